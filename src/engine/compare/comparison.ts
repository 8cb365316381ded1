import type { ComparisonId, CompareRequest, JoinBy, RunComparison } from '../comparison.ts';
import type { Pace } from '../pace.ts';
import { comparedItems, type ComparedItems } from './comparedItems.ts';
import { differingItems } from './differs.ts';
import { figuresOf } from './figures.ts';
import { FirstKeys } from './firstKeys.ts';
import { joinByInput } from './joinByInput.ts';
import { joinByKey, type Joined } from './joinByKey.ts';
import { joinByPlace } from './joinByPlace.ts';
import type { Base } from './bases.ts';
import type { PrintMemory, Prints } from './prints.ts';
import type { Side } from './side.ts';

/** Two runs held against each other, and what was asked of it. */
export interface Comparison {
  readonly id: ComparisonId;
  readonly a: Side;
  readonly b: Side;
  readonly rows: ComparedItems;
  /** The keys of a joined item may not be the same. */
  readonly keysDiffer: boolean;
  readonly summary: RunComparison;
  /** Rows that pass, in order, by what was asked. */
  readonly orders: Map<string, Uint32Array>;
  /** What a category and a search leave, by both. */
  readonly bases: Map<string, Base>;
}

export interface Making {
  readonly prints: PrintMemory;
  readonly pace: Pace;
  /** Told how many items are read. */
  readonly onItems: (items: number) => void;
}

export async function makeComparison(
  id: ComparisonId,
  a: Side,
  b: Side,
  { joinBy }: Pick<CompareRequest, 'joinBy'>,
  making: Making,
): Promise<Comparison> {
  const read = printsOnce(a, b, making);
  const joined = await joinedBy(joinBy, a, b, read);
  const differs = await differingItems(a, b, joined, { ...making, prints: read });
  const rows = comparedItems(a, b, joined);
  const summary: RunComparison = {
    comparison: id,
    join: {
      joinedBy: joined.by,
      joined: joined.count,
      withoutIds: { a: a.withoutIds, b: b.withoutIds },
      onlyA: alone(a, rows.a, rows.b),
      onlyB: alone(b, rows.b, rows.a),
      repeated: joined.repeated.facts(),
      differs: differs.facts(),
    },
    ...figuresOf(a, b, rows),
  };
  return { id, a, b, rows, keysDiffer: joined.keysDiffer, summary, orders: new Map(), bases: new Map() };
}

type Read = () => Promise<readonly [Prints, Prints]>;

/** Inputs and references are read where they are needed, and once. */
function printsOnce(a: Side, b: Side, { prints, pace, onItems }: Making): Read {
  return async () => {
    const { dataset } = a.one;
    return [
      await prints.of(dataset, pace, onItems),
      await prints.of(b.one.dataset, pace, (items) => onItems(dataset.items.count + items)),
    ];
  };
}

async function joinedBy(by: JoinBy | null, a: Side, b: Side, read: Read): Promise<Joined> {
  if (by === 'place') return joinByPlace(a, b);
  if (by === 'input') return joinByInput(a, b, ...(await read()));
  const joined = joinByKey(a, b);
  if (by === 'key' || joined.count > 0 || a.order.length === 0 || b.order.length === 0) return joined;
  const [ofA, ofB] = await read();
  const byInput = joinByInput(a, b, ofA, ofB);
  if (byInput.count > 0) return byInput;
  const saysNothing = a.withoutIds && b.withoutIds && !(hasInputs(a, ofA) && hasInputs(b, ofB));
  return saysNothing ? joinByPlace(a, b) : joined;
}

function hasInputs({ order }: Side, { inputs }: Prints): boolean {
  return order.some((item) => inputs[item] !== 0);
}

function alone(side: Side, ours: Int32Array, theirs: Int32Array): RunComparison['join']['onlyA'] {
  const keys = new FirstKeys();
  for (const [row, item] of ours.entries()) if (item >= 0 && theirs[row]! < 0) keys.add(() => side.key(item));
  return keys.facts();
}
