export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

/** Pixels between a hint and what it speaks about, and to the edges of the window. */
const GAP = 4;
const EDGE = 8;

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/**
 * Where a hint stands: at its side of what it speaks about, in the middle of it; at the other side where there is no room,
 * and never out of the window, as far as it fits.
 */
export function tooltipPlace(
  about: Rect,
  hint: Size,
  side: TooltipSide,
  window: Size,
): { readonly left: number; readonly top: number } {
  const wanted = besides(about, hint, side);
  const place = fits(wanted, hint, side, window) ? wanted : besides(about, hint, OPPOSITE[side]);
  return {
    left: within(place.left, hint.width, window.width),
    top: within(place.top, hint.height, window.height),
  };
}

function besides(about: Rect, hint: Size, side: TooltipSide): { readonly left: number; readonly top: number } {
  const middle = {
    left: about.left + (about.width - hint.width) / 2,
    top: about.top + (about.height - hint.height) / 2,
  };
  switch (side) {
    case 'top':
      return { ...middle, top: about.top - GAP - hint.height };
    case 'bottom':
      return { ...middle, top: about.top + about.height + GAP };
    case 'left':
      return { ...middle, left: about.left - GAP - hint.width };
    case 'right':
      return { ...middle, left: about.left + about.width + GAP };
  }
}

function fits(
  { left, top }: { readonly left: number; readonly top: number },
  hint: Size,
  side: TooltipSide,
  window: Size,
): boolean {
  return side === 'top' || side === 'bottom'
    ? top >= EDGE && top + hint.height <= window.height - EDGE
    : left >= EDGE && left + hint.width <= window.width - EDGE;
}

function within(place: number, size: number, whole: number): number {
  return Math.round(Math.max(EDGE, Math.min(place, whole - EDGE - size)));
}
