import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementOfTable } from './agreementOfTable.ts';
import { agreementOfMatrix } from './agreementOfMatrix.ts';
import { agreementOfRaters } from './agreementOfRaters.ts';
import { bootstrapKappa } from './bootstrap.ts';
import { predictionPowered, roganGladen } from './correctedRate.ts';
import type { KappaFigures } from './kappa.ts';
import { labelsNeeded } from './labelsNeeded.ts';
import { NORMAL_POINT } from './normal.ts';
import { matrixOfTable } from './table.ts';

const count = fc.oneof(fc.constant(0), fc.nat({ max: 9 }), fc.nat({ max: 50_000_000 }));
const table = fc.record({ a: count, b: count, c: count, d: count });
const small = fc.record({ a: fc.nat(4), b: fc.nat(4), c: fc.nat(4), d: fc.nat(4) });
const matrix = fc
  .integer({ min: 1, max: 5 })
  .chain((size) =>
    fc.array(fc.array(count, { minLength: size, maxLength: size }), { minLength: size, maxLength: size }),
  );
const sized = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.nat(5))
  .chain(([size, items]) =>
    fc.array(fc.array(fc.nat(3), { minLength: size, maxLength: size }), { minLength: items, maxLength: items }),
  );
const scale = { ordered: true };

describe('every statistic', () => {
  it('is a finite number or undefined with its cause, over two categories', () => {
    fc.assert(
      fc.property(table, count, count, (one, passes, others) => {
        const unlabelled = { passes, of: passes + others };
        const report = agreementOfTable(one);
        const told = [
          report,
          roganGladen(one, unlabelled),
          predictionPowered(one, unlabelled),
          labelsNeeded(report, 0.2),
        ];
        expect(oddNumbers(told)).toEqual([]);
      }),
    );
  });

  it('is so over any number of categories, resampled, and of several raters', () => {
    fc.assert(
      fc.property(matrix, small, sized, (one, two, ratings) => {
        const several = agreementOfRaters(ratings, names(ratings[0]?.length ?? 0), scale);
        expect(oddNumbers([agreementOfMatrix(one, names(one.length), scale), bootstrapKappa(two, 1), several])).toEqual(
          [],
        );
      }),
    );
  });

  it('is that of the same table as a matrix', () => {
    fc.assert(
      fc.property(table, (one) => {
        const {
          matrix: _,
          categories,
          specific,
          bowker,
          linear,
          quadratic,
          ...common
        } = agreementOfMatrix(matrixOfTable(one), ['PASS', 'FAIL'], scale);
        expect(agreementOfTable(one)).toMatchObject(common);
        expect(categories).toEqual(['PASS', 'FAIL']);
        // Over two categories every distance is the whole scale.
        const same = { ...kappaOf(common), gwet: common.gwet };
        expect([linear, quadratic]).toMatchObject([same, same]);
        expect(specific).toEqual([agreementOfTable(one).passAgreement, agreementOfTable(one).failAgreement]);
        expect(bowker.chiSquared).toEqual(agreementOfTable(one).mcnemar.chiSquared);
      }),
    );
  });
});

describe('judge and human changing places', () => {
  it('changes nothing but who is lenient', () => {
    fc.assert(
      fc.property(table, (one) => {
        const { a, b, c, d } = one;
        const left = agreementOfTable(one);
        const right = agreementOfTable({ a, b: c, c: b, d });
        const { table: _, lean, biasIndex, judgeTpr, judgeTnr, ...same } = left;
        expect(right).toMatchObject(same);
        expect(valueOf(right.biasIndex)).toBeCloseTo(-(valueOf(biasIndex) ?? 0) || 0, 12);
        expect(right.lean).toBe(lean === null ? null : lean === 'strict' ? 'lenient' : 'strict');
        expect([judgeTpr.kind, judgeTnr.kind]).toEqual(
          [a + c > 0, b + d > 0].map((any) => (any ? 'rate' : 'undefined')),
        );
      }),
    );
  });

  it('and PASS and FAIL changing places swaps what is said of each, and kappa stays', () => {
    fc.assert(
      fc.property(table, ({ a, b, c, d }) => {
        const left = agreementOfTable({ a, b, c, d });
        const right = agreementOfTable({ a: d, b: c, c: b, d: a });
        expect(right).toMatchObject({ kappa: left.kappa, se: left.se, p: left.p, gwet: left.gwet, mcc: left.mcc });
        expect([right.passAgreement, right.failAgreement]).toEqual([left.failAgreement, left.passAgreement]);
        expect([right.judgeTpr, right.judgeTnr].map(valueOf)).toEqual([left.judgeTnr, left.judgeTpr].map(valueOf));
      }),
    );
  });
});

