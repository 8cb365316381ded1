import type { Item, Reply } from '../../model/item.ts';
import type { Fault } from '../../model/verdict.ts';
import { bestReference, type BestReference } from '../../trajectory/bestReference.ts';
import { pathRefusal } from '../../trajectory/steps.ts';
import type { Step } from '../../trajectory/trajectory.ts';
import { readPaths, traceOf } from './readPaths.ts';

export type BestAnswer =
  | { readonly ok: true; readonly candidate: readonly Step[]; readonly best: BestReference; readonly of: number }
  | { readonly ok: false; readonly fault: Fault };

/** The reference that a reply's steps answer best, of `of`; a reference that cannot be aligned is broken. */
export function answerBest(item: Item, reply: Reply): BestAnswer {
  const read = readPaths(item);
  if (!read.ok) return read;
  const candidate = traceOf(reply) ?? [];
  for (const path of read.paths) {
    const problem = pathRefusal(path, candidate);
    if (problem !== null) return { ok: false, fault: { cause: 'reference-broken', problem } };
  }
  const best = bestReference(read.paths, candidate);
  if (best === null) throw new Error('asked about an item without a reference trajectory');
  return { ok: true, candidate, best, of: read.paths.length };
}
