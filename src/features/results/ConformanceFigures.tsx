import { useStore } from 'zustand';
import { figureSentence, type Figure, type FigureName } from '../../core/words/conformanceReport.ts';
import { grouped } from '../../core/words/numbers.ts';
import type { Held } from '../../state/conformance/held.ts';
import { paramsOf } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { cx } from '../../ui/cx.ts';
import { words } from './conformanceWords.ts';
import styles from './ConformancePanel.module.css';

export interface ConformanceFiguresProps {
  readonly bench: Workbench;
  readonly figures: readonly Figure[];
  /** What the baseline says of them; null where there is none. */
  readonly held: Held | null;
}

/** The filter that shows the cases which a number counts. */
const FILTERS: Readonly<Record<FigureName, string>> = {
  exact: 'verdict = right',
  refused: 'reason in (refused-right, refused-right-by-exception)',
  invented: 'reason = invented-call',
  'false-refusals': 'reason in (false-refusal, false-refusal-by-exception)',
  'schema-invalid': 'schema = invalid',
  exceptions: 'reason in (refused-right-by-exception, false-refusal-by-exception)',
};

/** The numbers of document 002, each a button with its sentence, which shows the cases that it counts. */
export function ConformanceFigures({ bench: { actions, store }, figures, held }: ConformanceFiguresProps) {
  const { filter, sort } = useStore(store, (state) => paramsOf(state.route));
  return (
    <ul className={styles.figures} aria-label={words.figures}>
      {figures.map((figure) => {
        const own = FILTERS[figure.name];
        return (
          <li key={figure.name}>
            {figure.count === 0 ? (
              <div className={styles.figure}>
                <FigureText figure={figure} held={held} />
              </div>
            ) : (
              <button
                type="button"
                className={styles.figure}
                title={words.showCases(figureSentence(figure))}
                aria-pressed={filter === own}
                onClick={() => {
                  actions.applyFilter({ name: '', filter: filter === own ? '' : own, sort });
                }}
              >
                <FigureText figure={figure} held={held} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function FigureText({ figure, held }: { readonly figure: Figure; readonly held: Held | null }) {
  return (
    <span>
      <span className={styles.count}>{grouped(figure.count)}</span> {figure.rest.replace(' %', '\u00a0%')}
      <Against figure={figure} before={held?.figures.get(figure.name)} />
    </span>
  );
}

function Against({
  figure: { name, count },
  before,
}: {
  readonly figure: Figure;
  readonly before: number | undefined;
}) {
  if (before === undefined) return null;
  const change = count - before;
  const better = name === 'exact' ? change > 0 : change < 0;
  return (
    <span className={cx(styles.against, change !== 0 && (better ? styles.better : styles.worse))}>
      {words.against(before, change)}
    </span>
  );
}
