import { assertAligned, layerOf, type AlignOptions } from './align.ts';
import { sidesOf, worthOf, type Sides } from './sides.ts';
import { blockRows } from './tableRows.ts';
import type { ReferencePath, Step } from './trajectory.ts';

/**
 * How many equally good alignments there are, told apart by their pairs, counted up to `cap`: `cap + 1` is "more".
 * In time m·n, memory of two rows. Throws a RangeError on a reference that `pathRefusal` refuses.
 */
export function countAlignments(
  path: ReferencePath,
  candidate: readonly Step[],
  cap = 99,
  options: AlignOptions = {},
): number {
  assertAligned(path, candidate);
  const layer = layerOf(path, candidate, options);
  const sides = sidesOf(path, candidate, layer === 'names-only' ? 'names' : layer);
  const size = candidate.length;
  let behind = zeroRow(size);
  for (const block of sides.blocks.toReversed()) behind = rowOfBlock(sides, block, behind, cap);
  return behind.all[0]!;
}

/**
 * Of one subset of a block, at each candidate step: what is left is worth, how many ways there are, and how many use
 * that step.
 */
interface CountRow {
  readonly worth: Float64Array;
  readonly all: Uint32Array;
  readonly using: Uint32Array;
}

function zeroRow(size: number): CountRow {
  return {
    worth: new Float64Array(size + 1),
    all: new Uint32Array(size + 1).fill(1),
    using: new Uint32Array(size + 1),
  };
}

function rowOfBlock(sides: Sides, block: Sides['blocks'][number], behind: CountRow, cap: number): CountRow {
  const size = sides.candidate.length;
  const whole = 2 ** block.size - 1;
  const worths = blockRows(sides, block, behind.worth);
  const rows: CountRow[] = [];
  rows[whole] = behind;
  for (let used = whole - 1; used >= 0; used -= 1) {
    const row = { worth: worths[used]!, all: new Uint32Array(size + 1).fill(1), using: new Uint32Array(size + 1) };
    for (let at = size - 1; at >= 0; at -= 1) {
      const left = row.worth[at]!;
      // Nothing is left to be matched: the one way is to match nothing.
      if (left === 0) continue;
      let using = behind.worth[at] === left ? behind.using[at]! : 0;
      for (let call = 0; call < block.size; call += 1) {
        const then = used | (1 << call);
        if (then === used) continue;
        const pair = worthOf(sides, block.start + call, at);
        const rest = rows[then]!;
        if (pair > 0 && left - pair === rest.worth[at + 1]) using += rest.all[at + 1]!;
      }
      row.using[at] = Math.min(using, cap + 1);
      row.all[at] = Math.min(using + (row.worth[at + 1] === left ? row.all[at + 1]! : 0), cap + 1);
    }
    rows[used] = row;
  }
  return rows[0]!;
}
