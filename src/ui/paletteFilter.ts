export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  /** The shortcut, for instance `g r`. */
  readonly keys?: string | undefined;
  readonly section: string;
  /** Other words it may be found by. */
  readonly words?: string | undefined;
  readonly run: () => void;
}

/**
 * The actions that a query finds, best first: every word of it must occur in the label, the section or the other words.
 * A word at the label's start counts most, then one at the start of a word, then one inside. Equals keep their order.
 */
export function paletteFilter(actions: readonly PaletteAction[], query: string): readonly PaletteAction[] {
  const words = query
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return actions;
  return actions
    .map((action) => ({ action, rank: rankOf(action, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ action }) => action);
}

/** The place after a key; round at the ends. */
export function paletteMove(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'PageDown') return Math.min(count - 1, place + 8);
  if (key === 'PageUp') return Math.max(0, place - 8);
  return undefined;
}

function rankOf(action: PaletteAction, words: readonly string[]): number {
  const label = action.label.toLowerCase();
  const rest = ` ${action.section} ${action.words ?? ''}`.toLowerCase();
  let rank = 0;
  for (const word of words) {
    if (label.startsWith(word)) rank += 8;
    else if (label.includes(` ${word}`)) rank += 4;
    else if (label.includes(word)) rank += 2;
    else if (rest.includes(word)) rank += 1;
    else return 0;
  }
  return rank;
}
