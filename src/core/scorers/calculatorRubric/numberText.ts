import { divide, rationalOf, type Rational } from '../../rubric/rational.ts';

const WRITTEN = /^([+-]?)\s?[$€£¥₺]?\s?([+-]?)((?:\d[\d,_]*(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)\s?[€₺]?\s?(%?)$/;
const HUNDRED: Rational = { numerator: 100n, denominator: 1n };

/** The value of a number as people write it (`1,000`, `$5`, `1_000`, `5%` is 0.05); null for any other text. */
export function writtenNumber(text: string): Rational | null {
  const found = WRITTEN.exec(text.trim());
  if (found === null) return null;
  const [, sign = '', second = '', digits = '', percent = ''] = found;
  if (sign !== '' && second !== '') return null;
  const value = rationalOf(`${sign}${second}${digits.replaceAll(/[,_]/g, '')}`);
  return value === null || percent === '' ? value : divide(value, HUNDRED);
}
