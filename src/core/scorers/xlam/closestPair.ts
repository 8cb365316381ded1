import { differences, type Difference } from '../../json/difference.ts';
import type { ReadCall } from './readCalls.ts';

/** Most differences of a pair that are counted: one to show and 99 others. */
const MOST = 100;
/** Most pairs that are compared in search of the closest. */
const PAIRS = 2500;

export interface ClosestPair {
  /** Indexes of the reply's and of the reference's call. */
  readonly reply: number;
  readonly reference: number;
  readonly difference: Difference;
  /** Further differences; at most 99. */
  readonly others: number;
}

/** The first difference of two calls' arguments and how many more there are; null when they are equal. */
export function differenceOf(
  expected: ReadCall,
  found: ReadCall,
  most = MOST,
): { difference: Difference; others: number } | null {
  let difference: Difference | null = null;
  let others = -1;
  for (const one of differences(expected.value, found.value)) {
    difference ??= one;
    others += 1;
    if (others + 1 >= most) break;
  }
  return difference === null ? null : { difference, others };
}

/**
 * Of the calls left over on both sides (indexes, ascending), the pair of one name with the fewest
 * differences; a tie goes to the earliest reply call, then the earliest reference call. Null when no
 * name is left on both sides. Beyond 2,500 pairs the search ends with the best so far.
 */
export function closestPair(
  reference: readonly (ReadCall | null)[],
  reply: readonly (ReadCall | null)[],
  leftReference: readonly number[],
  leftReply: readonly number[],
): ClosestPair | null {
  const byName = new Map<string | null, number[]>();
  for (const at of leftReference) {
    const call = reference[at]!;
    if (call === null) continue;
    const list = byName.get(call.name);
    if (list === undefined) byName.set(call.name, [at]);
    else list.push(at);
  }
  let best: ClosestPair | null = null;
  let pairs = 0;
  for (const replyAt of leftReply) {
    const found = reply[replyAt]!;
    if (found === null) continue;
    for (const referenceAt of byName.get(found.name) ?? []) {
      if (pairs >= PAIRS || best?.others === 0) return best;
      pairs += 1;
      // A pair with as many differences as the best is no better: counting may stop there.
      const pair = differenceOf(reference[referenceAt]!, found, best === null ? MOST : best.others + 1);
      if (pair !== null && (best === null || pair.others < best.others)) {
        best = { reply: replyAt, reference: referenceAt, ...pair };
      }
    }
  }
  return best;
}
