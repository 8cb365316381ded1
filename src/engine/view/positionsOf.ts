import type { StepColumns } from '../run/stepColumns.ts';
import type { Pace } from '../pace.ts';
import type { GapIntruders, PathPositions, Positions } from '../trajectories.ts';
import type { View } from './view.ts';

/** Reference paths that stand alone, and names a gap. */
const PATHS = 5;
const NAMES = 3;

/** What a view's items make of each step of their reference, counted on columns. */
export async function positionsOf({ order, run }: View, pace: Pace): Promise<Positions> {
  const steps = run?.columns.steps ?? null;
  if (steps === null) return { paths: [], rest: { items: 0, paths: 0 }, without: order.length };
  const { items, without } = itemsByPath(order, steps);
  const paths = [...items.keys()].toSorted((a, b) => items.get(b)! - items.get(a)! || a - b);
  const shown = paths.slice(0, PATHS);
  const counts = new Map(shown.map((path) => [path, new PathCounts(path, steps)]));
  for (let at = 0; at < order.length; at += 1) {
    if ((at & 255) === 0 && pace.due()) await pace.rest();
    const item = order[at]!;
    const path = steps.stepsOf(item)?.path;
    if (path !== undefined) counts.get(path)?.add(item);
  }
  const missing = steps.countNames('missing', [order]);
  const extra = steps.countNames('extra', [order]);
  const others = paths.slice(PATHS);
  return {
    paths: [...counts.values()].map((one) => one.positions(missing, extra)),
    rest: { items: others.reduce((sum, path) => sum + items.get(path)!, 0), paths: others.length },
    without,
  };
}

function itemsByPath(
  order: Uint32Array,
  steps: StepColumns,
): { readonly items: ReadonlyMap<number, number>; readonly without: number } {
  const items = new Map<number, number>();
  let without = 0;
  for (const item of order) {
    const path = steps.stepsOf(item)?.path;
    if (path === undefined) without += 1;
    else items.set(path, (items.get(path) ?? 0) + 1);
  }
  return { items, without };
}

/** Items by what they make of the steps of one path. */
class PathCounts {
  private readonly path: number;
  private readonly steps: StepColumns;
  private readonly names: Uint32Array;
  private items = 0;
  private readonly misses: Uint32Array;
  private readonly gaps: Gap[];

  constructor(path: number, steps: StepColumns) {
    this.path = path;
    this.steps = steps;
    this.names = steps.paths.namesOf(path);
    this.misses = new Uint32Array(this.names.length);
    this.gaps = Array.from({ length: this.names.length + 1 }, () => ({ items: 0, names: new Map() }));
  }

  add(item: number): void {
    const found = this.steps.stepsOf(item)!;
    this.items += 1;
    for (const at of found.missing) this.misses[at]! += 1;
    const seen = new Map<number, Set<number>>();
    for (const [gap, name] of this.intruders(found.missing, found.extra, found.extraNames)) {
      const names = seen.get(gap) ?? new Set();
      if (names.size === 0) this.gaps[gap]!.items += 1;
      if (!names.has(name)) count(this.gaps[gap]!.names, name);
      seen.set(gap, names.add(name));
    }
  }

  /** `missing`, `extra`: items of the view by the code of a name. */
  positions(missing: Uint32Array, extra: Uint32Array): PathPositions {
    const { names } = this.steps.names;
    return {
      path: this.steps.paths.pathOf(this.path),
      items: this.items,
      positions: Array.from(this.names, (code, at) => ({
        name: names[code]!,
        hits: this.items - this.misses[at]!,
        items: this.items,
        missing: missing[code]!,
      })),
      gaps: this.gaps.map((gap): GapIntruders => {
        const most = [...gap.names].toSorted(([a, x], [b, y]) => y - x || a - b).slice(0, NAMES);
        return {
          items: gap.items,
          usual: most.map(([code, items]) => ({ name: names[code]!, items, extra: extra[code]! })),
        };
      }),
    };
  }

  /** The gap of each extra step: before the next step that is answered, behind what is missing there. */
  private *intruders(
    missing: Uint32Array,
    extra: Uint32Array,
    extraNames: Uint32Array,
  ): Generator<readonly [gap: number, name: number]> {
    let [gap, answered, skipped] = [0, 0, 0];
    for (const [index, at] of extra.entries()) {
      // Steps of the reply before this one that are no extra ones are matches.
      for (; ; gap += 1) {
        if (skipped < missing.length && missing[skipped] === gap) skipped += 1;
        else if (answered < at - index) answered += 1;
        else break;
      }
      yield [gap, extraNames[index]!];
    }
  }
}

interface Gap {
  items: number;
  /** Items by the code of a name. */
  readonly names: Map<number, number>;
}

function count(counts: Map<number, number>, name: number): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
