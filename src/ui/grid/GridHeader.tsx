import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { nextSort, type GridSort, type PlacedColumn } from './columns.ts';
import styles from './Grid.module.css';

export interface GridHeaderProps<Row> {
  readonly columns: readonly PlacedColumn<Row>[];
  readonly sort: GridSort | undefined;
  readonly onSort: ((sort: GridSort) => void) | undefined;
}

/** The row of headers. Its buttons are one tab stop: left and right move between them. */
export function GridHeader<Row>({ columns, sort, onSort }: GridHeaderProps<Row>) {
  const sortable = columns.filter(({ column }) => column.sortable === true && onSort !== undefined);
  const stop = sortable.find(({ column }) => column.key === sort?.key) ?? sortable[0];
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={cx(styles.cells, styles.headRow)} onKeyDown={moveBetweenButtons}>
        {columns.map(({ column, place }) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          const canSort = column.sortable === true && onSort !== undefined;
          return (
            <div
              key={column.key}
              role="columnheader"
              title={column.hint}
              aria-colindex={place}
              aria-sort={canSort ? (direction ?? 'none') : undefined}
              className={cx(styles.headCell, column.align !== undefined && styles[column.align])}
            >
              {canSort ? (
                <button
                  type="button"
                  tabIndex={stop?.column.key === column.key ? 0 : -1}
                  className={styles.sort}
                  aria-label={column.sign === undefined ? undefined : column.header}
                  onClick={() => {
                    onSort(nextSort(sort, column.key));
                  }}
                >
                  <span className={styles.clip}>{column.sign ?? column.header}</span>
                  {direction !== undefined && <SortArrow direction={direction} />}
                </button>
              ) : (
                <>
                  <span className={styles.clip} aria-hidden={column.sign !== undefined}>
                    {column.sign ?? column.header}
                  </span>
                  {column.sign !== undefined && <VisuallyHidden>{column.header}</VisuallyHidden>}
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function SortArrow({ direction }: { readonly direction: GridSort['direction'] }) {
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Arrow className={styles.arrow} size={12} strokeWidth={2.25} aria-hidden="true" />;
}

function moveBetweenButtons(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[at + (event.key === 'ArrowRight' ? 1 : -1)];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
