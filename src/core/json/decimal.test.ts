import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalDecimal, sameDecimal } from './decimal.ts';

const { rows } = JSON.parse(readFileSync(new URL('./vectors/decimals.json', import.meta.url), 'utf8')) as {
  rows: [string, string][];
};

const digits = fc.string({ unit: fc.constantFrom('0', '1', '2', '5', '9'), minLength: 1, maxLength: 25 });
const exponent = fc
  .tuple(fc.constantFrom('e', 'E', 'e+', 'e-'), fc.integer({ min: 0, max: 60 }))
  .map(([e, n]) => `${e}${n}`);
const token = fc
  .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.option(digits), fc.option(exponent))
  .map(([sign, whole, fraction, e]) => `${sign}${whole}${fraction === null ? '' : `.${fraction}`}${e ?? ''}`);

/** The value times 10^100, exactly: every token of `token` is a whole number then. */
function scaled(text: string): bigint {
  const found = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (found === null) throw new Error(text);
  const [, sign, whole = '', fraction = '', e = '0'] = found;
  const value = BigInt(whole + fraction) * 10n ** BigInt(100 + Number(e) - fraction.length);
  return sign === '-' ? -value : value;
}

describe('a canonical decimal', () => {
  it('has its facts', () => {
    expect(rows.length).toBeGreaterThan(300);
  });

  it.each(rows)('of %s is %s', (text, canonical) => {
    expect(canonicalDecimal(text)).toBe(canonical);
  });

  it('is the same exactly when the values are', () => {
    const near = fc.tuple(token, fc.constantFrom('', '0', '00')).map(([text, zeros]): [string, string] => {
      const moved = /[.]/.test(text) && !/[eE]/.test(text) ? text + zeros : text;
      return [text, moved];
    });
    fc.assert(
      fc.property(fc.oneof(near, fc.tuple(token, token)), ([a, b]) => sameDecimal(a, b) === (scaled(a) === scaled(b))),
    );
  });

  it('does not change when the point is moved and the exponent makes up for it', () => {
    const property = fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 20n }),
      fc.integer({ min: 0, max: 40 }),
      (whole, shift) => {
        expect(sameDecimal(`${whole}`, `${whole}${'0'.repeat(shift)}e-${shift}`)).toBe(true);
        expect(sameDecimal(`${whole}`, `0.${'0'.repeat(shift)}${whole}e${String(whole).length + shift}`)).toBe(true);
        expect(sameDecimal(`${whole}`, `${whole}.${'0'.repeat(shift + 1)}e+0`)).toBe(true);
      },
    );
    fc.assert(property);
  });

  it('of exponents of any size is settled by their digits', () => {
    const property = fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 80n }),
      fc.integer({ min: 0, max: 200 }),
      (size, shift) => {
        const zeros = '0'.repeat(shift);
        expect(sameDecimal(`1${zeros}e${size}`, `1e${size + BigInt(shift)}`)).toBe(true);
        expect(sameDecimal(`1${zeros}e-${size}`, `1e${BigInt(shift) - size}`)).toBe(true);
        expect(sameDecimal(`1${zeros}e${size}`, `1e${size + BigInt(shift) + 1n}`)).toBe(false);
      },
    );
    fc.assert(property);
  });

  it('costs time in line with its text, whatever the exponent', () => {
    const nines = '9'.repeat(100_000);
    const ones = `1${'0'.repeat(100_000)}`;
    expect(canonicalDecimal(`10e${nines}`)).toBe(`1e${ones}`);
    expect(canonicalDecimal(`0.1e${ones}`)).toBe(`1e${nines}`);
    expect(canonicalDecimal(`0.1e-${nines}`)).toBe(`1e-${ones}`);
    // A power of two would need 10^9 steps to expand this one, and a number of 10^100000 digits cannot be held at all.
    const started = performance.now();
    for (let time = 0; time < 20; time += 1) canonicalDecimal(`${'7'.repeat(1_000_000)}e${nines}`);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
