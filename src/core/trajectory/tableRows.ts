import { worthOf, type Sides } from './sides.ts';

/**
 * Rows of the suffix table of one block: for every subset of its calls that is used up, what the rest of it and the
 * blocks behind it are worth at best against the candidate from each step on. `behind` is the row of the next block,
 * which is also the row of the whole subset.
 */
export function blockRows(sides: Sides, block: Sides['blocks'][number], behind: Float64Array): Float64Array[] {
  const size = sides.candidate.length;
  const { start, size: calls } = block;
  const whole = 2 ** calls - 1;
  const rows: Float64Array[] = [];
  rows[whole] = behind;
  for (let used = whole - 1; used >= 0; used -= 1) {
    const row = new Float64Array(size + 1);
    for (let at = size - 1; at >= 0; at -= 1) {
      let best = Math.max(row[at + 1]!, behind[at]!);
      for (let call = 0; call < calls; call += 1) {
        if ((used & (1 << call)) !== 0) continue;
        const worth = worthOf(sides, start + call, at);
        if (worth > 0) best = Math.max(best, worth + rows[used | (1 << call)]![at + 1]!);
      }
      row[at] = best;
    }
    rows[used] = row;
  }
  return rows;
}

/** The row at the beginning of every block, and one of zeros behind the last. */
export function suffixRows(sides: Sides): Float64Array[] {
  const { blocks } = sides;
  const rows: Float64Array[] = [];
  rows[blocks.length] = new Float64Array(sides.candidate.length + 1);
  for (let at = blocks.length - 1; at >= 0; at -= 1) {
    rows[at] = blockRows(sides, blocks[at]!, rows[at + 1]!)[0]!;
  }
  return rows;
}
