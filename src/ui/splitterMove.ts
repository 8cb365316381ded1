export interface SplitterBounds {
  readonly min: number;
  readonly max: number;
  /** The panel grows when the bar goes left, because it stands to the right of it. */
  readonly inverted: boolean;
}

const STEP = 16;
const LONG_STEP = 64;

/** A size kept inside its bounds; a smallest size wins over a largest one below it. */
export function clampSize(size: number, { min, max }: Pick<SplitterBounds, 'min' | 'max'>): number {
  return Math.round(Math.max(min, Math.min(max, size)));
}

/** The size after a key, or undefined for a key that means nothing here. */
export function splitterMove(key: string, shift: boolean, size: number, bounds: SplitterBounds): number | undefined {
  const step = (shift ? LONG_STEP : STEP) * (bounds.inverted ? -1 : 1);
  switch (key) {
    case 'ArrowLeft':
      return clampSize(size - step, bounds);
    case 'ArrowRight':
      return clampSize(size + step, bounds);
    case 'Home':
      return bounds.min;
    case 'End':
      return clampSize(bounds.max, bounds);
    default:
      return undefined;
  }
}
