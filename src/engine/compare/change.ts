import { CHANGES, changeOfStates, type Change } from '../../core/comparison/change.ts';
import { STATES } from '../../core/model/verdict.ts';

export function changeCode(change: Change): number {
  return CHANGES.indexOf(change);
}

const TABLE = STATES.map((a) => STATES.map((b) => changeCode(changeOfStates(a, b))));

/** Index into `CHANGES` of an item on both sides, whose states are indexes into `STATES`. */
export function joinedChange(a: number, b: number): number {
  return TABLE[a]![b]!;
}
