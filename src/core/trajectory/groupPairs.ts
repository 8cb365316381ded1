import { shownOrder } from './shownOrder.ts';
import { worthOf, type Sides } from './sides.ts';
import { blockRows, suffixRows } from './tableRows.ts';
import type { StepPair } from './trajectory.ts';

/** Most alignments that are put in order; of more, those found first are. */
const SORTED = 1000;

/**
 * Best alignments of a reference with groups in the order of the rule: by the order of the reference's steps, then
 * by the places in it, then by the candidate's. Of more than a thousand, the thousand found first by candidate are
 * put in order.
 */
export function groupPairs(sides: Sides): StepPair[][] {
  const found: StepPair[][] = [];
  for (const pairs of allPairs(sides)) {
    found.push(pairs);
    if (found.length === SORTED) break;
  }
  const keyed = found.map((pairs) => ({ pairs, key: keyOf(sides, pairs) }));
  return keyed.toSorted((a, b) => compareLists(a.key, b.key)).map(({ pairs }) => pairs);
}

function keyOf({ blocks }: Sides, pairs: readonly StepPair[]): number[] {
  const order = shownOrder(blocks, pairs);
  const place = new Map(order.map((step, at) => [step, at]));
  const places = pairs.map(({ reference }) => place.get(reference) ?? 0);
  return [...order, ...places, ...pairs.map(({ candidate }) => candidate)];
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** A way begun: what is used of the block it is in, and the candidate step that comes next. */
interface State {
  readonly block: number;
  readonly used: number;
  readonly at: number;
  readonly pairs: readonly StepPair[];
}

/** Every best list of pairs once, rising by candidate. */
function* allPairs(sides: Sides): Generator<StepPair[], void> {
  const begins = suffixRows(sides);
  const rows = sides.blocks.map((block, at) => blockRows(sides, block, begins[at + 1]!));
  const open: State[] = [{ block: 0, used: 0, at: 0, pairs: [] }];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const left = rows[state.block]?.[state.used]?.[state.at] ?? 0;
    if (left === 0) yield [...state.pairs];
    else open.push(...statesBehind(sides, rows, state, left).toReversed());
  }
}

function statesBehind(sides: Sides, rows: readonly Float64Array[][], state: State, left: number): State[] {
  const found: State[] = [];
  for (let at = state.at; at < sides.candidate.length; at += 1) {
    for (let block = state.block; block < sides.blocks.length; block += 1) {
      const { start, size } = sides.blocks[block]!;
      const used = block === state.block ? state.used : 0;
      for (let call = 0; call < size; call += 1) {
        if ((used & (1 << call)) !== 0) continue;
        const worth = worthOf(sides, start + call, at);
        const then = used | (1 << call);
        if (worth === 0 || worth + rows[block]![then]![at + 1]! !== left) continue;
        const pairs = [...state.pairs, { reference: start + call, candidate: at }];
        found.push({ block, used: then, at: at + 1, pairs });
      }
    }
  }
  return found;
}
