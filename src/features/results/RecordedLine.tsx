import type { ReactNode } from 'react';
import { recordedSentence } from '../../core/words/rate.ts';
import type { RecordedColumn } from '../../core/model/item.ts';
import { saysVerdicts } from '../../state/recordedRun.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './SummaryLine.module.css';

export interface RecordedLineProps {
  readonly columns: readonly RecordedColumn[];
  /** The column whose verdicts are the run's own: they stand in the line above. Null for a run that computes its own. */
  readonly scoredBy: string | null;
  /** Of the whole dataset: what is recorded is not filtered. */
  readonly items: number;
  readonly onReport: () => void;
  /** The way to hold them against the run; null where something is held against it already. */
  readonly compare: ReactNode;
}

/** Columns whose totals are said at once; the report says all. */
const MOST = 3;

/** What the file's own verdicts come to, beside what was computed; each by its column's name. */
export function RecordedLine({ columns, scoredBy, items, onReport, compare }: RecordedLineProps) {
  const verdicts = columns.filter((column) => saysVerdicts(column) && column.name !== scoredBy);
  if (verdicts.length === 0) return null;
  return (
    <p className={styles.recorded}>
      {verdicts.slice(0, MOST).map((column) => (
        <span key={column.name} className={styles.total}>
          {words.recordedBy[column.kind]} <PlainText text={recordedSentence(column, items) ?? column.name} />
        </span>
      ))}
      {verdicts.length > MOST && (
        <Button variant="quiet" onClick={onReport}>
          {words.recordedMore(verdicts.length - MOST)}
        </Button>
      )}
      {compare}
    </p>
  );
}
