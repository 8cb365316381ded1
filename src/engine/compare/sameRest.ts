import type { Rows } from '../dataset/rows.ts';

/**
 * Whether two rows whose bytes are at hand are the same, byte by byte, beside the members that were cut out of them.
 * False, too, where that cannot be told. Of one format they then say the same in every other member.
 */
export function sameRest(a: Rows, rowA: number, b: Rows, rowB: number): boolean {
  if (a.width !== b.width || a.isOdd(rowA) || b.isOdd(rowB)) return false;
  const [gapsA, gapsB] = [gapsOf(a, rowA), gapsOf(b, rowB)];
  if (gapsA.length !== gapsB.length) return false;
  const [one, other] = [a.place(rowA), b.place(rowB)];
  let fromA = one.at;
  let fromB = other.at;
  for (let gap = 0; gap <= gapsA.length; gap += 2) {
    const length = one.at + (gapsA[gap] ?? a.lengths.at(rowA)) - fromA;
    if (other.at + (gapsB[gap] ?? b.lengths.at(rowB)) - fromB !== length) return false;
    for (let at = 0; at < length; at += 1) if (one.bytes[fromA + at] !== other.bytes[fromB + at]) return false;
    fromA = one.at + (gapsA[gap + 1] ?? 0);
    fromB = other.at + (gapsB[gap + 1] ?? 0);
  }
  return true;
}

/** Starts and ends of what was cut out of a row, in the order of its bytes. */
function gapsOf({ spans, width }: Rows, row: number): readonly number[] {
  const gaps: number[] = [];
  for (let entry = row * width; entry < (row + 1) * width; entry += 2) {
    const start = spans.at(entry);
    if (start === 0) continue;
    let at = gaps.length;
    while (at > 0 && gaps[at - 2]! > start) {
      gaps[at] = gaps[at - 2]!;
      gaps[at + 1] = gaps[at - 1]!;
      at -= 2;
    }
    gaps[at] = start;
    gaps[at + 1] = spans.at(entry + 1);
  }
  return gaps;
}
