import { describe, expect, test } from 'vitest';
import { agreementOfTable } from '../agreement/agreementOfTable.ts';
import { peaksOf, splitCheck, tableAt, thresholdCurve, type GradedPair } from './threshold.ts';

/** Ten items, of which a person passed five. */
const PAIRS: readonly GradedPair[] = [
  ...['0.9', '0.8', '0.7', '0.5', '1'].map((score) => ({ passed: true, score })),
  ...['0.80', '0.5', '0.3', '0.1', '1e-1'].map((score) => ({ passed: false, score })),
];

/** In the order in which the program that gave the halves below has them. */
const IN_ORDER = [0, 1, 5, 2, 6, 3, 7, 8, 9, 4].map((at) => PAIRS[at]!);

describe('the curve along the threshold', () => {
  test('has a point for each exact score, with table, kappa, TPR and TNR as Python fractions give them', () => {
    const points = thresholdCurve(PAIRS).map(({ atLeast, table: { a, b, c, d }, kappa, tpr, tnr }) => [
      atLeast,
      [a, b, c, d].join(' '),
      ...[kappa, tpr, tnr].map((one) => (one.kind === 'value' ? one.value : one.why)),
    ]);
    expect(points).toEqual([
      ['0.1', '5 5 0 0', 0, 1, 0],
      ['0.3', '5 3 0 2', 0.4, 1, 0.4],
      ['0.5', '5 2 0 3', 0.6, 1, 0.6],
      ['0.7', '4 1 1 4', 0.6, 0.8, 0.8],
      ['0.8', '3 1 2 4', 0.4, 0.6, 0.8],
      ['0.9', '2 0 3 5', 0.4, 0.4, 1],
      ['1', '1 0 4 5', 0.2, 0.2, 1],
    ]);
  });

  test('has the kappa that the whole report has, at every point', () => {
    for (const { table, kappa, atLeast } of thresholdCurve(PAIRS)) {
      expect(kappa).toEqual(agreementOfTable(table).kappa);
      expect(tableAt(PAIRS, atLeast)).toEqual(table);
    }
  });

  test('peaks wherever it is highest', () => {
    const points = thresholdCurve(PAIRS);
    expect([peaksOf(points, 'kappa'), peaksOf(points, 'tpr'), peaksOf(points, 'tnr')]).toEqual([
      [2, 3],
      [0, 1, 2],
      [5, 6],
    ]);
  });

  test('of people who passed everything has no TNR, and says why; of nothing has no points', () => {
    const points = thresholdCurve([{ passed: true, score: '1' }]);
    expect(points[0]?.tnr).toEqual({ kind: 'undefined', why: 'human-failed-none' });
    expect(peaksOf(points, 'tnr')).toEqual([]);
    expect([thresholdCurve([]), peaksOf([], 'kappa')]).toEqual([[], []]);
  });
});

describe('a threshold chosen on one half', () => {
  // By an independent program: xoshiro128** from splitmix32, Fisher and Yates from the end, fractions.
  test.each([
    [1, '0.8', 1, -4 / 11],
    [7, '0.8', 1, -4 / 11],
    [42, '0.7', 8 / 13, 8 / 13],
  ])('is tried on the other, the same for the same seed: %i', (seed, atLeast, chosen, checked) => {
    const check = splitCheck(IN_ORDER, seed);
    expect(Number(check.atLeast)).toBe(Number(atLeast));
    expect(check.chosenOn).toEqual({ n: 5, kappa: { kind: 'value', value: chosen } });
    expect(check.checkedOn).toEqual({ n: 5, kappa: { kind: 'value', value: checked } });
  });

  test('of nothing, or of one item, is none', () => {
    expect(splitCheck([], 1)).toEqual({
      atLeast: null,
      chosenOn: { n: 0, kappa: { kind: 'undefined', why: 'no-pairs' } },
      checkedOn: { n: 0, kappa: { kind: 'undefined', why: 'no-pairs' } },
    });
    expect(splitCheck([{ passed: true, score: '1' }], 1).checkedOn).toEqual({
      n: 0,
      kappa: { kind: 'undefined', why: 'no-pairs' },
    });
  });
});
