import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { ColumnEdge } from './ColumnEdge.tsx';
import { PlainText } from '../text/PlainText.tsx';
import { nextSort, type GridColumn, type GridSort, type PlacedColumn } from './columns.ts';
import styles from './Grid.module.css';

export interface GridHeaderProps<Row> {
  readonly columns: readonly PlacedColumn<Row>[];
  readonly sort: GridSort | undefined;
  readonly onSort: ((sort: GridSort) => void) | undefined;
  /** The width of a column while it is dragged. */
  readonly onDrag: (key: string, width: number) => void;
  /** With it columns can be made narrower and wider. */
  readonly onWidth: ((key: string, width: number | null) => void) | undefined;
}

/**
 * The row of headers. Its buttons are one tab stop: left and right move between them. The next tab stop is the edge of
 * the column whose button it was.
 */
export function GridHeader<Row>({ columns, sort, onSort, onDrag, onWidth }: GridHeaderProps<Row>) {
  const [visited, setVisited] = useState<string | null>(null);
  const sortable = columns.map(({ column }) => column).filter((column) => canSort(column) && onSort !== undefined);
  const stop =
    sortable.find(({ key }) => key === visited) ??
    sortable.find((column) => sortName(column) === sort?.key) ??
    sortable[0];
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={cx(styles.cells, styles.headRow)} onKeyDown={moveBetweenButtons}>
        {columns.map(({ column, place }) => {
          const direction = sort?.key === sortName(column) ? sort.direction : undefined;
          const sorts = canSort(column) && onSort !== undefined;
          return (
            <div
              key={column.key}
              role="columnheader"
              title={column.hint}
              aria-colindex={place}
              aria-sort={sorts ? (direction ?? 'none') : undefined}
              className={cx(styles.headCell, column.align !== undefined && styles[column.align])}
            >
              {sorts ? (
                <button
                  type="button"
                  tabIndex={stop?.key === column.key ? 0 : -1}
                  className={styles.sort}
                  aria-label={column.sign === undefined ? undefined : column.header}
                  onFocus={() => {
                    setVisited(column.key);
                  }}
                  onClick={() => {
                    onSort(nextSort(sort, sortName(column)));
                  }}
                >
                  <HeaderText column={column} />
                  {direction !== undefined && <SortArrow direction={direction} />}
                </button>
              ) : (
                <>
                  <HeaderText column={column} />
                  {column.sign !== undefined && <VisuallyHidden>{column.header}</VisuallyHidden>}
                </>
              )}
              {onWidth !== undefined && column.sign === undefined && (
                <ColumnEdge
                  label={`Width of ${column.header}`}
                  stop={!sorts || stop?.key === column.key}
                  onDrag={(width) => {
                    onDrag(column.key, width);
                  }}
                  onWidth={(width) => {
                    onWidth(column.key, width);
                  }}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function HeaderText<Row>({ column: { header, sign, note } }: { readonly column: GridColumn<Row> }) {
  return (
    <span className={styles.clip} aria-hidden={sign === undefined ? undefined : true}>
      {sign ?? <PlainText text={header} />}
      {sign === undefined && note !== undefined && <span className={styles.note}> {note}</span>}
    </span>
  );
}

function canSort<Row>(column: GridColumn<Row>): boolean {
  return column.sortable === true;
}

function sortName<Row>({ key, sortBy }: GridColumn<Row>): string {
  return sortBy ?? key;
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
