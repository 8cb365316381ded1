import { useDeferredValue, useMemo, useState } from 'react';
import { refusedPathClause } from '../../core/words/path.ts';
import type { BuildPair, BuildState, LaneName } from '../../state/build.ts';
import { alternativesOf, areListed } from '../../state/buildAlternatives.ts';
import { columnsOf, sideBySide } from '../../state/buildColumns.ts';
import { comparisonOf } from '../../state/buildCompare.ts';
import { foresee, putDown } from '../../state/buildDrag.ts';
import { placeOf } from '../../state/buildLanes.ts';
import { whatIf } from '../../state/buildWhatIf.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Notice } from '../../ui/Notice.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { AddSteps } from './AddSteps.tsx';
import { AlignmentGrid } from './AlignmentGrid.tsx';
import { AlternativesBar } from './AlternativesBar.tsx';
import { BuildDrag, type Dragging } from './BuildDrag.tsx';
import type { Edit } from './edit.ts';
import { Judge } from './Judge.tsx';
import { LaneHead } from './LaneHead.tsx';
import { Lanes } from './Lanes.tsx';
import { Notes } from './Notes.tsx';
import { Schools } from './Schools.tsx';
import { Scores } from './Scores.tsx';
import { StepPanel } from './StepPanel.tsx';
import { useComparison } from './useComparison.ts';
import { words } from './words.ts';
import styles from './BuildView.module.css';

export interface BuilderProps {
  readonly bench: Workbench;
  readonly build: BuildState;
  readonly edit: Edit;
  readonly lane: LaneName;
  readonly onLane: (lane: LaneName) => void;
  readonly modKey: string;
}

const UPRIGHT = '(max-width: 700px)';

/** Both lanes and everything that follows from them. */
export function Builder({ bench, build, edit, lane, onLane, modKey }: BuilderProps) {
  const { pair } = build;
  const vertical = useMediaQuery(UPRIGHT);
  const { sides, view, failed } = useComparison(bench, pair);
  const [chosen, setChosen] = useState<{ readonly pair: BuildPair; readonly index: number } | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const foreseen = useMemo(() => {
    if (dragging === null || dragging.aim === null) return null;
    const then = putDown(build, dragging.dragged, dragging.aim);
    return then === build ? null : foresee(then.pair);
  }, [build, dragging]);
  const index = chosen?.pair === pair ? chosen.index : 0;
  const alternatives = useMemo(() => (view.kind === 'compared' ? alternativesOf(pair) : null), [pair, view.kind]);
  const comparison = useMemo(() => {
    if (view.kind !== 'compared') return null;
    const other = index === 0 ? null : (alternatives?.at(index) ?? null);
    return other === null ? view.comparison : comparisonOf(other, sides);
  }, [view, index, alternatives, sides]);
  const alignment = comparison?.alignment ?? (view.kind === 'provisional' ? view.alignment : null);
  const columns = useMemo(() => {
    const [wanted, made] = [pair.reference.length, pair.candidate.length];
    return alignment === null ? sideBySide(wanted, made) : columnsOf(alignment, wanted, made);
  }, [alignment, pair]);
  const scores = foreseen?.scores ?? comparison?.scores ?? (view.kind === 'provisional' ? view.scores : null);
  const stale = comparison === null ? styles.stale : undefined;
  const drawn = useDeferredValue(
    useMemo(
      () => ({ pair, sides, columns, comparison, alternatives }),
      [pair, sides, columns, comparison, alternatives],
    ),
  );
  const notes = comparison?.notes ?? [];

  // What a step is worth may be a comparison of its own: labels and scores come first.
  const asked = useDeferredValue(pointed ?? build.selected);
  const worth = useMemo(() => {
    const place = asked === null ? null : placeOf(drawn.pair, asked);
    if (place === null || drawn.comparison === null) return null;
    const found = whatIf(drawn.pair, place, drawn.columns, drawn.comparison.scores);
    const name = labelText(drawn.pair[place.lane][place.at]?.step.name ?? '');
    return found === null ? null : words.whatIf[found.kind](name, found.credit);
  }, [asked, drawn]);

  return (
    <BuildDrag bench={bench} edit={edit} vertical={vertical} dragging={dragging} onDragging={setDragging}>
      <div className={vertical ? styles.lanesUpright : styles.lanes}>
        <LaneHead store={bench.store} steps={pair.reference.length} edit={edit} lane="reference" />
        <LaneHead store={bench.store} steps={pair.candidate.length} edit={edit} lane="candidate" />
        <div className={styles.laneBody}>
          <Lanes
            build={build}
            edit={edit}
            alignment={alignment}
            columns={columns}
            provisional={view.kind === 'provisional'}
            notes={notes}
            vertical={vertical}
            dragging={dragging}
            foreseen={foreseen?.marks ?? null}
            onPoint={setPointed}
          />
        </div>
      </div>
      {view.kind === 'provisional' && (
        <p className={styles.quiet} role="status">
          {failed === null ? words.comparing : words.notCompared(failed)}
        </p>
      )}
      {view.kind === 'refused' && (
        <Notice tone="fault" title={words.refused(refusedPathClause(view.refusal))} live="polite" />
      )}
      {comparison !== null && view.kind === 'compared' && (
        <AlternativesBar
          count={view.alignments}
          listed={areListed(sides)}
          index={index}
          rule={comparison.alignment.rule}
          onChange={(next) => {
            setChosen({ pair, index: next });
          }}
        />
      )}
      <p className={styles.whatIf}>{dragging === null && worth !== null ? worth : words.whatIfHint}</p>
      {scores !== null && (
        <div className={stale} aria-busy={comparison === null}>
          <Scores scores={scores} />
        </div>
      )}
      <AddSteps build={build} edit={edit} lane={lane} onLane={onLane} announce={bench.actions.announce} />
      <div className={styles.below}>
        <div className={styles.main}>
          <div className={styles.said}>
            {scores !== null && (
              <div className={stale} aria-busy={comparison === null}>
                <Judge scores={scores} limits={build.judge} edit={edit} />
              </div>
            )}
            <Notes notes={notes} />
          </div>
          {drawn.comparison !== null && (
            <AlignmentGrid
              pair={drawn.pair}
              sides={drawn.sides}
              alignment={drawn.comparison.alignment}
              alternatives={drawn.alternatives}
              count={view.kind === 'compared' ? view.alignments : null}
            />
          )}
        </div>
        <StepPanel build={build} edit={edit} columns={columns} modKey={modKey} />
      </div>
      <Schools pair={pair} />
    </BuildDrag>
  );
}
