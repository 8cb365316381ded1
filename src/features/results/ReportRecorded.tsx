import type { RecordedColumn } from '../../core/model/item.ts';
import { recordedSentence } from '../../core/words/rate.ts';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './Report.module.css';

export interface ReportRecordedProps {
  readonly columns: readonly RecordedColumn[];
  readonly items: number;
}

/** What the file brought of its own: each column with what it is, and what its verdicts come to. */
export function ReportRecorded({ columns, items }: ReportRecordedProps) {
  return (
    <section aria-label={words.recorded}>
      <SectionHeader title={words.recorded} level={3} />
      <p className={styles.quiet}>{words.recordedText}</p>
      <dl className={styles.reasons}>
        {columns.map((column) => (
          <div key={column.name}>
            <dt>
              <PlainText text={column.name} /> <span className={styles.kind}>{words.recordedKind[column.kind]}</span>
            </dt>
            <RecordedTotals column={column} items={items} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function RecordedTotals({ column, items }: { readonly column: RecordedColumn; readonly items: number }) {
  const sentence = recordedSentence(column, items);
  return sentence === null ? null : (
    <dd>
      <PlainText text={sentence} multiline />
    </dd>
  );
}
