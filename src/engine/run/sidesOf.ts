import type { Item, Reply } from '../../core/model/item.ts';
import { hasPaths, readPaths, traceOf } from '../../core/scorers/trajectory/readPaths.ts';
import type { ReferencePath, Step } from '../../core/trajectory/trajectory.ts';

/** What of an item's trajectories can be compared, as the scorers read them. */
export interface TrajectorySides {
  /** None where there is no reference, or a broken one. */
  readonly paths: readonly ReferencePath[];
  /** Null where there is no reply, or none that says which steps were taken. */
  readonly candidate: readonly Step[] | null;
}

export function sidesOf(item: Item, reply: Reply | null): TrajectorySides {
  const read = hasPaths(item) ? readPaths(item) : null;
  return { paths: read?.ok === true ? read.paths : [], candidate: reply === null ? null : traceOf(reply) };
}
