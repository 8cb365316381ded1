import { describe, expect, it } from 'vitest';
import { agreementOfTable } from './agreementOfTable.ts';
import { agreementOfMatrix } from './agreementOfMatrix.ts';

describe('the test of the disagreements', () => {
  // mpmath at 50 digits.
  it.each([
    [15_000, 15_300, 0.08584782113365175, 0.08480973328338223],
    [24_990_000, 25_010_000, 0.004679801610627271, 0.004677734912157307],
  ])('of %i against %i is exact where there are many', (b, c, exact, mid) => {
    const { exactP, midP } = agreementOfTable({ a: 1, b, c, d: 1 }).mcnemar;
    expect([exactP, midP].map((one) => (one.kind === 'value' ? one.value : null))).toEqual([
      expect.closeTo(exact, 12),
      expect.closeTo(mid, 12),
    ]);
  });

  it('is undefined where there are none, never certain', () => {
    const why = { kind: 'undefined', why: 'no-disagreements' };
    expect(agreementOfTable({ a: 4, b: 0, c: 0, d: 2 }).mcnemar).toMatchObject({
      exactP: why,
      midP: why,
      chiSquaredP: why,
    });
    const { bowker } = agreementOfMatrix([[4]], ['a'], { ordered: false });
    expect(bowker).toEqual({ chiSquared: why, freedom: 0, p: why });
  });

  it('leaves pairs of categories without a disagreement out of the degrees of freedom', () => {
    const matrix = [
      [5, 3, 0],
      [1, 5, 2],
      [0, 2, 5],
    ];
    // (3 − 1)² / 4 + 0 / 4, over two pairs; with two degrees of freedom the tail is e^(−x / 2).
    const { bowker } = agreementOfMatrix(matrix, ['a', 'b', 'c'], { ordered: false });
    expect(bowker).toMatchObject({ chiSquared: { kind: 'value', value: 1 }, freedom: 2 });
    expect(bowker.p.kind === 'value' ? bowker.p.value : null).toBeCloseTo(Math.exp(-0.5), 12);
  });
});
