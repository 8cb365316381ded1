import type { Reference } from '../../core/model/item.ts';
import type { Dataset } from './dataset.ts';
import * as bits from './items.ts';

/** Any of these bits: an item has a reference, if only a broken one. */
export const HAS_REFERENCE =
  bits.HAS_CALLS | bits.HAS_TEXTS | bits.HAS_PATHS | bits.HAS_CALCULATOR | bits.HAS_CONFORMANCE | bits.BROKEN_REFERENCE;

/** The bits of what is in a reference. */
export function referenceBits({ calls, texts, paths, calculator, conformance, problem }: Reference): number {
  return (
    (calls === null ? 0 : bits.HAS_CALLS) |
    (texts === null ? 0 : bits.HAS_TEXTS) |
    ((paths ?? null) === null ? 0 : bits.HAS_PATHS) |
    (calculator === undefined ? 0 : bits.HAS_CALCULATOR) |
    (conformance === undefined ? 0 : bits.HAS_CONFORMANCE) |
    (problem === null ? 0 : bits.BROKEN_REFERENCE)
  );
}

/** Whether there is nothing in it to compare with, not even something broken. */
export function isNoReference(reference: Reference): boolean {
  return referenceBits(reference) === 0;
}

/** Counts what is in a reference. */
export function countReference(counts: Dataset['references'], reference: Reference): void {
  const { calls, texts, paths, calculator, conformance, problem } = reference;
  if (problem !== null) counts.broken += 1;
  if (calls !== null) counts.calls += 1;
  if (texts !== null) counts.texts += 1;
  if ((paths ?? null) !== null) counts.paths += 1;
  if (calculator !== undefined) counts.calculator = (counts.calculator ?? 0) + 1;
  if (conformance !== undefined) counts.conformance = (counts.conformance ?? 0) + 1;
  if (isNoReference(reference)) counts.none += 1;
}

/** Number of a reference's calls and 1 more; 0 where it has none. */
export function callCount({ calls }: Reference): number {
  return calls === null ? 0 : calls.length + 1;
}
