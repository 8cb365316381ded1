import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { leastRowWidth, placedColumns, type GridColumn, type GridSort } from './columns.ts';
import { GridHeader } from './GridHeader.tsx';
import { moveInRow } from './moveInRow.ts';
import { gridMove } from './gridMove.ts';
import { GridRow } from './GridRow.tsx';
import { paintedRange, wantedRange } from './rowRange.ts';
import { canvasHeight, isScaled, rowAtTop } from './scroll.ts';
import { useGridScroll } from './useGridScroll.ts';
import styles from './Grid.module.css';

const HEAD_HEIGHT = 28;
const OVERSCAN = 6;
/** Milliseconds; systems let people set up to 900. */
const LONGEST_DOUBLE_CLICK = 1000;

export interface GridProps<Row> {
  /** Names the table. */
  readonly label: string;
  readonly rowCount: number;
  readonly rowHeight?: number | undefined;
  readonly columns: readonly GridColumn<Row>[];
  /** The row at a place, or undefined while it isn't there; the same object as long as nothing in it changed. */
  readonly rowAt: (index: number) => Row | undefined;
  /** -1 when none. */
  readonly selectedIndex: number;
  readonly onSelect: (index: number) => void;
  /** Enter, or a double click. */
  readonly onOpen?: ((index: number) => void) | undefined;
  /**
   * The rows soon to be shown, `to` not included. Called when they change, and when this function does: give a stable
   * one.
   */
  readonly onRange?: ((from: number, to: number) => void) | undefined;
  readonly sort?: GridSort | undefined;
  readonly onSort?: ((sort: GridSort) => void) | undefined;
  /** A column was made narrower or wider: its width in pixels, or null to fit by itself again. */
  readonly onWidth?: ((key: string, width: number | null) => void) | undefined;
  /** Stands in the body when there are no rows. */
  readonly empty?: ReactNode;
}

/**
 * A table of any number of rows, of which only those in sight are in the page. It fills its parent, which must have a
 * height. The table is one tab stop: the selected row moves, the focus stays; right and left go to buttons in it.
 */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, rowCount, rowHeight = 32, columns, rowAt, selectedIndex, onSelect, onOpen, onRange } = props;
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const { box, place, width, direction, showRow } = useGridScroll({
    element,
    rowCount,
    rowHeight,
    headHeight: HEAD_HEIGHT,
  });
  const [dragged, setDragged] = useState<{ readonly key: string; readonly width: number } | null>(null);
  const placed = useMemo(() => placedColumns(columns, width), [columns, width]);
  const onWidth = props.onWidth;

  const visible = Math.max(1, Math.ceil(box.viewport / rowHeight));
  const painted = paintedRange(rowAtTop(box, place.top), visible, rowCount, OVERSCAN);
  const { from, to } = wantedRange(painted, visible, rowCount, direction);
  useEffect(() => {
    if (to > from) onRange?.(from, to);
  }, [from, to, onRange]);

  // What the first of two quick clicks does may move the rows: both mean the row under the first.
  const pressed = useRef<{ readonly index: number; readonly at: number } | null>(null);
  const show = useRef(showRow);
  useEffect(() => {
    show.current = showRow;
  });
  useEffect(() => {
    if (selectedIndex >= 0 && selectedIndex < rowCount) show.current(selectedIndex);
  }, [selectedIndex, rowCount]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (modified || moveInRow(event, `${id}-${selectedIndex}`) || event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && selectedIndex >= 0) {
      event.preventDefault();
      onOpen?.(selectedIndex);
      return;
    }
    const page = Math.floor(box.viewport / rowHeight);
    const next = gridMove(event.key, { index: selectedIndex, rowCount, page });
    if (next === undefined) return;
    event.preventDefault();
    if (next === selectedIndex) showRow(next);
    else onSelect(next);
  }

  const shift = isScaled(box) ? place.scroll - place.top : 0;
  const slots = Math.max(1, visible + 2 * OVERSCAN);
  const rows = [];
  for (let index = painted.from; index < painted.to; index += 1) {
    rows.push(
      <GridRow
        key={index % slots}
        id={`${id}-${index}`}
        index={index}
        row={rowAt(index)}
        columns={placed}
        height={rowHeight}
        y={index * rowHeight + shift}
        selected={index === selectedIndex}
      />,
    );
  }
  const template = placed
    .map(({ column }) => (column.key === dragged?.key ? `${dragged.width}px` : column.width))
    .join(' ');
  const hasActive = selectedIndex >= painted.from && selectedIndex < painted.to;
  return (
    <div
      ref={element}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      aria-activedescendant={hasActive ? `${id}-${selectedIndex}` : undefined}
      className={styles.grid}
      style={{ '--columns': template, '--row-min': `${leastRowWidth(placed)}px` }}
      onKeyDown={onKeyDown}
    >
      <GridHeader
        columns={placed}
        sort={props.sort}
        onSort={props.onSort}
        onDrag={(key, wide) => {
          setDragged({ key, width: wide });
        }}
        onWidth={
          onWidth === undefined
            ? undefined
            : (key, wide) => {
                setDragged(null);
                onWidth(key, wide);
              }
        }
      />
      {rowCount === 0 ? (
        <div role="rowgroup" className={styles.empty}>
          <div role="row">
            <div role="gridcell" aria-colspan={columns.length}>
              {props.empty}
            </div>
          </div>
        </div>
      ) : (
        <div
          role="rowgroup"
          className={styles.canvas}
          style={{ height: canvasHeight(box) }}
          onClick={(event) => {
            markNothingNext();
            if (event.detail > 1) return;
            const index = indexOf(event);
            pressed.current = index === undefined ? null : { index, at: event.timeStamp };
            if (index !== undefined) onSelect(index);
          }}
          onDoubleClick={({ timeStamp }) => {
            const { index, at } = pressed.current ?? { index: -1, at: -Infinity };
            if (timeStamp - at < LONGEST_DOUBLE_CLICK) onOpen?.(index);
          }}
        >
          {rows}
        </div>
      )}
    </div>
  );
}

/** The second of two quick clicks marks no text, wherever it falls: the first may have moved what lies under it. */
function markNothingNext(): void {
  document.addEventListener(
    'mousedown',
    (event) => {
      if (event.detail > 1) event.preventDefault();
    },
    { once: true, capture: true },
  );
}

/** The index of the row that was pressed. */
function indexOf(event: MouseEvent): number | undefined {
  const row = event.target instanceof Element ? event.target.closest('[data-index]') : null;
  const index = row?.getAttribute('data-index') ?? null;
  return index === null ? undefined : Number(index);
}
