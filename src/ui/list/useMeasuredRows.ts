import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowAtPlace, rowPlaces, rowsToPaint, topForRow, type RowEdge, type Sight } from './rowPlaces.ts';
import { scrollerOf, showScroller, topInside } from './scrollerOf.ts';

/** Taken until the list has been laid out. */
const FIRST_SIGHT: Sight = { top: 0, height: 800 };
/** Pixels laid out above and below what shows. */
const BEYOND = 900;
const MOST_CORRECTIONS = 30;

export interface MeasuredRowsOptions {
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly count: number;
  /** Pixels that a row is taken to be high until it is laid out. */
  readonly guess: (row: number) => number;
  /** With another one, nothing that was measured holds any more. */
  readonly edition: string;
  /** Pixels at the top of sight that something covers. */
  readonly inset: number;
  /** Rows that stay laid out wherever they are. */
  readonly kept: readonly number[];
}

export interface MeasuredRows {
  readonly rows: readonly number[];
  readonly places: Float64Array;
  readonly showRow: (row: number, edge: RowEdge) => void;
  /** Of each row's element, so that a change of its height is seen. */
  readonly watch: (element: HTMLElement | null) => void;
}

interface Aim {
  readonly row: number;
  readonly edge: 'start' | 'end';
}

/**
 * Follows the scroll around a list and says which rows to lay out. What is in sight stays in its place while rows above
 * it are measured; a row that was asked for stays where it was asked until somebody scrolls.
 */
export function useMeasuredRows(options: MeasuredRowsOptions): MeasuredRows {
  const { canvas, count, guess, edition, inset, kept } = options;
  const heights = useMemo(() => ({ edition, known: new Map<number, number>() }), [edition]);
  const [sight, setSight] = useState(FIRST_SIGHT);
  // Counts measurements, so that the places are worked out again.
  const [measured, setMeasured] = useState(0);
  const { known } = heights;
  const places = useMemo(
    () => rowPlaces(count, (row) => known.get(row) ?? guess(row)),
    // oxlint-disable-next-line react/exhaustive-deps
    [count, guess, known, measured],
  );
  const rows = rowsToPaint(places, sight, BEYOND, kept);
  const now = useRef({ places, rows, known, inset });
  const anchor = useRef({ row: 0, place: 0 });
  const aim = useRef<Aim | null>(null);
  const scrolledTo = useRef(0);
  const corrections = useRef(0);

  /** Moves the scroll so that a place of the rows is at the top. */
  const scrollTo = useCallback(
    (top: number) => {
      const element = canvas.current;
      if (element === null) return;
      const scroller = scrollerOf(element);
      const by = top - topInside(scroller, element);
      if (Math.abs(by) >= 0.5) scroller.scrollTop += by;
      scrolledTo.current = scroller.scrollTop;
    },
    [canvas],
  );

  /** What shows now, with the row that is to stay in its place. */
  const look = useCallback((): Sight => {
    const element = canvas.current;
    if (element === null) return FIRST_SIGHT;
    const scroller = scrollerOf(element);
    const top = topInside(scroller, element);
    const row = Math.max(0, rowAtPlace(now.current.places, top));
    anchor.current = { row, place: now.current.places[row] ?? 0 };
    return { top, height: scroller.clientHeight };
  }, [canvas]);

  useLayoutEffect(() => {
    now.current = { places, rows, known, inset };
    const element = canvas.current;
    if (element === null) return;
    // Each correction may bring rows into sight that ask for the next one; if they never end, the list is left as it is.
    if (corrections.current > MOST_CORRECTIONS) return;
    if (measure(element, known)) {
      corrections.current += 1;
      setMeasured((times) => times + 1);
      return;
    }
    if (aim.current !== null) {
      const { row, edge } = aim.current;
      scrollTo(topForRow(places, row, edge, { top: 0, height: scrollerOf(element).clientHeight }, inset));
    } else {
      const { row, place } = anchor.current;
      const by = (places[Math.min(row, count)] ?? 0) - place;
      if (Math.abs(by) >= 0.5) {
        const scroller = scrollerOf(element);
        scroller.scrollTop += by;
        scrolledTo.current = scroller.scrollTop;
      }
    }
    const seen = look();
    if (seen.height === sight.height && sameRows(rowsToPaint(places, seen, BEYOND, kept), rows)) {
      corrections.current = 0;
      return;
    }
    corrections.current += 1;
    setSight(seen);
  }, [canvas, count, inset, kept, known, look, places, rows, scrollTo, sight.height]);

  useEffect(() => {
    function onScroll(event: Event): void {
      const element = canvas.current;
      if (element === null || !(event.target instanceof Node) || !event.target.contains(element)) return;
      const scroller = scrollerOf(element);
      if (Math.abs(scroller.scrollTop - scrolledTo.current) > 2) aim.current = null;
      corrections.current = 0;
      const seen = look();
      if (sameRows(rowsToPaint(now.current.places, seen, BEYOND, []), now.current.rows)) return;
      flushSync(() => {
        setSight(seen);
      });
    }
    function onResize(): void {
      setSight(look());
    }
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onResize);
    };
  }, [canvas, look]);

  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        let changed = false;
        for (const { target, borderBoxSize } of entries) {
          const row = rowOf(target);
          const height = borderBoxSize[0]?.blockSize ?? 0;
          // A row that is being taken away, or hidden with all of the list, is not zero high.
          if (row === null || height === 0 || Math.abs((now.current.known.get(row) ?? 0) - height) < 0.5) continue;
          now.current.known.set(row, height);
          changed = true;
        }
        if (!changed) return;
        flushSync(() => {
          setMeasured((times) => times + 1);
        });
      }),
  );
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      observer.observe(element);
      return () => {
        observer.unobserve(element);
      };
    },
    [observer],
  );

  const showRow = useCallback(
    (row: number, edge: RowEdge) => {
      const seen = look();
      const { places: at, inset: covered } = now.current;
      const top = topForRow(at, row, edge, seen, covered);
      if (edge === 'nearest' && top === seen.top) return;
      const end = topForRow(at, row, 'end', seen, covered);
      aim.current = { row, edge: edge === 'end' || (edge === 'nearest' && top === end) ? 'end' : 'start' };
      scrollTo(top);
      if (canvas.current !== null) showScroller(scrollerOf(canvas.current));
      setSight(look());
    },
    [canvas, look, scrollTo],
  );

  return { rows, places, showRow, watch };
}

/** Measures rows that have not been; true when one was. */
function measure(canvas: HTMLElement, known: Map<number, number>): boolean {
  let changed = false;
  for (const element of canvas.children) {
    const row = rowOf(element);
    if (row === null || known.has(row)) continue;
    const { height } = element.getBoundingClientRect();
    if (height === 0) continue;
    known.set(row, height);
    changed = true;
  }
  return changed;
}

function rowOf(element: Element): number | null {
  const row = element.getAttribute('data-row');
  return row === null ? null : Number(row);
}

function sameRows(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((row, at) => row === others[at]);
}
