import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementOfTable } from './agreementOfTable.ts';
import { agreementOfRaters } from './agreementOfRaters.ts';
import { ratingCounts } from './ratings.ts';

const small = fc.record({ a: fc.nat(4), b: fc.nat(4), c: fc.nat(4), d: fc.nat(4) });
const scale = { ordered: true };

describe('several raters', () => {
  it('that are two give Scott’s pi as Fleiss’ kappa, and alpha is that for a finite sample', () => {
    fc.assert(
      fc.property(small, ({ a, b, c, d }) => {
        const counts = [
          ...Array.from({ length: a }, () => [2, 0]),
          ...Array.from({ length: b + c }, () => [1, 1]),
          ...Array.from({ length: d }, () => [0, 2]),
        ];
        const { fleiss, alpha, ratings } = agreementOfRaters(counts, ['PASS', 'FAIL'], scale);
        const pi = agreementOfTable({ a, b, c, d }).scottPi;
        expect(fleiss.kappa).toEqual(pi);
        if (pi.kind === 'undefined') return;
        const value = alpha.nominal.kind === 'value' ? alpha.nominal.value : null;
        expect(value).toBeCloseTo(pi.value + (1 - pi.value) / ratings, 12);
      }),
    );
  });

  it('are compared as numbers only where the categories are numbers, and as ratios only where none is below 0', () => {
    const counts = [
      [1, 1],
      [2, 0],
    ];
    expect(agreementOfRaters(counts, ['low', 'high'], { ordered: false }).alpha).toMatchObject({
      ordinal: { why: 'categories-unordered' },
      interval: { why: 'categories-not-numbers' },
      ratio: { why: 'categories-not-numbers' },
    });
    expect(agreementOfRaters(counts, ['-1', '1'], scale).alpha).toMatchObject({
      interval: { kind: 'value' },
      ratio: { why: 'negative-categories' },
    });
  });

  it('with gaps have no Fleiss’ kappa, and an alpha over the items with two ratings', () => {
    const { counts, outside } = ratingCounts(
      [
        ['a', 'a', null],
        ['b', null, null],
        ['a', 'b', 'b'],
        ['a', 'a', '__proto__'],
      ],
      ['a', 'b'],
    );
    expect(outside).toBe(1);
    const report = agreementOfRaters(counts, ['a', 'b'], scale);
    expect(report).toMatchObject({ items: 4, ratings: 8, fleiss: { kappa: { why: 'unequal-ratings' } } });
    // Of 7 paired ratings, 5 are a; apart are 2 · 1 · 2 / 2 of 2 · 5 · 2: 1 − 6 · 2 / 20.
    expect(report.alpha.nominal).toEqual({ kind: 'value', value: 0.4 });
  });

  it('of nothing, or each of one item alone, are compared by nothing', () => {
    expect(agreementOfRaters([], ['a', 'b'], scale)).toMatchObject({
      fleiss: { kappa: { why: 'no-pairs' } },
      alpha: { nominal: { why: 'nothing-paired' } },
    });
    expect(agreementOfRaters([[1, 0]], ['a', 'b'], scale)).toMatchObject({
      fleiss: { kappa: { why: 'nothing-paired' } },
      alpha: { nominal: { why: 'nothing-paired' } },
    });
  });
});
