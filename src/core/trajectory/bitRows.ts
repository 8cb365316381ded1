import type { StepPair } from './trajectory.ts';

/**
 * Rows of the suffix table, a bit a candidate step: bit p of the row of reference step i is 0 where the longest
 * common subsequence of what follows grows at candidate step n-1-p (Crochemore, Iliopoulos, Pinzon and Reid 2001;
 * Hyyrö 2004). A row follows from the one below it in n/32 additions.
 */
interface BitRows {
  readonly words: number;
  /** Writes the row of step `at` into `to`, given the one of `at + 1`. */
  readonly above: (at: number, below: Uint32Array, to: Uint32Array) => void;
  /** Candidate steps of a name, rising. */
  readonly places: ReadonlyMap<number, readonly number[]>;
}

/** Length of a longest common subsequence of two lists of names, in time m·n/32. */
export function commonLength(reference: Int32Array, candidate: Int32Array): number {
  const { words, above } = bitRows(reference, candidate);
  const row = new Uint32Array(words).fill(0xffffffff);
  for (let at = reference.length - 1; at >= 0; at -= 1) above(at, row, row);
  return lengthFrom(row, candidate.length, 0);
}

/**
 * The alignment of two lists of names by the rule of `align.ts`. Rows are kept at every √m-th step and worked out
 * again between them, so that memory stays at √m·n/4 bytes whatever the length.
 */
export function alignNames(reference: Int32Array, candidate: Int32Array): StepPair[] {
  const size = candidate.length;
  const rows = bitRows(reference, candidate);
  const rowAt = keptRows(reference.length, rows);
  const { places } = rows;
  const next = new Map<number, number>();
  const pairs: StepPair[] = [];
  let from = 0;
  let left = lengthFrom(rowAt(0), size, 0);
  for (let at = 0; left > 0; at += 1) {
    const name = reference[at]!;
    const found = places.get(name);
    if (found === undefined) continue;
    let index = next.get(name) ?? 0;
    while (index < found.length && found[index]! < from) index += 1;
    next.set(name, index);
    const place = found[index];
    // The earliest one leaves the most behind it: when it does not do, none does.
    if (place === undefined || lengthFrom(rowAt(at + 1), size, place + 1) !== left - 1) continue;
    pairs.push({ reference: at, candidate: place });
    from = place + 1;
    left -= 1;
  }
  return pairs;
}

function bitRows(reference: Int32Array, candidate: Int32Array): BitRows {
  const size = candidate.length;
  const words = Math.ceil(size / 32);
  const places = new Map<number, number[]>();
  for (let at = 0; at < size; at += 1) {
    const name = candidate[at]!;
    const known = places.get(name);
    if (known === undefined) places.set(name, [at]);
    else known.push(at);
  }
  const mask = new Uint32Array(words);
  function above(at: number, below: Uint32Array, to: Uint32Array): void {
    const found = places.get(reference[at]!);
    if (found === undefined) return to.set(below);
    for (const place of found) mask[(size - 1 - place) >>> 5]! |= 1 << ((size - 1 - place) & 31);
    addRow(below, mask, to);
    for (const place of found) mask[(size - 1 - place) >>> 5] = 0;
  }
  return { words, above, places };
}

function addRow(below: Uint32Array, mask: Uint32Array, to: Uint32Array): void {
  let carry = 0;
  for (let at = 0; at < below.length; at += 1) {
    const row = below[at]!;
    const set = mask[at]!;
    const sum = row + ((row & set) >>> 0) + carry;
    carry = sum > 0xffffffff ? 1 : 0;
    to[at] = sum | (row & ~set);
  }
}

/** Gives the row of a step, 0 to m; meant to be asked in rising order. */
function keptRows(steps: number, { words, above }: BitRows): (at: number) => Uint32Array {
  const span = Math.max(1, Math.ceil(Math.sqrt(steps)));
  const kept = new Map<number, Uint32Array>();
  let row: Uint32Array = new Uint32Array(words).fill(0xffffffff);
  for (let at = steps; at >= 0; at -= 1) {
    if (at < steps) above(at, row, row);
    if (at === steps || at % span === 0) kept.set(at, row.slice());
  }
  let begin = -1;
  let rows: Uint32Array[] = [];
  return (at) => {
    const wanted = at - (at % span);
    if (wanted === begin) return rows[at - begin]!;
    begin = wanted;
    const end = Math.min(begin + span, steps);
    rows = [];
    row = kept.get(end)!;
    rows[end - begin] = row;
    for (let step = end - 1; step >= begin; step -= 1) {
      const to = new Uint32Array(words);
      above(step, row, to);
      rows[step - begin] = to;
      row = to;
    }
    return rows[at - begin]!;
  };
}

/** Length of the longest common subsequence of what follows the row's step and candidate steps from `from` on. */
function lengthFrom(row: Uint32Array, size: number, from: number): number {
  const bits = size - from;
  const whole = bits >>> 5;
  let length = 0;
  for (let at = 0; at < whole; at += 1) length += bitCount(~row[at]!);
  const rest = bits & 31;
  return rest === 0 ? length : length + bitCount(~row[whole]! & (2 ** rest - 1));
}

function bitCount(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
