import { canonicalDecimal } from './decimal.ts';

/** A canonical decimal in parts: its value is 0.`digits` times ten to the power of (`exponent` + number of digits). */
interface Parts {
  readonly sign: -1 | 0 | 1;
  readonly digits: string;
  readonly exponent: string;
}

const SMALL = 15;

/** Order of two JSON number tokens as exact decimals: -1, 0 or 1. Nothing is expanded, whatever the exponents. */
export function compareDecimal(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  const left = partsOf(canonicalDecimal(a));
  const right = partsOf(canonicalDecimal(b));
  if (left.sign !== right.sign) return left.sign < right.sign ? -1 : 1;
  const size = compareSize(left, right);
  return size === 0 ? 0 : left.sign * size > 0 ? 1 : -1;
}

function partsOf(canonical: string): Parts {
  if (canonical === '0') return { sign: 0, digits: '', exponent: '0' };
  const negative = canonical.startsWith('-');
  const letter = canonical.indexOf('e');
  return {
    sign: negative ? -1 : 1,
    digits: canonical.slice(negative ? 1 : 0, letter),
    exponent: canonical.slice(letter + 1),
  };
}

/** Order of the absolute values: first by where the first digit stands, then digit by digit. */
function compareSize(a: Parts, b: Parts): number {
  const place = comparePlace(a, b);
  if (place !== 0) return place;
  if (a.digits === b.digits) return 0;
  return a.digits < b.digits ? -1 : 1;
}

function comparePlace(a: Parts, b: Parts): number {
  if (a.exponent === b.exponent) return a.digits.length - b.digits.length;
  if (a.exponent.length <= SMALL && b.exponent.length <= SMALL) {
    return Number(a.exponent) + a.digits.length - Number(b.exponent) - b.digits.length;
  }
  const difference = BigInt(a.exponent) + BigInt(a.digits.length) - BigInt(b.exponent) - BigInt(b.digits.length);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}
