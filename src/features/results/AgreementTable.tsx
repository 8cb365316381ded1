import { grouped } from '../../core/words/numbers.ts';
import { stateWord } from '../../core/words/state.ts';
import type { State } from '../../core/model/verdict.ts';
import type { Agreement } from '../../state/agreement.ts';
import { isMarked, type FilterMark } from '../../state/filterMarks.ts';
import { toneOf } from '../../state/tone.ts';
import { cx } from '../../ui/cx.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './Agreement.module.css';

export interface AgreementTableProps {
  readonly agreement: Agreement;
  /** What the runs are called: the one down the side, the other along the top. */
  readonly own: string;
  readonly other: string;
  readonly filter: string;
  readonly states: readonly State[];
  readonly onToggle: (marks: readonly FilterMark[]) => void;
}

/** Verdicts by verdicts: a number asks for the items that it counts. Where they say the same, the cell is shaded. */
export function AgreementTable({ agreement, own, other, filter, states, onToggle }: AgreementTableProps) {
  const used = states.map((_, at) => at).filter((at) => at < 2 || inUse(agreement, at));
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <PlainText text={words.agreementAxes(own, other)} multiline />
            </th>
            {used.map((at) => (
              <th key={at} scope="col">
                <Name state={states[at]!} />
              </th>
            ))}
            <th scope="col">{words.together}</th>
          </tr>
        </thead>
        <tbody>
          {used.map((row) => (
            <tr key={row}>
              <th scope="row">
                <Name state={states[row]!} />
              </th>
              {used.map((column) => {
                const count = agreement.counts[row]?.[column] ?? 0;
                const marks = marksOf(states[row]!, states[column]!);
                return (
                  <td key={column} className={cx(row === column && styles.same)}>
                    <button
                      type="button"
                      className={styles.count}
                      disabled={count === 0}
                      aria-pressed={isMarked(filter, marks)}
                      aria-label={words.agreementCell(
                        count,
                        own,
                        stateWord(states[row]!),
                        other,
                        stateWord(states[column]!),
                      )}
                      onClick={() => {
                        onToggle(marks);
                      }}
                    >
                      {grouped(count)}
                    </button>
                  </td>
                );
              })}
              <td>{grouped(total(used.map((column) => agreement.counts[row]?.[column] ?? 0)))}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.together}</th>
            {used.map((column) => (
              <td key={column}>{grouped(total(used.map((row) => agreement.counts[row]?.[column] ?? 0)))}</td>
            ))}
            <td>{grouped(agreement.items)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Name({ state }: { readonly state: State }) {
  return <StateMark tone={toneOf(state)} word={stateWord(state)} />;
}

function marksOf(row: State, column: State): readonly FilterMark[] {
  return [
    { field: 'verdict', value: row },
    { field: 'beside.verdict', value: column },
  ];
}

function inUse({ counts }: Agreement, at: number): boolean {
  return counts.some((row, place) => (row[at] ?? 0) > 0 || (place === at && total(row) > 0));
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
