import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignSteps } from './align.ts';
import { alignmentsOf } from './alignmentsOf.ts';
import { bestByHand, firstOf, lists, steps, type Judged } from './builders.ts';
import { countAlignments } from './countAlignments.ts';
import { named } from './steps.ts';
import type { Step, StepPair } from './trajectory.ts';

const MOST = 99;

function textOf(pairs: readonly StepPair[]): string {
  return pairs.map((pair) => `${pair.reference}-${pair.candidate}`).join(' ');
}

function listed(reference: readonly Step[], candidate: readonly Step[]): string[] {
  return firstOf(alignmentsOf(reference, candidate), 300).map(({ pairs }) => textOf(pairs));
}

function byName(reference: readonly string[], candidate: readonly string[]): Judged {
  return (pair) => (reference[pair.reference] === candidate[pair.candidate] ? [1] : null);
}

const NAMES = ['a', 'b'];
const ARGUMENTS = [null, '{}', '{"x":1}', '{ "x": 1.0 }', '{"x":2}', 'no JSON'];
const step: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom(...NAMES),
  argumentsText: fc.constantFrom(...ARGUMENTS),
  failed: fc.constantFrom(null, true, false),
});
const trajectory = fc.array(step, { maxLength: 6 });

/** The rule with arguments and status, by its definition. */
function refined(reference: readonly Step[], candidate: readonly Step[]): Judged {
  return (pair) => {
    const [a, b] = [reference[pair.reference]!, candidate[pair.candidate]!];
    if (a.name !== b.name) return null;
    return [1, isSame(a.argumentsText, b.argumentsText) ? 1 : 0, b.failed === true ? -1 : 0];
  };
}

function isSame(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  return a === b || (a.includes('1') && b.includes('1'));
}

describe('equally good alignments', () => {
  it('are listed in the order of the rule and counted, for every pair up to length 4 over 3 tools', () => {
    const all = lists(['a', 'b', 'c'], 4);
    const paths = all.map((names) => names.map(named));
    const wrong: string[] = [];
    for (const [i, reference] of all.entries()) {
      for (const [j, candidate] of all.entries()) {
        const best = bestByHand(reference.length, candidate.length, byName(reference, candidate)).map(textOf);
        const found = listed(paths[i]!, paths[j]!);
        const count = countAlignments(paths[i]!, paths[j]!);
        if (found.join() === best.join() && count === best.length) continue;
        wrong.push(`${reference.join()} | ${candidate.join()}`);
      }
    }
    expect(all.length ** 2).toBe(14_641);
    expect(wrong).toEqual([]);
  }, 60_000);

  it('with arguments and status are those of the definition, in its order', () => {
    fc.assert(
      fc.property(trajectory, trajectory, (reference, candidate) => {
        const best = bestByHand(reference.length, candidate.length, refined(reference, candidate)).map(textOf);
        expect(textOf(alignSteps(reference, candidate).pairs)).toBe(best[0]);
        expect(listed(reference, candidate)).toEqual(best.slice(0, 300));
        expect(countAlignments(reference, candidate)).toBe(Math.min(best.length, MOST + 1));
      }),
      { numRuns: 300 },
    );
  });

  it('are counted to 99, and one more stands for more', () => {
    const many = steps(Array.from({ length: 40 }, () => 'a').join());
    expect(countAlignments(many, many.slice(0, 20))).toBe(100);
    expect(countAlignments(many, many)).toBe(1);
    expect(countAlignments(steps('a,b'), steps('b,a'))).toBe(2);
    expect(countAlignments([], [])).toBe(1);
    // Ways to choose 2 of 9 reference steps.
    expect(countAlignments(many.slice(0, 9), many.slice(0, 2))).toBe(36);
    expect(countAlignments(many.slice(0, 9), many.slice(0, 2), 35)).toBe(36);
    expect(countAlignments(many.slice(0, 9), many.slice(0, 2), 20)).toBe(21);
  });

  it('are worked out one at a time', () => {
    const many = steps(Array.from({ length: 200 }, () => 'a').join());
    const found = firstOf(alignmentsOf(many, many.slice(0, 100)), 5);
    expect(new Set(found.map(({ pairs }) => textOf(pairs))).size).toBe(5);
  });
});

