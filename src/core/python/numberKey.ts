import type { JsonNumber } from '../json/value.ts';
import { pythonNumber } from './pythonNumber.ts';

/**
 * A text that two numbers share when, and only when, they are equal in Python, where ints are exact and floats are the
 * doubles that their tokens are read as. True is 1, False is 0. NaN has one text, though it equals nothing.
 */
export function numberKey(value: JsonNumber | boolean): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (!value.float) return pythonNumber(value);
  const double = Number(value.token);
  return Number.isInteger(double) ? BigInt(double).toString() : pythonNumber(value);
}
