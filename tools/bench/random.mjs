// A deterministic source of chance (splitmix-style, 32 bit): the same seed gives the same corpus on every machine.

let state = 0;

/** @param {number} value */
export function seed(value) {
  state = Math.imul(value, 0x9e3779b9) >>> 0;
}

/** A number from 0 to 1, exclusive. */
export function random() {
  state = (state + 0x9e3779b9) >>> 0;
  let z = state;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return ((z ^ (z >>> 15)) >>> 0) / 4294967296;
}

/**
 * A whole number from `a` to `b`, both included.
 * @param {number} a
 * @param {number} b
 */
export function int(a, b) {
  return a + Math.floor(random() * (b - a + 1));
}

/**
 * @template T
 * @param {readonly T[]} list
 * @returns {T}
 */
export function pick(list) {
  return known(list[Math.floor(random() * list.length)]);
}

/** @param {number} share */
export function chance(share) {
  return random() < share;
}

/**
 * In place.
 * @template T
 * @param {T[]} list
 */
export function shuffle(list) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = int(0, at);
    const one = known(list[at]);
    list[at] = known(list[other]);
    list[other] = one;
  }
  return list;
}

/**
 * What an index that is in bounds gives.
 * @template T
 * @param {T | undefined} one
 * @returns {T}
 */
export function known(one) {
  if (one === undefined) throw new Error('an index out of bounds');
  return one;
}
