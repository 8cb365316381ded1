import type { StepPair } from './trajectory.ts';

/**
 * The first order of a reference's steps, as written and then by position, in which these pairs rise on both sides:
 * inside a group the matched calls follow the candidate, the others stand where they are written as far as they can.
 */
export function shownOrder(
  blocks: readonly { readonly start: number; readonly size: number }[],
  pairs: readonly StepPair[],
): number[] {
  const matched = new Set(pairs.map(({ reference }) => reference));
  const order: number[] = [];
  let next = 0;
  for (const { start, size } of blocks) {
    const calls = Array.from({ length: size }, (_, call) => start + call);
    const free = calls.filter((call) => !matched.has(call));
    const bound: number[] = [];
    // Blocks rise with the pairs, so those of this one come next.
    for (; next < pairs.length && pairs[next]!.reference < start + size; next += 1) bound.push(pairs[next]!.reference);
    while (free.length + bound.length > 0) {
      const [a = Number.POSITIVE_INFINITY] = free;
      const [b = Number.POSITIVE_INFINITY] = bound;
      order.push((a < b ? free.shift() : bound.shift()) ?? start);
    }
  }
  return order;
}
