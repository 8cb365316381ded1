import { canonicalDecimal } from '../../json/decimal.ts';

/** Longest plain form that is written out. A double never needs more than 400 characters. */
const LONGEST = 400;

/**
 * A number token in plain digits (document 001: `100000`, never `1e+05`): `1e15` gives
 * `1000000000000000`, `1.50` gives `1.5`, `-0` gives `0`. Exact, not rounded to a double. A number
 * whose plain form would be longer than 400 characters stays as it was written.
 */
export function plainDigits(token: string): string {
  const canonical = canonicalDecimal(token);
  if (canonical === '0') return '0';
  const sign = canonical.startsWith('-') ? '-' : '';
  const [digits = '', power = ''] = canonical.slice(sign.length).split('e');
  const exponent = Number(power);
  const point = digits.length + exponent;
  if (Math.max(digits.length, point, digits.length - exponent) > LONGEST) return token;
  if (exponent >= 0) return sign + digits + '0'.repeat(exponent);
  if (point > 0) return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
  return `${sign}0.${'0'.repeat(-point)}${digits}`;
}
