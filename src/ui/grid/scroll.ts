/**
 * Where a row is when there may be more of them than a browser can scroll. Two lengths: the *scroll* is what the
 * browser scrolls, at most MAX_SCROLL_HEIGHT pixels; the *top* is the place in the full height of all rows. Up to the
 * limit they are the same number; past it one is the other stretched, so that the ends meet.
 */
export const MAX_SCROLL_HEIGHT = 8_000_000;

export interface ScrollBox {
  readonly rowCount: number;
  readonly rowHeight: number;
  /** Height of the visible body, in pixels. */
  readonly viewport: number;
}

export interface ScrollPlace {
  readonly scroll: number;
  readonly top: number;
}

/** The height of the thing that is scrolled. */
export function canvasHeight({ rowCount, rowHeight }: ScrollBox): number {
  return Math.min(rowCount * rowHeight, MAX_SCROLL_HEIGHT);
}

export function isScaled(box: ScrollBox): boolean {
  return box.rowCount * box.rowHeight > MAX_SCROLL_HEIGHT;
}

export function maxScroll(box: ScrollBox): number {
  return Math.max(0, canvasHeight(box) - box.viewport);
}

export function maxTop(box: ScrollBox): number {
  return Math.max(0, box.rowCount * box.rowHeight - box.viewport);
}

export function topAtScroll(box: ScrollBox, scroll: number): number {
  const most = maxScroll(box);
  if (most === 0) return 0;
  if (scroll >= most) return maxTop(box);
  return Math.max(0, scroll) * (maxTop(box) / most);
}

export function scrollAtTop(box: ScrollBox, top: number): number {
  const most = maxTop(box);
  if (most === 0) return 0;
  if (top >= most) return maxScroll(box);
  return Math.max(0, top) * (maxScroll(box) / most);
}

/** The first row that shows at a scroll. */
export function rowAtScroll(box: ScrollBox, scroll: number): number {
  return rowAtTop(box, topAtScroll(box, scroll));
}

export function rowAtTop({ rowCount, rowHeight }: ScrollBox, top: number): number {
  return Math.max(0, Math.min(rowCount - 1, Math.floor(top / rowHeight)));
}

/** The place nearest to the present one at which the whole row shows. */
export function scrollToRow(box: ScrollBox, row: number, from: ScrollPlace): ScrollPlace {
  const start = row * box.rowHeight;
  const end = start + box.rowHeight;
  const wanted = start < from.top ? start : end > from.top + box.viewport ? end - box.viewport : from.top;
  const top = Math.max(0, Math.min(maxTop(box), box.viewport < box.rowHeight ? start : wanted));
  return top === from.top ? from : { top, scroll: scrollAtTop(box, top) };
}

/** The place after moving by some pixels of rows. */
export function scrollBy(box: ScrollBox, from: ScrollPlace, pixels: number): ScrollPlace {
  const top = Math.max(0, Math.min(maxTop(box), from.top + pixels));
  return { top, scroll: scrollAtTop(box, top) };
}

/**
 * The place after the browser scrolled. Past the limit a small step (a finger, a wheel) moves the rows by as much as it
 * moves the page, and a large one (the scrollbar's thumb) goes to where the thumb stands. At both ends the ends are
 * shown.
 */
export function followScroll(box: ScrollBox, from: ScrollPlace, scroll: number): ScrollPlace {
  if (!isScaled(box)) return { scroll, top: topAtScroll(box, scroll) };
  const step = scroll - from.scroll;
  if (step === 0) return from;
  if (Math.abs(step) > box.viewport) return { scroll, top: topAtScroll(box, scroll) };
  const top = Math.max(0, Math.min(maxTop(box), from.top + step));
  const nearEnd = 4 * box.viewport;
  if (step < 0 && scroll <= 0 && top <= nearEnd) return { scroll, top: 0 };
  if (step > 0 && scroll >= maxScroll(box) - 1 && top >= maxTop(box) - nearEnd) return { scroll, top: maxTop(box) };
  return { scroll, top };
}
