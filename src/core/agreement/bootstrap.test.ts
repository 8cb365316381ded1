import { describe, expect, it } from 'vitest';
import { bootstrapKappa } from './bootstrap.ts';

// Ends by NumPy: the exact ones over all tables with SciPy's gammaln, the drawn ones over 2,000,000 multinomial draws.
describe('the resampled interval', () => {
  it.each([
    [{ a: 80, b: 10, c: 5, d: 5 }, 0.0410958904109589, 0.5631067961165048, 2.0370359763344954e-10],
    [{ a: 45, b: 15, c: 25, d: 15 }, -0.0633861551292744, 0.321880650994575, 2.0953249170398635e-35],
    [{ a: 97, b: 0, c: 3, d: 0 }, 0, 0, 0.04755250792540562],
  ])('of %o is exact up to a hundred items, whatever the seed', (table, low, high, undefinedShare) => {
    const interval = bootstrapKappa(table, 1);
    expect(interval).toEqual(bootstrapKappa(table, 2));
    if (interval.kind === 'undefined') throw new Error(interval.why);
    expect(interval.from).toEqual({ kind: 'all' });
    expect(interval.low).toBeCloseTo(low, 10);
    expect(interval.high).toBeCloseTo(high, 10);
    expect(Math.abs(interval.undefinedShare / undefinedShare - 1)).toBeLessThan(1e-9);
  });

  it.each([
    [{ a: 240, b: 30, c: 20, d: 110 }, 0.64596797, 0.78996561, 0.005],
    [{ a: 60_000, b: 5000, c: 2000, d: 33_000 }, 0.84572736, 0.85252825, 0.0003],
    [{ a: 118, b: 5, c: 2, d: 0 }, -0.045627376425855515, 0, 0.002],
  ])('of %o is near that of more draws', (table, low, high, off) => {
    const interval = bootstrapKappa(table, 42);
    if (interval.kind === 'undefined') throw new Error(interval.why);
    expect(interval.from).toEqual({ kind: 'drawn', tables: 10_000, seed: 42 });
    expect(Math.abs(interval.low - low)).toBeLessThan(off);
    expect(Math.abs(interval.high - high)).toBeLessThan(off);
  });

  it('is the same for the same seed, and another for another', () => {
    const table = { a: 240, b: 30, c: 20, d: 110 };
    expect(bootstrapKappa(table, 5)).toEqual(bootstrapKappa(table, 5));
    expect(bootstrapKappa(table, 5)).not.toMatchObject({ ...bootstrapKappa(table, 6), from: {} });
  });

  it('is undefined where no table that can be drawn has a kappa', () => {
    expect(bootstrapKappa({ a: 0, b: 0, c: 0, d: 0 }, 1)).toEqual({ kind: 'undefined', why: 'no-pairs' });
    expect(bootstrapKappa({ a: 7, b: 0, c: 0, d: 0 }, 1)).toEqual({ kind: 'undefined', why: 'one-label' });
    expect(bootstrapKappa({ a: 0, b: 0, c: 0, d: 700 }, 1)).toEqual({ kind: 'undefined', why: 'one-label' });
  });
});
