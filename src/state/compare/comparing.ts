import type { Context } from '../state.ts';

/** To the next or the previous item within the filter; in the list the selection moves. */
export async function stepCompared(_context: Context, _by: 1 | -1): Promise<void> {
  // Nothing is listed yet.
}

/** Opens the item that is selected in the list. */
export async function openCompared(_context: Context): Promise<void> {
  // Nothing is listed yet.
}
