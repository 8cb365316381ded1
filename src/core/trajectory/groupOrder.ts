import { worthOf, type Sides } from './sides.ts';
import { blockRows, suffixRows } from './tableRows.ts';

/**
 * The order of the reference's steps that is aligned: among the orders of every group's calls that are worth most,
 * the one that comes first, as written and then by position. Indexes of the steps as written.
 */
export function firstOrder(sides: Sides): number[] {
  const rows = suffixRows(sides);
  const best = rows[0]![0]!;
  const order: number[] = [];
  let before = new Float64Array(sides.candidate.length + 1);
  for (const [at, block] of sides.blocks.entries()) {
    const ofBlock = block.size > 1 ? blockRows(sides, block, rows[at + 1]!) : [];
    for (let used = 0, placed = 0; placed < block.size; placed += 1) {
      for (let call = 0; call < block.size; call += 1) {
        if ((used & (1 << call)) !== 0) continue;
        const then = extended(sides, before, block.start + call);
        const rest = ofBlock[used | (1 << call)];
        if (rest !== undefined && bestOf(then, rest) !== best) continue;
        order.push(block.start + call);
        used |= 1 << call;
        before = then;
        break;
      }
    }
  }
  return order;
}

/** The row of a prefix table, one reference step further. */
function extended(sides: Sides, before: Float64Array, step: number): Float64Array<ArrayBuffer> {
  const row = new Float64Array(before.length);
  for (let at = 0; at + 1 < before.length; at += 1) {
    const worth = worthOf(sides, step, at);
    const pair = worth > 0 ? before[at]! + worth : 0;
    row[at + 1] = Math.max(row[at]!, before[at + 1]!, pair);
  }
  return row;
}

function bestOf(before: Float64Array, behind: Float64Array): number {
  let best = 0;
  for (let at = 0; at < before.length; at += 1) best = Math.max(best, before[at]! + behind[at]!);
  return best;
}
