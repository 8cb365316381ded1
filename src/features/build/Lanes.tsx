import { SortableContext } from '@dnd-kit/sortable';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TrajectoryNote } from '../../core/trajectory/notes.ts';
import type { Alignment, StepMark } from '../../core/trajectory/trajectory.ts';
import type { BuildState, LaneName } from '../../state/build.ts';
import { markOf, type Columns } from '../../state/buildColumns.ts';
import { changeStep, select } from '../../state/buildEdit.ts';
import { cx } from '../../ui/cx.ts';
import type { Dragging } from './BuildDrag.tsx';
import type { Edit } from './edit.ts';
import { Gaps, GroupBrackets, InsertMark, LaneArea } from './LaneFurniture.tsx';
import { laneStrategy } from './laneDrag.ts';
import { LaneLines } from './LaneLines.tsx';
import { boxOf, canvasSize, narrowShape, WIDE } from './laneShape.ts';
import { LaneStepView, stepId, type StepDeeds } from './LaneStepView.tsx';
import { pressStepKey } from './stepKeys.ts';
import { StepFacts } from './StepFacts.tsx';
import { useScrollWindow } from './useScrollWindow.ts';
import { words } from './words.ts';
import styles from './Lanes.module.css';

export interface LanesProps {
  readonly build: BuildState;
  readonly edit: Edit;
  /** Null where the reference is refused: nothing is said of the steps then. */
  readonly alignment: Alignment | null;
  readonly columns: Columns;
  readonly provisional: boolean;
  readonly notes: readonly TrajectoryNote[];
  readonly vertical: boolean;
  readonly dragging: Dragging | null;
  /** What would become of the steps if what is held were put down here; null for nothing else than what is. */
  readonly foreseen: ReadonlyMap<number, StepMark> | null;
  readonly onPoint: (key: number | null) => void;
}

const NAMES: readonly LaneName[] = ['reference', 'candidate'];

/** Both lanes: steps where they stand, lines between those that match, gaps where one is missing. Only what is in sight is drawn. */
export function Lanes(props: LanesProps) {
  const { build, edit, alignment, columns, provisional, notes, vertical, dragging, foreseen, onPoint } = props;
  const { pair, selected } = build;
  const scroller = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(360);
  const shape = useMemo(() => (vertical ? narrowShape(width) : WIDE), [vertical, width]);
  const shown = useScrollWindow(scroller, columns.count, shape.pitch, vertical);
  const [renaming, setRenaming] = useState<number | null>(null);
  const dragged = dragging?.dragged.kind === 'step' ? dragging.dragged.key : null;
  const wanted = useRef<number | 'selected' | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const sizes = new ResizeObserver(() => {
      setWidth(element.clientWidth);
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
    };
  }, []);
  const loaded = selected === null ? pair : null;
  useLayoutEffect(() => {
    if (loaded === null || wanted.current !== null) return;
    // Other steps than before: from their beginning.
    scroller.current?.scrollTo({ left: 0, top: 0 });
  }, [loaded]);
  // Before the next key can be pressed.
  useLayoutEffect(() => {
    const key = wanted.current === 'selected' ? selected : wanted.current;
    wanted.current = null;
    const step = key === null ? null : document.getElementById(stepId(key));
    step?.focus();
  });

  const deeds = useMemo(
    (): StepDeeds => ({
      onSelect: (key) => {
        edit((state) => select(state, key));
      },
      onRenaming: setRenaming,
      onRename: (key, name) => {
        setRenaming(null);
        wanted.current = key;
        if (name !== null) edit((state) => changeStep(state, key, { name }));
      },
      onKey: (event, key) => {
        pressStepKey(event, key, { pair, columns, vertical }, edit, {
          focusSelected: () => {
            wanted.current = 'selected';
          },
          rename: () => {
            setRenaming(key);
          },
        });
      },
      onPoint,
    }),
    [edit, onPoint, pair, columns, vertical],
  );

  const size = canvasSize(shape, columns.count);
  return (
    <div
      ref={scroller}
      className={cx(styles.scroller, vertical && styles.upright)}
      role="group"
      aria-label={words.lanes}
    >
      <div className={cx(styles.canvas, dragging !== null && styles.dragging)} style={size}>
        {NAMES.map((lane, row) => (
          <LaneArea key={lane} lane={lane} shape={shape} row={row === 0 ? 0 : 1} />
        ))}
        <LaneLines columns={columns} shape={shape} shown={shown} notes={alignment === null ? [] : notes} />
        <GroupBrackets lane={pair.reference} columns={columns} shape={shape} shown={shown} />
        {alignment !== null && <Gaps pair={pair} columns={columns} shape={shape} shown={shown} />}
        {NAMES.map((lane, row) => {
          const steps = pair[lane];
          const indexes = indexesInSight(columns[lane], shown, [
            steps.findIndex(({ key }) => key === selected),
            steps.findIndex(({ key }) => key === dragged),
          ]);
          const places = lane === 'reference' ? columns.ofReference : columns.ofCandidate;
          const tabbable = tabbableOf(
            indexes,
            steps.findIndex(({ key }) => key === selected),
          );
          return (
            <SortableContext key={lane} items={steps.map(({ key }) => key)} strategy={laneStrategy}>
              <ol className={styles.lane} aria-label={words.laneSteps(lane, steps.length)}>
                {indexes.map((at) => {
                  const one = steps[at]!;
                  return (
                    <LaneStepView
                      key={one.key}
                      one={one}
                      lane={lane}
                      at={at}
                      of={steps.length}
                      box={boxOf(shape, row === 0 ? 0 : 1, places[at] ?? at)}
                      mark={foreseen?.get(one.key) ?? (alignment === null ? null : markOf(lane, at, columns))}
                      provisional={provisional}
                      selected={one.key === selected}
                      tabbable={at === tabbable}
                      renaming={one.key === renaming}
                      facts={<StepFacts build={build} lane={lane} at={at} columns={columns} />}
                      deeds={deeds}
                    />
                  );
                })}
              </ol>
            </SortableContext>
          );
        })}
        {dragging?.dragged.kind === 'tool' && dragging.aim !== null && (
          <InsertMark aim={dragging.aim} columns={columns} shape={shape} />
        )}
      </div>
    </div>
  );
}

/** Steps of a lane whose places are in sight, and these others, in order. */
function indexesInSight(
  places: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
  others: readonly number[],
): readonly number[] {
  const found = new Set(others.filter((at) => at >= 0));
  for (let place = from; place < to; place += 1) {
    const at = places[place] ?? -1;
    if (at >= 0) found.add(at);
  }
  return [...found].toSorted((a, b) => a - b);
}

function tabbableOf(indexes: readonly number[], selected: number): number {
  return selected >= 0 ? selected : (indexes[0] ?? 0);
}
