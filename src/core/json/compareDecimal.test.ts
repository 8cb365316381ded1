import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareDecimal } from './compareDecimal.ts';
import { sameDecimal } from './decimal.ts';

const { rows } = JSON.parse(readFileSync(new URL('./vectors/decimal-order.json', import.meta.url), 'utf8')) as {
  rows: readonly (readonly [string, string, number])[];
};

const token = fc
  .tuple(fc.bigInt(-(10n ** 25n), 10n ** 25n), fc.nat(8), fc.integer({ min: -30, max: 30 }))
  .map(([digits, zeros, exponent]) => `${digits}.${'0'.repeat(zeros)}0e${exponent}`);

it('orders two numbers as exact arithmetic does', () => {
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.filter(([a, b, order]) => compareDecimal(a, b) !== order)).toEqual([]);
});

it('is 0 exactly for two spellings of the same decimal, and turns around with its arguments', () => {
  fc.assert(
    fc.property(token, token, (a, b) => {
      expect(compareDecimal(a, b) === 0).toBe(sameDecimal(a, b));
      expect(compareDecimal(a, b) + compareDecimal(b, a)).toBe(0);
    }),
  );
});

it('agrees with whole numbers brought to one exponent', () => {
  const small = fc.tuple(fc.bigInt(-999999n, 999999n), fc.integer({ min: -40, max: 40 }));
  fc.assert(
    fc.property(small, small, ([a, m], [b, n]) => {
      const [left, right] = [a * 10n ** BigInt(m + 40), b * 10n ** BigInt(n + 40)];
      expect(compareDecimal(`${a}e${m}`, `${b}e${n}`)).toBe(left < right ? -1 : left > right ? 1 : 0);
    }),
  );
});

it('compares exponents of 100,000 digits without expanding them', () => {
  const far = `1e${'9'.repeat(100_000)}`;
  expect(compareDecimal(far, `-${far}`)).toBe(1);
  expect(compareDecimal(far, `2${far.slice(1)}`)).toBe(-1);
  expect(compareDecimal(far, '1e-5')).toBe(1);
});
