/**
 * A number with so many digits after the point as `%.Nf` of Python prints it: the exact value of the double is rounded,
 * and of a tie the even neighbour is taken. Precondition: |value| below 1e21, `digits` at most 20.
 */
export function fixedHalfEven(value: number, digits: number): string {
  const rounded = value.toFixed(digits);
  if (!isTie(value, digits)) return rounded;
  // `toFixed` takes the neighbour that is further from zero; the other one ends in the digit below.
  const last = Number(rounded.at(-1));
  return last % 2 === 0 ? rounded : rounded.slice(0, -1) + String(last - 1);
}

/** `round(value, digits)` of Python. */
export function roundHalfEven(value: number, digits: number): number {
  return Number(fixedHalfEven(value, digits));
}

/**
 * A tie is an odd number of halves of 10^-N: odd / (2^(N+1) 5^N). A double has no fives below, so it is odd / 2^(N+1), and
 * each of these is a tie. Exact: multiplying by a power of two loses nothing.
 */
function isTie(value: number, digits: number): boolean {
  return Math.abs(value * 2 ** (digits + 1)) % 2 === 1;
}
