import { known, none, type Statistic, type WhyUndefined } from './statistic.ts';

/** An exact quotient. The bottom is not 0, and above it. */
export interface Ratio {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** Divided once, at the end: the only rounding. */
export function quotient({ top, bottom }: Ratio): number {
  return Number(top) / Number(bottom);
}

/** The quotient as a statistic; where the bottom is 0 there is none. */
export function quotientOr(top: bigint, bottom: bigint, why: WhyUndefined): Statistic {
  return bottom === 0n ? none(why) : known(quotient({ top, bottom }));
}

/** Sums of whole numbers, exactly. */
export function total(numbers: readonly bigint[]): bigint {
  return numbers.reduce((sum, one) => sum + one, 0n);
}
