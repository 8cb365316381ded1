import type { Ratio } from './ratio.ts';

/** What a kappa is conventionally called (Landis and Koch 1977). The cut-offs are a convention, not a finding. */
export type Band = 'poor' | 'slight' | 'fair' | 'moderate' | 'substantial' | 'almost-perfect';

const UPPER: readonly (readonly [fifths: bigint, band: Band])[] = [
  [1n, 'slight'],
  [2n, 'fair'],
  [3n, 'moderate'],
  [4n, 'substantial'],
];

/**
 * Below 0 poor, to 0.20 slight, 0.40 fair, 0.60 moderate, 0.80 substantial, above almost perfect; on the exact
 * quotient.
 */
export function bandOf({ top, bottom }: Ratio): Band {
  if (top < 0n) return 'poor';
  return UPPER.find(([fifths]) => 5n * top <= fifths * bottom)?.[1] ?? 'almost-perfect';
}
