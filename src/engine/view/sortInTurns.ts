import type { Pace } from '../pace.ts';

/** Numbers sorted without a pause. */
const PIECE = 8192;

/** A stable sort that lets others have their turn: pieces are sorted, then merged two by two. */
export async function sortInTurns(
  items: Uint32Array,
  compare: (a: number, b: number) => number,
  pace: Pace,
): Promise<Uint32Array> {
  if (await isSorted(items, compare, pace)) return items;
  let from = new Uint32Array(items.length);
  for (let at = 0; at < items.length; at += PIECE) {
    if (pace.due()) await pace.rest();
    from.set(items.subarray(at, at + PIECE).toSorted(compare), at);
  }
  let to = new Uint32Array(items.length);
  for (let width = PIECE; width < items.length; width *= 2) {
    for (let at = 0; at < items.length; at += 2 * width) {
      await merge(
        from,
        at,
        Math.min(at + width, items.length),
        Math.min(at + 2 * width, items.length),
        to,
        compare,
        pace,
      );
    }
    [from, to] = [to, from];
  }
  return from;
}

async function isSorted(items: Uint32Array, compare: (a: number, b: number) => number, pace: Pace): Promise<boolean> {
  for (let at = 1; at < items.length; at += 1) {
    if ((at & 1023) === 0 && pace.due()) await pace.rest();
    if (compare(items[at - 1]!, items[at]!) > 0) return false;
  }
  return true;
}

async function merge(
  from: Uint32Array,
  start: number,
  middle: number,
  end: number,
  to: Uint32Array,
  compare: (a: number, b: number) => number,
  pace: Pace,
): Promise<void> {
  let [left, right] = [start, middle];
  for (let at = start; at < end; at += 1) {
    if ((at & 1023) === 0 && pace.due()) await pace.rest();
    const fromLeft = right >= end || (left < middle && compare(from[left]!, from[right]!) <= 0);
    to[at] = fromLeft ? from[left]! : from[right]!;
    if (fromLeft) left += 1;
    else right += 1;
  }
}
