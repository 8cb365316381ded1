/** An exact fraction in lowest terms; the denominator is above 0. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Largest power of ten that is worked out, on either side of the bar: what is beyond has no value here. */
const DIGITS = 400;
const LIMIT = 10n ** BigInt(DIGITS);

const TOKEN = /^([+-]?)(\d+\.?\d*|\.\d+)(?:[eE]([+-]?\d+))?$/;

/** The exact value of digits with an optional sign, point and exponent; null for other text and beyond 400 digits. */
export function rationalOf(token: string): Rational | null {
  const found = TOKEN.exec(token);
  if (found === null || token.length > DIGITS) return null;
  const [, sign, mantissa = '', exponent = '0'] = found;
  const [whole = '', fraction = ''] = mantissa.split('.');
  const power = Number(exponent) - fraction.length;
  if (Math.abs(power) > DIGITS) return null;
  const digits = BigInt(`${whole}${fraction}`) * (sign === '-' ? -1n : 1n);
  return power < 0 ? fractionOf(digits, 10n ** BigInt(-power)) : fractionOf(digits * 10n ** BigInt(power), 1n);
}

/** In lowest terms; null where it is divided by 0, or one side has more than 400 digits. */
export function fractionOf(numerator: bigint, denominator: bigint): Rational | null {
  if (denominator === 0n) return null;
  const divisor = commonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  const reduced = { numerator: numerator / divisor, denominator: denominator / divisor };
  return absolute(reduced.numerator) > LIMIT || reduced.denominator > LIMIT ? null : reduced;
}

export function add(a: Rational, b: Rational): Rational | null {
  return fractionOf(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function multiply(a: Rational, b: Rational): Rational | null {
  return fractionOf(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Null where `b` is 0. */
export function divide(a: Rational, b: Rational): Rational | null {
  return fractionOf(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function negative({ numerator, denominator }: Rational): Rational {
  return { numerator: -numerator, denominator };
}

/** -1, 0 or 1. */
export function compare(a: Rational, b: Rational): number {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether `found` is within one part in 10^9 of `expected`: what a computation in doubles may be off by. */
export function isClose(found: Rational, expected: Rational): boolean {
  const difference = absolute(found.numerator * expected.denominator - expected.numerator * found.denominator);
  return difference * 1_000_000_000n <= absolute(expected.numerator * found.denominator);
}

/** Canonical: equal values have equal texts. */
export function rationalText({ numerator, denominator }: Rational): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [left, right] = [absolute(a), absolute(b)];
  while (right !== 0n) [left, right] = [right, left % right];
  return left === 0n ? 1n : left;
}
