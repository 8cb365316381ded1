import {
  memo,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { RowEdge } from './rowPlaces.ts';
import { useMeasuredRows } from './useMeasuredRows.ts';
import styles from './MeasuredList.module.css';

export interface ListHandle {
  readonly showRow: (row: number, edge: RowEdge) => void;
  /** Shows the row and takes the focus there. */
  readonly focusRow: (row: number) => void;
}

export interface MeasuredListProps {
  /** Names the list. */
  readonly label: string;
  readonly count: number;
  /** Pixels that a row is taken to be high until it is laid out; stable between renders, as is `render`. */
  readonly guess: (row: number) => number;
  /** With another one, nothing that was measured holds any more. */
  readonly edition: string;
  readonly render: (row: number) => ReactNode;
  /** Pixels at the top of sight that something covers. */
  readonly inset?: number | undefined;
  readonly ref?: Ref<ListHandle> | undefined;
}

/**
 * A list of any length, of which only what is near to sight is laid out. Arrows go from row to row, Home and End to the
 * ends.
 */
export function MeasuredList({ label, count, guess, edition, render, inset = 0, ref }: MeasuredListProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(-1);
  // The row to focus once it is laid out.
  const toFocus = useRef(-1);
  const kept = useMemo(() => [focused], [focused]);
  const { rows, places, showRow, watch } = useMeasuredRows({ canvas, count, guess, edition, inset, kept });

  function focusRow(row: number, edge: RowEdge = 'nearest'): void {
    toFocus.current = row;
    setFocused(row);
    showRow(row, edge);
    focusIt();
  }
  function focusIt(): void {
    const element = canvas.current?.querySelector<HTMLElement>(`:scope > [data-row="${toFocus.current}"]`);
    if (element === null || element === undefined) return;
    toFocus.current = -1;
    element.focus({ preventScroll: true });
  }
  useEffect(() => {
    if (toFocus.current >= 0) focusIt();
  });
  useImperativeHandle(ref, () => ({
    showRow,
    focusRow: (row) => {
      focusRow(row, 'start');
    },
  }));

  function onKeyDown(event: KeyboardEvent): void {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(target instanceof HTMLElement)) return;
    const at = target === canvas.current ? -1 : target.parentElement === canvas.current ? focused : null;
    if (at === null) return;
    const to = rowForKey(key, at, count, target);
    if (to === null) return;
    event.preventDefault();
    focusRow(to, key === 'Home' ? 'start' : key === 'End' ? 'end' : 'nearest');
  }

  return (
    <div
      ref={canvas}
      role="list"
      aria-label={label}
      // Keys go from row to row, so the list has a place in the order of Tab.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.list}
      onKeyDown={onKeyDown}
      onFocus={({ target, currentTarget }) => {
        setFocused(Number(target.closest(`[data-row]`)?.getAttribute('data-row') ?? -1));
        if (target === currentTarget) setFocused(-1);
      }}
    >
      {rows.flatMap((row, at) => {
        const before = at === 0 ? 0 : places[rows[at - 1]! + 1]!;
        const gap = places[row]! - before;
        return [
          ...(gap > 0 ? [<div key={`gap ${at === 0 ? 'first' : row}`} style={{ height: gap }} />] : []),
          <Row key={row} row={row} count={count} render={render} watch={watch} />,
        ];
      })}
      <div style={{ height: Math.max(0, places.at(-1)! - (places[(rows.at(-1) ?? -1) + 1] ?? 0)) }} />
    </div>
  );
}

interface RowProps {
  readonly row: number;
  readonly count: number;
  readonly render: (row: number) => ReactNode;
  readonly watch: (element: HTMLElement | null) => void;
}

const Row = memo(function Row({ row, count, render, watch }: RowProps) {
  return (
    <div
      ref={watch}
      role="listitem"
      aria-setsize={count}
      aria-posinset={row + 1}
      data-row={row}
      tabIndex={-1}
      className={styles.row}
    >
      {render(row)}
    </div>
  );
});

/**
 * The row that a key leads to; null where the key scrolls as it does everywhere: within a row that is not all in sight.
 */
function rowForKey(key: string, at: number, count: number, row: HTMLElement): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  if (at < 0) return null;
  const to = at + (key === 'ArrowDown' ? 1 : -1);
  if (to < 0 || to >= count) return null;
  const { top, bottom, height } = row.getBoundingClientRect();
  const goesOn = key === 'ArrowDown' ? bottom > window.innerHeight : top < 0;
  return goesOn && height > window.innerHeight / 2 ? null : to;
}
