import type { Gate } from '../../core/conformance/conformance.ts';
import { gateOf } from '../../core/conformance/gate.ts';
import type { FigureName } from '../../core/words/conformanceReport.ts';
import type { ConformanceReport } from '../../engine/conformance.ts';
import type { HeldBaseline } from './baseline.ts';

/** A report beside the baseline that it is held against. */
export interface Held {
  readonly file: string;
  readonly gate: Gate;
  /** What the baseline says of the numbers that it has to have, and of false refusals where it says it. */
  readonly figures: ReadonlyMap<FigureName, number>;
  /** Of each category that stands in both. */
  readonly categories: ReadonlyMap<string, HeldCategory>;
}

export interface HeldCategory {
  /** How many more are right now; below 0 where it is fewer. */
  readonly change: number;
  /** How many more cases there are now, which a change cannot be told apart from; 0 where that is not known. */
  readonly cases: number;
}

/** What `compare` of document 002 says of a report and a baseline, and how their numbers differ. */
export function holdAgainst({ result, adapter, corpus }: ConformanceReport, { file, baseline }: HeldBaseline): Held {
  const figures = new Map<FigureName, number>([
    ['exact', baseline.exactMatch],
    ['invented', baseline.inventedCalls],
    ['schema-invalid', baseline.schemaInvalidReturns],
  ]);
  if (baseline.falseRefusals !== null) figures.set('false-refusals', baseline.falseRefusals);
  const categories = new Map<string, HeldCategory>();
  for (const { category, n, ok } of result.byCategory) {
    const before = baseline.byCategory.get(category);
    if (before !== undefined) categories.set(category, { change: ok - before.ok, cases: n - (before.n ?? n) });
  }
  return { file, gate: gateOf(result, baseline, { adapter, corpus }), figures, categories };
}
