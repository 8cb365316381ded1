import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { cx } from './cx.ts';
import styles from './FacetList.module.css';

export interface FacetRow {
  readonly key: string;
  /** Shown and spoken; give a `PlainText` in `shown` when it comes from a file. */
  readonly label: string;
  readonly shown?: ReactNode;
  readonly count: number;
  readonly selected: boolean;
  /** A compact state mark before the label, for the eye alone: the label says it too. */
  readonly mark?: ReactNode;
  /** 0 to 1: the length of the line under the row. */
  readonly share?: number | undefined;
}

export interface FacetListProps {
  readonly title: string;
  /** In place of the title for the eye; give a `PlainText` when it comes from a file. */
  readonly shown?: ReactNode;
  readonly rows: readonly FacetRow[];
  readonly onToggle: (key: string) => void;
  /** Rows shown before "show more"; selected ones are always shown. */
  readonly limit?: number | undefined;
  readonly formatCount?: ((count: number) => string) | undefined;
  /** A quiet button at the title, for instance "Clear". */
  readonly action?: ReactNode;
}

/** Values of one column with their counts; each is a button that is pressed or not. */
export function FacetList({
  title,
  shown: heading,
  rows,
  onToggle,
  limit = 8,
  formatCount = String,
  action,
}: FacetListProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const shown = open ? rows : rows.filter((row, place) => place < limit || row.selected);
  const more = rows.length - shown.length;
  return (
    <section className={styles.facets} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {heading ?? title}
        </h3>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      <ul className={styles.list}>
        {shown.map((row) => (
          <li key={row.key}>
            <button
              type="button"
              className={cx(styles.row, row.count === 0 && !row.selected && styles.none)}
              aria-pressed={row.selected}
              onClick={() => {
                onToggle(row.key);
              }}
            >
              {row.mark !== undefined && (
                <span className={styles.mark} aria-hidden="true">
                  {row.mark}
                </span>
              )}
              <span className={styles.label} title={row.label}>
                {row.shown ?? row.label}
              </span>
              <span className={styles.count}>{formatCount(row.count)}</span>
              {row.share !== undefined && (
                <span className={styles.share} style={{ transform: `scaleX(${row.share})` }} />
              )}
            </button>
          </li>
        ))}
      </ul>
      {(more > 0 || open) && rows.length > limit && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? 'Show fewer' : `Show ${formatCount(more)} more`}
        </button>
      )}
    </section>
  );
}
