import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from './words.ts';
import styles from './Cells.module.css';

export interface FilterCellProps {
  readonly field: string;
  readonly value: string;
  readonly onFilter: (field: string, value: string) => void;
  readonly children: ReactNode;
}

/** A cell whose value can be filtered by. By keys it is reached from the table, with the right arrow. */
export function FilterCell({ field, value, onFilter, children }: FilterCellProps) {
  return (
    <span className={styles.cell}>
      <span className={styles.value}>{children}</span>
      <button
        type="button"
        tabIndex={-1}
        className={styles.filter}
        aria-label={words.filterBy(field, value)}
        title={words.filterBy(field, value)}
        onClick={(event) => {
          event.stopPropagation();
          onFilter(field, value);
        }}
      >
        <ListFilter size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
