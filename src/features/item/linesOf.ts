import type { Recorded } from '../../core/model/item.ts';

/** More of them are in their tab alone. */
const MOST = 3;

/** The recorded verdicts that stand beside the computed one. */
export function linesOf({ recorded }: { readonly recorded: readonly Recorded[] }): readonly Recorded[] {
  return recorded.filter(({ state }) => state !== undefined).slice(0, MOST);
}
