import { grouped, percent } from '../../core/words/numbers.ts';
import { cx } from '../../ui/cx.ts';
import { Swatch } from '../../ui/charts/Swatch.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { sum, type ChartData } from './chartData.ts';
import { words } from './words.ts';
import styles from './ChartPanel.module.css';

export interface ChartTableProps {
  readonly data: ChartData;
  /** What the rows are. */
  readonly corner: string;
  readonly caption: string;
  readonly isChosen: (row: number, part: number) => boolean;
  readonly canChoose: (row: number, part: number) => boolean;
  readonly onChoose: (row: number, part: number) => void;
}

/** The numbers of the chart: each with its share of its row, and each asks for the items that it counts. */
export function ChartTable({ data: { rows, parts, counts, total }, corner, caption, ...choosing }: ChartTableProps) {
  return (
    <div className={styles.tableBox}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <PlainText text={corner} multiline />
            </th>
            {parts.map((part) => (
              <th key={part.key} scope="col">
                <span className={styles.partName}>
                  <Swatch look={part.look} />
                  <PlainText text={part.label} multiline />
                </span>
              </th>
            ))}
            <th scope="col">{words.together}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key}>
              <th scope="row">
                <PlainText text={row.label} multiline />
              </th>
              {parts.map((part, place) => {
                const count = counts[at]?.[place] ?? 0;
                const of = sum(counts[at] ?? []);
                const can = count > 0 && choosing.canChoose(at, place);
                const share = count === 0 ? '' : words.chartShare(percent(count / of, 0));
                return (
                  <td key={part.key} className={cx(can && styles.can)}>
                    {can ? (
                      <button
                        type="button"
                        className={styles.cell}
                        aria-pressed={choosing.isChosen(at, place)}
                        title={words.chartCell(count, of, row.label, part.label)}
                        aria-label={words.chartCell(count, of, row.label, part.label)}
                        onClick={() => {
                          choosing.onChoose(at, place);
                        }}
                      >
                        {grouped(count)} <span className={styles.share}>{share}</span>
                      </button>
                    ) : (
                      <span title={words.chartCell(count, of, row.label, part.label)}>
                        {grouped(count)} <span className={styles.share}>{share}</span>
                      </span>
                    )}
                  </td>
                );
              })}
              <td>{grouped(sum(counts[at] ?? []))}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.together}</th>
            {parts.map((part, place) => (
              <td key={part.key}>{grouped(sum(counts.map((row) => row[place] ?? 0)))}</td>
            ))}
            <td>{grouped(total)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
