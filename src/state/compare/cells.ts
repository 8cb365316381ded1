import { STATES, type State } from '../../core/model/verdict.ts';
import { changeOfStates, type Change } from '../../core/comparison/change.ts';
import type { ComparedFilter } from '../../engine/comparison.ts';

/** Other items by what became of them; their category, the search and the order stay. */
export function withChanges(filter: ComparedFilter, changes: readonly Change[]): ComparedFilter {
  const { states: _, ...others } = filter;
  return { ...others, changes };
}

/** Whether what is listed is what a cell of the table counts. */
export function isCellListed(filter: ComparedFilter, a: State, b: State): boolean {
  const { changes, states } = withCell(filter, a, b);
  return filter.states?.a === states?.a && filter.states?.b === states?.b && String(filter.changes) === String(changes);
}

/**
 * Lists what a cell counts, of the same category and search: its kind of change where that is no other cell's, too, else
 * its two states.
 */
export function withCell(filter: ComparedFilter, a: State, b: State): ComparedFilter {
  const change = changeOfStates(a, b);
  const cells = STATES.flatMap((one) => STATES.filter((other) => changeOfStates(one, other) === change));
  return cells.length === 1 ? withChanges(filter, [change]) : { ...withChanges(filter, []), states: { a, b } };
}
