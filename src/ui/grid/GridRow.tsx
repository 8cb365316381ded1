import { useMemo } from 'react';
import { cx } from '../cx.ts';
import type { PlacedColumn } from './columns.ts';
import styles from './Grid.module.css';

export interface GridRowProps<Row> {
  readonly id: string;
  readonly index: number;
  readonly row: Row | undefined;
  readonly columns: readonly PlacedColumn<Row>[];
  readonly height: number;
  /** Pixels from the canvas's top. */
  readonly y: number;
  readonly selected: boolean;
}

/** One row; drawn anew only when its row, place or columns change. */
export function GridRow<Row>({ id, index, row, columns, height, y, selected }: GridRowProps<Row>) {
  return useMemo(
    () => (
      <div
        id={id}
        role="row"
        aria-rowindex={index + 2}
        aria-selected={selected}
        aria-busy={row === undefined}
        data-index={index}
        className={cx(styles.cells, styles.row, selected && styles.selected)}
        style={{ height, transform: `translateY(${y}px)` }}
      >
        {columns.map(({ column, place }) => (
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={place}
            className={cx(
              styles.cell,
              column.mono === true && styles.mono,
              column.align !== undefined && styles[column.align],
            )}
          >
            {row === undefined ? <span className={styles.waiting} /> : column.render(row)}
          </div>
        ))}
      </div>
    ),
    [id, index, row, columns, height, y, selected],
  );
}
