import type { ComparisonCalls } from '../comparison.ts';
import type { EngineDeps } from '../deps.ts';
import type { CallOptions } from '../engine.ts';
import type { Limits } from '../limits.ts';
import type { Pace, Reporter } from '../pace.ts';
import type { OpenDataset, Shelf } from '../shelf.ts';
import { Refused, settle } from '../stop.ts';

/** Makes what a call over an open dataset works with. */
export type Reading = <P>(
  one: OpenDataset | null,
  call: CallOptions<P> | undefined,
) => { readonly deps: EngineDeps; readonly limits: Limits; readonly pace: Pace; readonly reporter: Reporter<P> };

/** The calls of comparisons over what is on the shelf. */
export function comparisonCalls(_shelf: Shelf, _reading: Reading): ComparisonCalls {
  return {
    compare: ({ a }) => settle(() => noSuch(a.run)),
    comparedRows: (comparison) => settle(() => noSuch(comparison)),
    exportComparison: (comparison) => settle(() => noSuch(comparison)),
  };
}

function noSuch(name: string): never {
  throw new Refused({ code: 'no-such', what: 'run', name });
}
