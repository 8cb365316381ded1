import { rationalOf, type Rational } from './rational.ts';

/** The value of a number of YAML 1.2's core schema; null for what is not finite. */
export function yamlNumber(source: string): Rational | null {
  const whole = /^0[xo][0-9a-fA-F]+$/.test(source) && source.length < 200;
  return whole ? { numerator: BigInt(source), denominator: 1n } : rationalOf(source);
}
