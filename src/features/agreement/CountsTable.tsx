import type { AgreementMatrix } from '../../core/agreement/table.ts';
import { grouped } from '../../core/words/numbers.ts';
import { cx } from '../../ui/cx.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { words } from './words.ts';
import styles from './CountsTable.module.css';

export interface CountsTableProps {
  /** Rows the judge's, columns the human's. */
  readonly matrix: AgreementMatrix;
  readonly categories: readonly string[];
  readonly names: { readonly human: string; readonly judge: string };
}

/** Judge by human with totals. Where the two say the same, the cell is shaded. */
export function CountsTable({ matrix, categories, names: { human, judge } }: CountsTableProps) {
  return (
    // A region that scrolls can be reached by keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={words.tableLabel} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {words.rowsOf} <Name text={judge} />. {words.columnsOf} <Name text={human} />.
        </caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className={styles.corner}>
              <span className={styles.side}>{words.judge}</span>
            </th>
            <th scope="colgroup" colSpan={categories.length + 1} className={styles.side}>
              {words.human}
            </th>
          </tr>
          <tr>
            {categories.map((category) => (
              <th key={category} scope="col">
                <Name text={category} />
              </th>
            ))}
            <th scope="col" className={styles.total}>
              {words.together}
            </th>
          </tr>
        </thead>
        <tbody>
          {matrix.map((row, at) => (
            <tr key={categories[at]}>
              <th scope="row">
                <span className={styles.side}>{words.judge}</span> <Name text={categories[at] ?? ''} />
              </th>
              {row.map((count, column) => (
                <td
                  key={categories[column]}
                  className={cx(column === at && styles.same)}
                  data-cell={matrix.length === 2 ? 'abcd'[at * 2 + column] : undefined}
                >
                  {grouped(count)}
                </td>
              ))}
              <td className={styles.total}>{grouped(sum(row))}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.total}>
              {words.together}
            </th>
            {categories.map((category, column) => (
              <td key={category} className={styles.total}>
                {grouped(sum(matrix.map((row) => row[column] ?? 0)))}
              </td>
            ))}
            <td className={styles.total}>{grouped(sum(matrix.flat()))}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** A name of the file that breaks where it has to. */
function Name({ text }: { readonly text: string }) {
  return <PlainText text={labelText(text, 80)} multiline className={styles.name} />;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((so, count) => so + count, 0);
}
