import type { JoinBy } from '../comparison.ts';
import { FirstKeys } from './firstKeys.ts';
import { isOneFile } from './oneFile.ts';
import type { Side } from './side.ts';

/** Which item of B each item of A is joined with. */
export interface Joined {
  readonly by: JoinBy;
  /** By item of A's dataset: an item of B's; -1 for none. */
  readonly partners: Int32Array;
  readonly count: number;
  readonly repeated: FirstKeys;
  /** Whether the two keys of a joined item may not be the same. */
  readonly keysDiffer: boolean;
}

/**
 * By id and attempt. Where a side does not name the attempts of an id, and they do not all meet by number, the first is
 * joined with the first, the second with the second. An id that was made up from the number of a row says nothing of
 * another file.
 */
export function joinByKey(a: Side, b: Side): Joined {
  const { items } = a.one.dataset;
  const alike = isOneFile(a.one.dataset, b.one.dataset);
  const partners = new Int32Array(items.count).fill(-1);
  const seen = new Uint8Array(items.count);
  const repeated = new FirstKeys();
  let [count, keysDiffer] = [0, false];
  for (const item of a.order) {
    if (seen[item] === 1 || !(alike || a.hasId(item))) continue;
    const ours = a.itemsOf(items.ids[item]!).filter((one) => alike || a.hasId(one));
    for (const one of ours) seen[one] = 1;
    const theirs = b.itemsOf(items.ids[item]!).filter((one) => alike || b.hasId(one));
    if (theirs.length === 0) continue;
    const named = a.namesAttempts(ours) && b.namesAttempts(theirs);
    const met = byAttempt(a, b, ours, theirs);
    const all = met.length === Math.min(ours.length, theirs.length);
    if (!all && !named) keysDiffer = true;
    for (const [one, other] of all || named ? met : inTurn(ours, theirs)) {
      partners[one] = other;
      count += 1;
    }
    if (named || (ours.length === 1 && theirs.length === 1)) continue;
    repeated.add(() => (ours.length > 1 ? a.key(ours[0]!) : b.key(theirs[0]!)));
  }
  return { by: 'key', partners, count, repeated, keysDiffer };
}

type Pairs = readonly (readonly [one: number, other: number])[];

function byAttempt(a: Side, b: Side, ours: readonly number[], theirs: readonly number[]): Pairs {
  const [attemptsA, attemptsB] = [a.one.dataset.items.attempt, b.one.dataset.items.attempt];
  if (theirs.length === 1 && ours.length === 1) {
    return attemptsA.at(ours[0]!) === attemptsB.at(theirs[0]!) ? [[ours[0]!, theirs[0]!]] : [];
  }
  const at = new Map(theirs.map((item) => [attemptsB.at(item), item]));
  return ours.flatMap((item) => {
    const other = at.get(attemptsA.at(item));
    return other === undefined ? [] : [[item, other] as const];
  });
}

function inTurn(ours: readonly number[], theirs: readonly number[]): Pairs {
  return ours.slice(0, theirs.length).map((item, at) => [item, theirs[at]!] as const);
}
