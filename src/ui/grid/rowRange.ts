/** Rows from `from` up to, not with, `to`. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

const PAGES_AHEAD = 2;

/** The rows to paint: those that show, and a few on both sides so that a small scroll finds them there. */
export function paintedRange(first: number, visible: number, rowCount: number, overscan: number): RowRange {
  return { from: Math.max(0, first - overscan), to: Math.min(rowCount, first + visible + overscan) };
}

/**
 * The rows to ask for: those painted, and two pages more in the direction of travel; at an end there is only one way to
 * go.
 */
export function wantedRange(painted: RowRange, visible: number, rowCount: number, direction: 'down' | 'up'): RowRange {
  const ahead = PAGES_AHEAD * visible;
  const down = painted.from === 0 || (direction === 'down' && painted.to < rowCount);
  if (down) return { from: painted.from, to: Math.min(rowCount, painted.to + ahead) };
  return { from: Math.max(0, painted.from - ahead), to: painted.to };
}
