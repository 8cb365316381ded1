import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateOf } from './wilson.ts';

const { rows } = JSON.parse(readFileSync(new URL('./vectors/wilson.json', import.meta.url), 'utf8')) as {
  rows: [number, number, number, number, number][];
};

describe('a rate', () => {
  it.each(rows)('of %i in %i is %d with an interval from %d to %d', (count, of, value, low, high) => {
    const rate = rateOf(count, of);
    if (rate.kind !== 'rate') throw new Error('undefined');
    expect([rate.count, rate.of]).toEqual([count, of]);
    expect(rate.value).toBeCloseTo(value, 14);
    expect(rate.low).toBeCloseTo(low, 14);
    expect(rate.high).toBeCloseTo(high, 14);
  });

  it('with nothing judged is undefined and says why, never 0 and never NaN', () => {
    expect(rateOf(0, 0)).toEqual({ kind: 'undefined', count: 0, of: 0, why: 'nothing-judged' });
  });

  it('of all ends at exactly 1 and of none begins at exactly 0, whatever the rounding', () => {
    for (let of = 1; of <= 3000; of += 1) {
      expect([rateOf(of, of), rateOf(0, of)]).toMatchObject([{ high: 1 }, { low: 0 }]);
    }
  });

  it('lies inside its interval, and the interval between 0 and 1; of all it ends at 1, of none it begins at 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(), (of, seed) => {
        const count = seed % (of + 1);
        const rate = rateOf(count, of);
        if (rate.kind !== 'rate') throw new Error('undefined');
        expect(0 <= rate.low && rate.low <= rate.value && rate.value <= rate.high && rate.high <= 1).toBe(true);
        expect([rate.low === 0, rate.high === 1]).toEqual([count === 0, count === of]);
      }),
    );
  });
});
