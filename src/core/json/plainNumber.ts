import { canonicalDecimal } from './decimal.ts';

/** Most places before or behind the point that are written out. */
const PLACES = 400;

/**
 * A number token as plain digits, without an exponent and without zeros that say nothing: `0.70` is `0.7`, `1e-7` is
 * `0.0000001`. Exact. Null for NaN and infinity, and beyond 400 places.
 */
export function plainNumber(token: string): string | null {
  const found = /^(-?)(\d+)e(-?\d+)$/.exec(canonicalDecimal(token));
  if (found === null) return canonicalDecimal(token) === '0' ? '0' : null;
  const [, sign = '', digits = '', exponent = ''] = found;
  const power = Number(exponent);
  if (Math.abs(power) + digits.length > PLACES) return null;
  if (power >= 0) return sign + digits + '0'.repeat(power);
  const padded = digits.padStart(1 - power, '0');
  return `${sign}${padded.slice(0, power)}.${padded.slice(power)}`;
}
