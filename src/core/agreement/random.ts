/** Numbers from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * xoshiro128** 1.1 (Blackman and Vigna), its state filled from `seed` by splitmix32: the same numbers everywhere. 53
 * bits of two outputs make one number.
 */
export function seededRandom(seed: number): Random {
  const next = xoshiro(splitmix(seed, 4));
  return () => {
    const high = next() >>> 5;
    const low = next() >>> 6;
    return (high * 0x400_0000 + low) / 0x20_0000_0000_0000;
  };
}

/** The next whole numbers below 2³² from a state of four of them, not all 0. */
export function xoshiro(state: readonly number[]): () => number {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  return () => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result;
  };
}

function rotated(bits: number, by: number): number {
  return (bits << by) | (bits >>> (32 - by));
}

function splitmix(seed: number, count: number): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state + 0x9e37_79b9) | 0;
    const once = Math.imul(state ^ (state >>> 16), 0x85eb_ca6b);
    const twice = Math.imul(once ^ (once >>> 13), 0xc2b2_ae35);
    return (twice ^ (twice >>> 16)) >>> 0;
  });
}
