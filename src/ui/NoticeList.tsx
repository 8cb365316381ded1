import { PlainText } from './text/PlainText.tsx';
import styles from './Notice.module.css';

export interface NoticeListProps {
  readonly rows: readonly string[];
  /** What is left of a list that was cut, in words; null when `rows` are all. */
  readonly more: string | null;
}

/** The offenders that a notice names, one a line; a long list scrolls by itself. Nothing where there are none. */
export function NoticeList({ rows, more }: NoticeListProps) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row}>
          <PlainText text={row} multiline />
        </li>
      ))}
      {more !== null && <li>{more}</li>}
    </ul>
  );
}
