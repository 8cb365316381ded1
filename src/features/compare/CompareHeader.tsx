import { ArrowLeftRight, Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { fileInWords } from '../../core/words/quoted.ts';
import { isSameRun, isScoredAlike, readyPair, type Side } from '../../state/compare/side.ts';
import { cancelExportCompared, changeComparison, exportCompared } from '../../state/compare/steps.ts';
import type { CompareRoute } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { sideName, stemOf } from './names.ts';
import { SideChooser, type SideProblem } from './SideChooser.tsx';
import type { Compared } from './useCompared.ts';
import { words } from './words.ts';
import styles from './CompareView.module.css';

export interface CompareHeaderProps {
  readonly bench: Workbench;
  readonly route: CompareRoute;
  readonly compared: Compared;
}

/** Which two runs are compared, which of them is the earlier one, and what can be taken away from here. */
export function CompareHeader({ bench, route, compared }: CompareHeaderProps) {
  const { context, actions } = bench;
  const { a, b, comparing } = compared;
  const shown = useStore(comparing.store, (state) => state.rows.shown);
  const exporting = useStore(comparing.store, (state) => state.exporting);
  const pair = readyPair(a, b);
  const [problem, setProblem] = useProblem(route);
  return (
    <header className={styles.top}>
      <div className={styles.titleRow}>
        <h1 className={styles.title} tabIndex={-1}>
          {words.title}
        </h1>
        <span className={styles.quiet}>{words.about}</span>
        <span className={styles.space} />
        {route.a !== null && route.b !== null && (
          <IconButton icon={<Link2 />} label={words.copyLink} keys="y" onClick={actions.copyLink} />
        )}
        {pair !== null && exporting !== null && (
          <Button
            onClick={() => {
              cancelExportCompared(context);
            }}
          >
            {words.exporting(exporting.items, exporting.totalItems)} – {words.cancel}
          </Button>
        )}
        {pair !== null && exporting === null && (
          <Menu
            align="end"
            trigger={<Button icon={<Download />}>{words.exportMenu}</Button>}
            entries={[
              { kind: 'heading', id: 'note', label: words.exportNote(shown) },
              ...(['csv', 'jsonl'] as const).map((kind) => ({
                kind: 'item' as const,
                id: kind,
                label: words.exportKind[kind],
                onSelect: () => {
                  void exportCompared(context, kind, `${stemOf(a)}-${stemOf(b)}.compared`);
                },
              })),
            ]}
          />
        )}
      </div>
      <div className={styles.sides}>
        <SideChooser
          bench={bench}
          letter="a"
          place={route.a}
          side={a}
          other={b}
          baselines={compared.baselines}
          onProblem={setProblem}
        />
        <IconButton
          icon={<ArrowLeftRight />}
          label={words.swap}
          disabled={route.a === null && route.b === null}
          onClick={() => {
            const item = route.item === null ? null : { a: route.item.b, b: route.item.a };
            changeComparison(context, { a: route.b, b: route.a, item });
          }}
        />
        <SideChooser
          bench={bench}
          letter="b"
          place={route.b}
          side={b}
          other={a}
          baselines={compared.baselines}
          onProblem={setProblem}
        />
      </div>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          <PlainText text={notTaken(problem, a)} multiline className={styles.inline} />
        </p>
      )}
      {pair !== null && isSameRun(pair) && <p className={styles.note}>{words.sameRun}</p>}
      {pair !== null && !isScoredAlike(pair) && <p className={styles.note}>{words.otherScoring}</p>}
    </header>
  );
}

/** Why a file was not taken, until either side is another one. */
function useProblem({ a, b }: CompareRoute) {
  const at = JSON.stringify([a, b]);
  const [problem, setProblem] = useState<SideProblem | null>(null);
  const [of, setOf] = useState(at);
  if (of !== at) {
    setOf(at);
    setProblem(null);
  }
  return [of === at ? problem : null, setProblem] as const;
}

function notTaken({ file, why }: SideProblem, a: Side): string {
  const still = sideName(a);
  return `${words.baselineBad(fileInWords(file), still === null ? null : fileInWords(still))}. ${why}`;
}
