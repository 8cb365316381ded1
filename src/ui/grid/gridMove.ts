export interface GridState {
  /** The selected row, or -1. */
  readonly index: number;
  readonly rowCount: number;
  /** Rows that show whole at once. */
  readonly page: number;
}

/** The row a key goes to, or undefined for a key that means nothing here. */
export function gridMove(key: string, { index, rowCount, page }: GridState): number | undefined {
  if (rowCount === 0) return undefined;
  const last = rowCount - 1;
  const step = Math.max(1, page);
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return index < 0 ? 0 : Math.min(last, index + 1);
    case 'ArrowUp':
    case 'k':
      return index < 0 ? 0 : Math.max(0, index - 1);
    case 'PageDown':
      return Math.min(last, Math.max(0, index) + step);
    case 'PageUp':
      return Math.max(0, index - step);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
