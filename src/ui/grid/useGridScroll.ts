import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  followScroll,
  isScaled,
  maxTop,
  scrollAtTop,
  scrollBy,
  scrollToRow,
  type ScrollBox,
  type ScrollPlace,
} from './scroll.ts';

/** Taken until the grid has been measured. */
const FIRST_GUESS = { width: 0, height: 640 };
const SETTLE_AFTER = 160;

export interface GridScroll {
  readonly box: ScrollBox;
  readonly place: ScrollPlace;
  readonly width: number;
  readonly direction: 'down' | 'up';
  readonly showRow: (row: number) => void;
}

export interface GridScrollOptions {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly rowCount: number;
  readonly rowHeight: number;
  readonly headHeight: number;
}

/** Follows the size and the scroll of the grid's element, and moves it to a row. */
export function useGridScroll({ element, rowCount, rowHeight, headHeight }: GridScrollOptions): GridScroll {
  const [size, setSize] = useState(FIRST_GUESS);
  const [moved, setMoved] = useState<{ readonly place: ScrollPlace; readonly direction: 'down' | 'up' }>({
    place: { scroll: 0, top: 0 },
    direction: 'down',
  });
  const box: ScrollBox = { rowCount, rowHeight, viewport: Math.max(0, size.height - headHeight) };
  const place = { scroll: moved.place.scroll, top: Math.min(moved.place.top, maxTop(box)) };
  const now = useRef({ box, place });
  useLayoutEffect(() => {
    now.current = { box, place };
  });

  useLayoutEffect(() => {
    const grid = element.current;
    if (grid === null) return undefined;
    function measure(): void {
      if (grid !== null) setSize({ width: grid.clientWidth, height: grid.clientHeight });
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => {
      observer.disconnect();
    };
  }, [element]);

  /** Takes the rows to a place; the browser's own scroll is put where it belongs and read back, for it rounds. */
  function moveTo(next: ScrollPlace): void {
    const grid = element.current;
    if (grid === null) return;
    const { place: before } = now.current;
    if (Math.abs(next.scroll - grid.scrollTop) >= 0.5) grid.scrollTop = next.scroll;
    const scroll = isScaled(now.current.box) ? grid.scrollTop : next.scroll;
    now.current = { ...now.current, place: { scroll, top: next.top } };
    setMoved({ place: { scroll, top: next.top }, direction: next.top < before.top ? 'up' : 'down' });
  }
  const move = useRef(moveTo);
  useLayoutEffect(() => {
    move.current = moveTo;
  });

  useEffect(() => {
    const grid = element.current;
    if (grid === null) return undefined;
    let settling: ReturnType<typeof setTimeout> | undefined;
    function settle(): void {
      const { box: at, place: from } = now.current;
      if (isScaled(at)) move.current({ top: from.top, scroll: scrollAtTop(at, from.top) });
    }
    function onScroll(): void {
      if (grid === null) return;
      const { box: at, place: from } = now.current;
      const next = followScroll(at, from, grid.scrollTop);
      clearTimeout(settling);
      settling = setTimeout(settle, SETTLE_AFTER);
      if (next.top === from.top && next.scroll === from.scroll) return;
      now.current = { box: at, place: next };
      flushSync(() => {
        setMoved({ place: next, direction: next.top < from.top ? 'up' : 'down' });
      });
    }
    function onWheel(event: WheelEvent): void {
      const { box: at, place: from } = now.current;
      if (!isScaled(at) || event.ctrlKey || event.shiftKey || event.deltaY === 0) return;
      event.preventDefault();
      const unit = event.deltaMode === 1 ? at.rowHeight : event.deltaMode === 2 ? at.viewport : 1;
      move.current(scrollBy(at, from, event.deltaY * unit));
    }
    grid.addEventListener('scroll', onScroll, { passive: true });
    grid.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(settling);
      grid.removeEventListener('scroll', onScroll);
      grid.removeEventListener('wheel', onWheel);
    };
  }, [element]);

  function showRow(row: number): void {
    const { box: at, place: from } = now.current;
    const next = scrollToRow(at, row, from);
    if (next !== from) move.current(next);
  }

  return { box, place, width: size.width, direction: moved.direction, showRow };
}
