import type { ComparisonId } from '../comparison.ts';
import type { OpenDataset } from '../shelf.ts';
import { Refused } from '../stop.ts';
import type { Comparison } from './comparison.ts';

/** Comparisons kept; the one that was made first goes first. */
const KEPT = 6;

/** Comparisons of open datasets, found by their id; one that is not there (any more) is refused. */
export class KeptComparisons {
  private readonly kept = new Map<ComparisonId, Comparison>();
  private count = 0;

  nextId(): ComparisonId {
    this.count += 1;
    return `comparison${this.count}`;
  }

  add(comparison: Comparison): void {
    this.kept.set(comparison.id, comparison);
    for (const old of this.kept.keys()) if (this.kept.size > KEPT) this.kept.delete(old);
  }

  get(id: ComparisonId): Comparison {
    const found = this.kept.get(id);
    if (found === undefined) throw new Refused({ code: 'no-such', what: 'comparison', name: id });
    return found;
  }

  /** Lets go of what holds on to a dataset that was closed. */
  forget(closed: OpenDataset): void {
    for (const [id, { a, b }] of this.kept) if (a.one === closed || b.one === closed) this.kept.delete(id);
  }
}