describe('kappa', () => {
  it('is (PABAK − PI² + BI²) / (1 − PI² + BI²), and (po − pe) / (1 − pe)', () => {
    fc.assert(
      fc.property(table, (one) => {
        const report = agreementOfTable(one);
        const kappa = valueOf(report.kappa);
        if (kappa === null) return;
        const [pabak, prevalence, bias] = [report.pabak, report.prevalenceIndex, report.biasIndex].map(numberOf);
        const [po, pe] = [report.po, report.pe].map(numberOf);
        const rest = 1 - prevalence! ** 2 + bias! ** 2;
        // The identity loses digits where nearly all is in one cell.
        expect(kappa * rest).toBeCloseTo(pabak! - prevalence! ** 2 + bias! ** 2, 9);
        expect(kappa * (1 - pe!)).toBeCloseTo(po! - pe!, 12);
      }),
    );
  });

  it('lies inside its interval and is at most kappa max, which it is where the judge leans', () => {
    fc.assert(
      fc.property(table, (one) => {
        const { kappa, interval, kappaMax, lean } = agreementOfTable(one);
        if (kappa.kind === 'undefined') return;
        expect(kappa.value).toBeLessThanOrEqual(numberOf(kappaMax));
        expect(Math.abs(kappa.value)).toBeLessThanOrEqual(1);
        if (lean !== null) expect(kappa).toEqual(kappaMax);
        if (interval.kind === 'undefined') return;
        expect(-1 <= interval.low && interval.low <= kappa.value).toBe(true);
        expect(kappa.value <= interval.high && interval.high <= 1).toBe(true);
      }),
    );
  });

  it('is not moved by a category that nobody uses, unless categories are weighed by distance', () => {
    fc.assert(
      fc.property(matrix, (one) => {
        const wider = [...one.map((row) => [...row, 0]), names(one.length + 1).map(() => 0)];
        const left = agreementOfMatrix(one, names(one.length), scale);
        const right = agreementOfMatrix(wider, names(wider.length), scale);
        for (const name of ['po', 'pe', 'kappa', 'se', 'p', 'kappaMax', 'scottPi', 'bowker'] as const) {
          expect(right[name]).toEqual(left[name]);
        }
      }),
    );
  });

  it('weighs nothing where the categories have no order', () => {
    const unordered = agreementOfMatrix([[1]], ['a'], { ordered: false });
    expect(unordered.linear.kappa).toEqual({ kind: 'undefined', why: 'categories-unordered' });
  });

  it('needs no item more for the interval that it has', () => {
    fc.assert(
      fc.property(table, (one) => {
        const report = agreementOfTable(one);
        if (report.interval.kind === 'undefined') return;
        expect(labelsNeeded(report, 2 * NORMAL_POINT * numberOf(report.se))).toEqual({
          kind: 'value',
          value: report.n,
        });
      }),
    );
  });
});

describe('the corrected rate', () => {
  it('of the labelled items themselves is the human’s own', () => {
    fc.assert(
      fc.property(table, (one) => {
        const { a, b, c, d } = one;
        const n = a + b + c + d;
        const own = { passes: a + b, of: n };
        for (const rate of [roganGladen(one, own), predictionPowered(one, own)]) {
          if (rate.kind === 'corrected') expect(rate.raw).toBeCloseTo((a + c) / n, 9);
        }
      }),
    );
  });

  it('has no interval from one labelled item, which says nothing of how others differ', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(9), (cell, passes) => {
        const rate = predictionPowered({ a: 0, b: 0, c: 0, d: 0, [cell]: 1 }, { passes, of: 9 });
        expect(rate.kind === 'corrected' && rate.interval).toEqual({ kind: 'undefined', why: 'single-pair' });
      }),
    );
  });

  it('is undefined exactly where a side is missing or the judge no better than chance', () => {
    fc.assert(
      fc.property(small, (one) => {
        const { judgeTpr, judgeTnr } = agreementOfTable(one);
        const rate = roganGladen(one, { passes: 1, of: 3 });
        const both = judgeTpr.kind === 'rate' && judgeTnr.kind === 'rate';
        const better = both && judgeTpr.count * judgeTnr.of + judgeTnr.count * judgeTpr.of > judgeTpr.of * judgeTnr.of;
        expect(rate.kind === 'corrected').toBe(better);
      }),
    );
  });
});

it.each([[[[1, 2]]], [[[1.5]]], [[[-1]]], [[[Number.NaN]]], [[[2 ** 53]]]])('%j is no matrix of counts', (wrong) => {
  expect(() => agreementOfMatrix(wrong, ['a'], scale)).toThrow(RangeError);
});

function names(length: number): string[] {
  return Array.from({ length }, (_, at) => String(at));
}

function kappaOf({ kappa, band, se, interval, seByChance, z, p }: KappaFigures): object {
  return { kappa, band, se, interval, seByChance, z, p };
}

function valueOf(statistic: { readonly kind: 'undefined' } | { readonly value: number }): number | null {
  return 'value' in statistic ? statistic.value : null;
}

function numberOf(statistic: { readonly kind: 'undefined' } | { readonly value: number }): number {
  return valueOf(statistic) ?? Number.NaN;
}

/** Where anything within is a number that is not finite. */
function oddNumbers(within: unknown, path = ''): string[] {
  if (typeof within === 'number') return Number.isFinite(within) ? [] : [path];
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([name, value]) => oddNumbers(value, `${path}.${name}`));
}
