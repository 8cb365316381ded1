import type { ComparisonCalls, CompareSide } from '../comparison.ts';
import type { EngineDeps } from '../deps.ts';
import type { CallOptions, ExportProgress } from '../engine.ts';
import type { Limits } from '../limits.ts';
import { createPace, type Pace, type Reporter } from '../pace.ts';
import type { OpenDataset, Shelf } from '../shelf.ts';
import { settle } from '../stop.ts';
import { baseOf } from './bases.ts';
import { readRows } from './comparedRows.ts';
import { makeComparison } from './comparison.ts';
import { exportRows } from './exportRows.ts';
import { KeptComparisons } from './keptComparisons.ts';
import { PrintMemory } from './prints.ts';
import { rowOrder } from './rowOrder.ts';
import { Side } from './side.ts';

/** Makes what a call over an open dataset works with. */
export type Reading = <P>(
  one: OpenDataset | null,
  call: CallOptions<P> | undefined,
) => { readonly deps: EngineDeps; readonly limits: Limits; readonly pace: Pace; readonly reporter: Reporter<P> };

/** The calls of comparisons over what is on the shelf. A comparison lasts until either dataset is closed. */
export function comparisonCalls(shelf: Shelf, reading: Reading): ComparisonCalls {
  const kept = new KeptComparisons();
  const prints = new PrintMemory();
  shelf.onClose((one) => kept.forget(one));

  function sideOf({ dataset, run }: CompareSide): Side {
    const one = shelf.dataset(dataset);
    return new Side(one, shelf.knownRun(one, run));
  }

  /** Ends with either dataset. */
  function means<P>(a: Side, b: Side, call: CallOptions<P> | undefined) {
    const { deps, reporter } = reading(null, call);
    return { pace: createPace(deps, call?.signal, () => a.one.closed || b.one.closed), reporter };
  }

  return {
    compare: (request, call) =>
      settle(async () => {
        const [a, b] = [sideOf(request.a), sideOf(request.b)];
        const { pace, reporter } = means(a, b, call);
        const totalItems = a.one.dataset.items.count + b.one.dataset.items.count;
        const making = { prints, pace, onItems: telling(reporter, totalItems) };
        const comparison = await makeComparison(kept.nextId(), a, b, request, making);
        pace.check();
        reporter.last(() => ({ items: totalItems, totalItems }));
        kept.add(comparison);
        return comparison.summary;
      }, call?.signal),

    comparedRows: (id, request) =>
      settle(async () => {
        const comparison = kept.get(id);
        const { pace } = means(comparison.a, comparison.b, undefined);
        const order = await rowOrder(comparison, request, pace);
        const { counts } = await baseOf(comparison, request, pace);
        return { ...(await readRows(comparison, order, request.from, request.to)), counts };
      }),

    exportComparison: (id, request, kind, call) =>
      settle(async () => {
        const comparison = kept.get(id);
        const { pace, reporter } = means(comparison.a, comparison.b, call);
        const order = await rowOrder(comparison, request, pace);
        const totalItems = order.length;
        const text = await exportRows(comparison, order, kind, pace, telling(reporter, totalItems));
        reporter.last(() => ({ items: totalItems, totalItems }));
        return text;
      }, call?.signal),
  };
}

function telling(reporter: Reporter<ExportProgress>, totalItems: number): (items: number) => void {
  return (items) => reporter.tell(() => ({ items, totalItems }));
}
