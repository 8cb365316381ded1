/** Digits as a whole number from 0 that is exact, or null. */
export function countOf(digits: string): number | null {
  const count = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(count) ? count : null;
}
