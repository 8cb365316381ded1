import type { ComparisonJoin } from '../../engine/comparison.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './JoinReport.module.css';

export interface KeyListProps {
  readonly title: string;
  readonly keys: ComparisonJoin['onlyA'];
}

/** A count of items that unfolds to the first of them; nothing where there are none. */
export function KeyList({ title, keys: { total, first } }: KeyListProps) {
  if (total === 0) return null;
  return (
    <details className={styles.keys}>
      <summary>{title}</summary>
      {first.length < total && <p className={styles.quiet}>{words.firstOf(first.length, total)}</p>}
      <ul className={styles.list}>
        {first.map(({ id, attempt }) => (
          <li key={`${attempt} ${id}`}>
            <PlainText text={id} mono limit={120} />
            {attempt > 0 && <span className={styles.quiet}> {words.attempt(attempt)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
