import { FirstKeys } from './firstKeys.ts';
import type { Joined } from './joinByKey.ts';
import type { Prints } from './prints.ts';
import type { Side } from './side.ts';

/**
 * By the text of the input, white space folded; of one that stands several times the first is joined with the first, the
 * second with the second. Items without an input are joined with none.
 */
export function joinByInput(a: Side, b: Side, ofA: Prints, ofB: Prints): Joined {
  const theirsBy = queuesOf(b, ofB);
  const partners = new Int32Array(a.one.dataset.items.count).fill(-1);
  const repeated = new FirstKeys();
  let count = 0;
  for (const [print, ours] of queuesOf(a, ofA)) {
    const theirs = theirsBy.get(print);
    if (theirs === undefined) continue;
    for (let at = 0; at < ours.length && at < theirs.length; at += 1) {
      partners[ours[at]!] = theirs[at]!;
      count += 1;
    }
    if (ours.length > 1) repeated.add(() => a.key(ours[0]!));
    else if (theirs.length > 1) repeated.add(() => b.key(theirs[0]!));
  }
  return { by: 'input', partners, count, repeated, keysDiffer: true };
}

/** Items by their input, in the order of the file. */
function queuesOf({ order }: Side, { inputs }: Prints): ReadonlyMap<number, readonly number[]> {
  const queues = new Map<number, number[]>();
  for (const item of order) {
    const print = inputs[item] ?? 0;
    if (print === 0) continue;
    const queue = queues.get(print);
    if (queue === undefined) queues.set(print, [item]);
    else queue.push(item);
  }
  return queues;
}
