import { useEffect, useState, type RefObject } from 'react';

/** Pixels by which a width has to change: rows are drawn anew with each. */
const STEP = 4;

/** Pixels of the column under a header, as it stands and as it changes; null while there is none. */
export function useHeaderWidth(box: RefObject<HTMLElement | null>, header: string, wanted: boolean): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const grid = box.current;
    if (!wanted || grid === null) return;
    let seen: Element | null = null;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width / STEP) * STEP);
    });
    function follow(): void {
      const cells = [...(grid?.querySelectorAll('[role="columnheader"]') ?? [])];
      const found = cells.find(({ textContent }) => textContent === header) ?? null;
      if (found === seen) return;
      if (seen !== null) sizes.unobserve(seen);
      if (found !== null) sizes.observe(found);
      seen = found;
    }
    follow();
    // Headers come and go with the columns.
    const row = grid.querySelector('[role="row"]');
    const changes = new MutationObserver(follow);
    if (row !== null) changes.observe(row, { childList: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [box, header, wanted]);
  return width;
}