describe('every alignment', () => {
  it('has marks of the same counts, and pairs that rise on both sides and have one name', () => {
    fc.assert(
      fc.property(trajectory, trajectory, (reference, candidate) => {
        const counts = new Set<string>();
        for (const { pairs, marks, missing } of firstOf(alignmentsOf(reference, candidate), 50)) {
          const extra = marks.filter((mark) => mark === 'extra').length;
          counts.add(`${pairs.length} ${missing.length} ${extra}`);
          expect(pairs.length + extra).toBe(candidate.length);
          expect(pairs.length + missing.length).toBe(reference.length);
          for (const [at, pair] of pairs.entries()) {
            expect(reference[pair.reference]!.name).toBe(candidate[pair.candidate]!.name);
            expect(pair.reference).toBeGreaterThan(pairs[at - 1]?.reference ?? -1);
            expect(pair.candidate).toBeGreaterThan(pairs[at - 1]?.candidate ?? -1);
          }
        }
        expect(counts.size).toBe(1);
      }),
    );
  });
});

function called(name: string, argumentsText: string | null, failed: boolean | null = null): Step {
  return { name, argumentsText, failed };
}

describe('the rule that decided', () => {
  const wanted = [called('pay', '{"to":1}')];

  it('is the names where the data carries nothing else, or nothing that changes anything', () => {
    expect(alignSteps(steps('a'), steps('a,a'))).toMatchObject({ rule: 'names', marks: ['match', 'extra'] });
    expect(alignSteps(wanted, [called('pay', '{"to":1}'), called('pay', '{}')]).rule).toBe('names');
  });

  it('is the arguments where a later step has equal ones', () => {
    const candidate = [called('pay', '{"to":2}'), called('pay', '{"to":1.0}')];
    expect(alignSteps(wanted, candidate)).toMatchObject({ rule: 'arguments', marks: ['extra', 'match'] });
    expect(alignSteps(wanted, candidate, { namesOnly: true })).toMatchObject({
      rule: 'names',
      marks: ['match', 'extra'],
    });
  });

  it('is the status where a failed call is made again', () => {
    const candidate = [called('pay', '{"to":1}', true), called('pay', '{"to":1}', false)];
    expect(alignSteps(wanted, candidate)).toMatchObject({ rule: 'status', marks: ['extra', 'match'] });
    const first = [called('pay', '{"to":1}', true), called('pay', '{"to":2}', false)];
    expect(alignSteps(wanted, first)).toMatchObject({ rule: 'names', marks: ['match', 'extra'] });
  });

  it('is names only where both are too long for their arguments to be asked', () => {
    const long = Array.from({ length: 2001 }, () => called('a', '{}'));
    const alignment = alignSteps(long, [called('a', '{"x":1}'), ...long]);
    expect(alignment.rule).toBe('names-only');
    expect(alignment.marks.indexOf('extra')).toBe(2001);
    expect(alignSteps(long.slice(1), [called('a', '{"x":1}'), ...long.slice(2)]).rule).not.toBe('names-only');
  });
});

describe('two long sequences', () => {
  it('of 10,000 names each are aligned, as long as an independent program says', () => {
    const reference = Array.from({ length: 10_000 }, (_, at) =>
      named(`t${(at * 7919 * at + Math.floor(at / 7)) % 23}`),
    );
    const candidate = Array.from({ length: 10_000 }, (_, at) =>
      named(`t${(at * 104_729 * at + Math.floor(at / 5)) % 29}`),
    );
    const { pairs, missing } = alignSteps(reference, candidate);
    expect(pairs).toHaveLength(2979);
    expect(missing).toHaveLength(10_000 - 2979);
  }, 20_000);
});
