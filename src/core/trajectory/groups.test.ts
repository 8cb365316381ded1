import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignSteps, matchedSteps } from './align.ts';
import { alignmentRows } from './alignmentRows.ts';
import { alignmentsOf } from './alignmentsOf.ts';
import { bestByHand, steps } from './builders.ts';
import { countAlignments } from './countAlignments.ts';
import { scoreTrajectory } from './scores.ts';
import { isGroup, named, pathRefusal } from './steps.ts';
import type { ReferencePath, StepPair } from './trajectory.ts';

const step = fc.constantFrom('a', 'b', 'c').map(named);
const block = fc.oneof(step, fc.array(step, { maxLength: 3 }));
const path: fc.Arbitrary<ReferencePath> = fc.array(block, { maxLength: 3 });
const candidates = fc.array(step, { maxLength: 5 });

function textOf(pairs: readonly StepPair[]): string {
  return pairs.map((pair) => `${pair.reference}-${pair.candidate}`).join(' ');
}

/** Every order of the numbers, by position. */
function ordersOf(numbers: readonly number[]): number[][] {
  if (numbers.length === 0) return [[]];
  return numbers.flatMap((first) =>
    ordersOf(numbers.filter((number) => number !== first)).map((rest) => [first, ...rest]),
  );
}

/** Orders of the path's steps, each group's freely, as written and then by position. */
function everyOrder(reference: ReferencePath): number[][] {
  let start = 0;
  let orders: number[][] = [[]];
  for (const one of reference) {
    const size = isGroup(one) ? one.length : 1;
    const here = ordersOf(Array.from({ length: size }, (_, at) => start + at));
    orders = orders.flatMap((order) => here.map((more) => [...order, ...more]));
    start += size;
  }
  return orders;
}

/** Every best list of pairs of any order, once, in the order of the rule. */
function everyBest(reference: ReferencePath, names: readonly string[]): string[] {
  const wanted = reference.flat();
  const found: string[] = [];
  let longest = -1;
  for (const order of everyOrder(reference)) {
    const best = bestByHand(order.length, names.length, (pair) =>
      wanted[order[pair.reference]!]!.name === names[pair.candidate] ? [1] : null,
    );
    const length = best[0]!.length;
    if (length > longest) found.length = 0;
    if (length >= longest) {
      for (const pairs of best) {
        const text = textOf(pairs.map((pair) => ({ ...pair, reference: order[pair.reference]! })));
        if (!found.includes(text)) found.push(text);
      }
    }
    longest = Math.max(longest, length);
  }
  return found;
}

describe('a reference with groups', () => {
  it('is aligned in its first order among the best, and every best way is listed once in that order', () => {
    fc.assert(
      fc.property(path, candidates, (reference, candidate) => {
        const best = everyBest(
          reference,
          candidate.map(({ name }) => name),
        );
        expect(textOf(alignSteps(reference, candidate).pairs)).toBe(best[0]);
        expect([...alignmentsOf(reference, candidate)].map(({ pairs }) => textOf(pairs))).toEqual(best);
        expect(countAlignments(reference, candidate)).toBe(Math.min(best.length, 100));
        expect(matchedSteps(reference, candidate)).toBe(best[0]!.split(' ').filter((pair) => pair !== '').length);
      }),
      { numRuns: 400 },
    );
  });

  it('is matched in any order of a group, and nowhere else', () => {
    const reference: ReferencePath = [named('search'), steps('a,b'), named('answer')];
    expect(scoreTrajectory(reference, steps('search,b,a,answer'))).toMatchObject({ exact: 1, correct: 4 });
    expect(scoreTrajectory(reference, steps('search,a,b,answer'))).toMatchObject({ exact: 1 });
    expect(scoreTrajectory(reference, steps('b,search,a,answer'))).toMatchObject({ exact: 0, correct: 3 });
  });

  it('is as one without, where its groups have one call each or the order is as written', () => {
    fc.assert(
      fc.property(candidates, candidates, (reference, candidate) => {
        const grouped = reference.map((one) => [one]);
        expect(alignSteps(grouped, candidate)).toEqual(alignSteps(reference, candidate));
        expect(countAlignments(grouped, candidate)).toBe(countAlignments(reference, candidate));
      }),
    );
  });

  it('is read in the order in which it is matched', () => {
    const reference: ReferencePath = [steps('a,b,c')];
    const candidate = steps('c,x,b');
    expect(alignmentRows(reference, candidate, alignSteps(reference, candidate))).toEqual([
      { mark: 'missing', reference: 0 },
      { mark: 'match', reference: 2, candidate: 0 },
      { mark: 'extra', candidate: 1 },
      { mark: 'match', reference: 1, candidate: 2 },
    ]);
  });

  it('of more than 8 calls is refused, and so are groups against so many steps that not all subsets can be asked', () => {
    const nine = steps('a,b,c,d,e,f,g,h,i');
    expect(pathRefusal([named('x'), nine], [])).toEqual({ code: 'group-too-large', block: 1, calls: 9, limit: 8 });
    expect(pathRefusal([nine.slice(1)], nine)).toBeNull();
    expect(() => alignSteps([nine], nine)).toThrow(RangeError);
    const long = Array.from({ length: 70_000 }, () => named('a'));
    expect(pathRefusal([nine.slice(1)], long)).toMatchObject({ code: 'groups-too-long' });
    expect(pathRefusal(long, long)).toBeNull();
  });

  it('takes eight calls in any order against a long candidate in time', () => {
    const eight = steps('h,g,f,e,d,c,b,a');
    const candidate = Array.from({ length: 2000 }, (_, at) => named('abcdefghxyz'.charAt((at * 7) % 11)));
    expect(alignSteps([named('x'), eight, named('y')], candidate).pairs).toHaveLength(10);
  });
});
