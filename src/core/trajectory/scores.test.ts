import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { steps } from './builders.ts';
import { scoreTrajectory } from './scores.ts';
import { named } from './steps.ts';
import type { Step, TrajectoryScores } from './trajectory.ts';

const trajectory = fc.array(fc.constantFrom('a', 'b', 'c').map(named), { maxLength: 8 });
const filled = fc.array(fc.constantFrom('a', 'b', 'c').map(named), { minLength: 1, maxLength: 8 });

function four(scores: TrajectoryScores): string {
  const { exact, orderAware, setOverlap, stepCredit } = scores;
  return [exact, orderAware.value, setOverlap.value, stepCredit.value].map((value) => value.toFixed(2)).join(' ');
}

function rounded(scores: TrajectoryScores): number[] {
  const { exact, orderAware, setOverlap, stepCredit, lcsF1 } = scores;
  const values = [exact, orderAware.value, setOverlap.value, stepCredit.value, lcsF1.value];
  return values.map((value) => Math.round(value * 10_000) / 10_000);
}

describe('the scores', () => {
  it.each([
    ['R1', 'search,open,convert,answer', '1.00 1.00 1.00 1.00'],
    ['R2', 'open,search,convert,answer', '0.00 0.75 1.00 0.60'],
    ['R3', 'search,open,search,answer', '0.00 0.75 0.75 0.60'],
    ['R4', 'search,open,convert,convert,answer', '0.00 1.00 1.00 0.80'],
    ['R5', 'search,answer', '0.00 0.50 0.50 0.50'],
    ['R6', 'search,open,convert,answer,answer', '0.00 1.00 1.00 0.80'],
    ['R7', 'search,search,open,convert,answer', '0.00 1.00 1.00 0.80'],
    ['R8', 'answer', '0.00 0.25 0.25 0.25'],
  ])('of %s are those that document 004 prints', (_, candidate, expected) => {
    expect(four(scoreTrajectory(steps('search,open,convert,answer'), steps(candidate)))).toBe(expected);
  });

  it.each([
    ['search,open,convert,answer', 'search,open,convert,answer', [1, 1, 1, 1, 1]],
    ['search,open,convert,answer', 'search,search,open,convert,answer', [0, 1, 1, 0.8, 0.8889]],
    ['search,open,convert,answer', 'search,open,convert,answer,answer', [0, 1, 1, 0.8, 0.8889]],
    ['search,open,convert,answer', 'search,open,answer', [0, 0.75, 0.75, 0.75, 0.8571]],
    ['search,open,convert,answer', 'search,convert,open,answer', [0, 0.75, 1, 0.6, 0.75]],
    ['a,b', 'b,a', [0, 0.5, 1, 0.3333, 0.5]],
    ['a,b,c,a', 'a,d,c,a', [0, 0.75, 0.5, 0.6, 0.75]],
    ['search,analyze,report', 'search,report', [0, 0.6667, 0.6667, 0.6667, 0.8]],
    ['step1,step2,step3', 'step2,step1,step3', [0, 0.6667, 1, 0.5, 0.6667]],
    ['t1,t2,t1', 't1,t2,t3', [0, 0.6667, 0.6667, 0.5, 0.6667]],
    ['WebSearch,ToolQuery,WebSearch', 'WebSearch,WebSearch,ToolQuery', [0, 0.6667, 1, 0.5, 0.6667]],
    ['a,a,b', 'a,b,b', [0, 0.6667, 1, 0.5, 0.6667]],
    ['a,b', 'c,d', [0, 0, 0, 0, 0]],
    ['a,b,c', 'c,b,a', [0, 0.3333, 1, 0.2, 0.3333]],
    ['', 'a,b', [0, 0, 0, 0, 0]],
    ['a,b', '', [0, 0, 0, 0, 0]],
    ['', '', [1, 1, 1, 1, 1]],
    ['a,b', 'a,x,a,b', [0, 1, 0.6667, 0.5, 0.6667]],
  ])('of %s and %s are those of the page', (reference, candidate, expected) => {
    expect(rounded(scoreTrajectory(steps(reference), steps(candidate)))).toEqual(expected);
  });

  it('carry the numbers of their formulas', () => {
    expect(scoreTrajectory(steps('search,open,convert,answer'), steps('search,open,search,answer'))).toEqual({
      exact: 0,
      orderAware: { value: 0.75, numerator: 3, denominator: 4 },
      setOverlap: { value: 0.75, numerator: 3, denominator: 4 },
      stepCredit: { value: 0.6, numerator: 3, denominator: 5 },
      precisionInOrder: { value: 0.75, numerator: 3, denominator: 4 },
      lcsF1: { value: 0.75, numerator: 6, denominator: 8 },
      multisetOverlap: { value: 0.6, numerator: 3, denominator: 5 },
      correct: 3,
      missing: 1,
      extra: 1,
      empty: null,
    });
  });

  it('say which side is empty, and are never a quotient by nothing', () => {
    expect(scoreTrajectory([], [])).toMatchObject({ empty: 'both', orderAware: { value: 1, denominator: 0 } });
    expect(scoreTrajectory([], steps('a'))).toMatchObject({ empty: 'reference', orderAware: { value: 0 } });
    expect(scoreTrajectory(steps('a'), [])).toMatchObject({ empty: 'candidate', precisionInOrder: { value: 0 } });
  });

  it('count repeats in the multiset overlap alone of the two overlaps', () => {
    const scores = scoreTrajectory(steps('a,a,b'), steps('a,b,b'));
    expect([scores.setOverlap.value, scores.multisetOverlap]).toEqual([
      1,
      { value: 0.5, numerator: 2, denominator: 4 },
    ]);
  });
});

describe('the algebra of the scores', () => {
  it('ties step credit to LCS-F1: F1 = 2s / (1 + s)', () => {
    fc.assert(
      fc.property(filled, filled, (reference, candidate) => {
        const { stepCredit, lcsF1 } = scoreTrajectory(reference, candidate);
        expect(lcsF1.value).toBeCloseTo((2 * stepCredit.value) / (1 + stepCredit.value), 12);
      }),
    );
  });

  it('makes exact 1 exactly when step credit is, and when the names are the same', () => {
    fc.assert(
      fc.property(trajectory, trajectory, (reference, candidate) => {
        const { exact, stepCredit } = scoreTrajectory(reference, candidate);
        expect(exact === 1).toBe(stepCredit.value === 1);
        expect(exact === 1).toBe(namesOf(reference) === namesOf(candidate));
      }),
    );
  });

  it('makes order-aware 1 exactly when the reference is found in the candidate in order', () => {
    fc.assert(
      fc.property(filled, trajectory, (reference, candidate) => {
        let at = 0;
        for (const { name } of candidate) if (reference[at]?.name === name) at += 1;
        expect(scoreTrajectory(reference, candidate).orderAware.value === 1).toBe(at === reference.length);
      }),
    );
  });

  it('leaves all four unchanged when both are reversed, and step credit and overlap when they are swapped', () => {
    fc.assert(
      fc.property(trajectory, trajectory, (reference, candidate) => {
        const scores = scoreTrajectory(reference, candidate);
        expect(scoreTrajectory(reference.toReversed(), candidate.toReversed())).toEqual(scores);
        const swapped = scoreTrajectory(candidate, reference);
        expect(swapped.stepCredit).toEqual(scores.stepCredit);
        expect(swapped.setOverlap).toEqual(scores.setOverlap);
      }),
    );
  });
});

function namesOf(path: readonly Step[]): string {
  return path.map(({ name }) => name).join();
}
