import { grouped } from '../../core/words/numbers.ts';
import { stateWord } from '../../core/words/state.ts';
import type { State } from '../../core/model/verdict.ts';
import type { ComparedFilter, RunComparison } from '../../engine/comparison.ts';
import { isCellListed } from '../../state/compare/cells.ts';
import { changeOfStates, STATE_ORDER } from '../../state/compare/totals.ts';
import { toneOf } from '../../state/tone.ts';
import { cx } from '../../ui/cx.ts';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './Matrix.module.css';

export interface MatrixProps {
  /** Of the category and the search that are listed. */
  readonly matrix: RunComparison['matrix'];
  /** Of all joined items: states that none of them has have no row, or column. */
  readonly whole: RunComparison['matrix'];
  readonly filter: ComparedFilter;
  readonly onCell: (a: State, b: State) => void;
}

/** Joined items by their state before and after, with totals. A cell lists the items that it counts. */
export function Matrix({ matrix, whole, filter, onCell }: MatrixProps) {
  const { rows, columns } = shownStates(whole);
  return (
    <section className={styles.section} aria-label={words.matrixTitle}>
      <SectionHeader title={words.matrixTitle} note={<PlainText text={narrowedTo(filter)} />} />
      {/* A region that scrolls can be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={words.matrixLabel} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{words.matrixCaption}</caption>
          <thead>
            <tr>
              <td aria-label={words.matrixCorner} />
              {columns.map(({ state }) => (
                <th key={state} scope="col">
                  <StateMark tone={toneOf(state)} word={stateWord(state)} />
                </th>
              ))}
              <th scope="col" className={styles.total}>
                {words.together}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ state: a, at: row }) => (
              <tr key={a}>
                <th scope="row">
                  <StateMark tone={toneOf(a)} word={stateWord(a)} />
                </th>
                {columns.map(({ state: b, at: column }) => {
                  const count = matrix[row]?.[column] ?? 0;
                  const change = changeOfStates(a, b);
                  return (
                    <td key={b} className={cx(styles.cell, styles[change])}>
                      {count === 0 ? (
                        <span className={styles.none}>0</span>
                      ) : (
                        <button
                          type="button"
                          aria-pressed={isCellListed(filter, a, b)}
                          title={words.matrixCell(
                            count,
                            stateWord(a),
                            stateWord(b),
                            words.change[change].toLowerCase(),
                          )}
                          onClick={() => {
                            onCell(a, b);
                          }}
                        >
                          {grouped(count)}
                        </button>
                      )}
                    </td>
                  );
                })}
                <td className={styles.total}>{grouped(sum(matrix[row] ?? []))}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" className={styles.total}>
                {words.together}
              </th>
              {columns.map(({ state, at }) => (
                <td key={state} className={styles.total}>
                  {grouped(columnSum(matrix, at))}
                </td>
              ))}
              <td className={styles.total}>{grouped(sum(matrix.map(sum)))}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What the counts are of, where that is not all. */
function narrowedTo({ category, search }: ComparedFilter): string {
  const parts = [
    category === undefined ? null : words.anyCategory(category === null ? words.noCategory : labelText(category, 60)),
    search === '' ? null : words.searched(labelText(search, 60)),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** States that any item has on a side, and those of a verdict. */
function shownStates(matrix: RunComparison['matrix']) {
  const states = STATE_ORDER.map((state, at) => ({ state, at, judged: state === 'right' || state === 'wrong' }));
  return {
    rows: states.filter(({ at, judged }) => judged || sum(matrix[at] ?? []) > 0),
    columns: states.filter(({ at, judged }) => judged || columnSum(matrix, at) > 0),
  };
}

function columnSum(matrix: RunComparison['matrix'], at: number): number {
  return sum(matrix.map((row) => row[at] ?? 0));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((so, count) => so + count, 0);
}
