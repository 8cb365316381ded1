import type { Gate } from '../../core/conformance/conformance.ts';
import { gateOf } from '../../core/conformance/gate.ts';
import type { ConformanceReport } from '../../engine/conformance.ts';
import type { HeldBaseline } from '../conformance/baseline.ts';

/** A number of a baseline beside that of a run. */
export interface Against {
  readonly name: string;
  /** Null where one of them does not have it. */
  readonly before: Counted | null;
  readonly now: Counted | null;
  /** Null where neither is better. */
  readonly better: boolean | null;
}

interface Counted {
  readonly count: number;
  /** Null where the file does not say it. */
  readonly of: number | null;
}

export type FigureOf = 'exact' | 'invented' | 'schema-invalid' | 'false-refusals';

export interface BaselineComparison {
  readonly gate: Gate;
  readonly figures: readonly (Against & { readonly name: FigureOf })[];
  /** In the order of the run, then those that only the baseline has. */
  readonly categories: readonly Against[];
}

/** What document 002 says of a run and a baseline, and their numbers beside each other. */
export function againstBaseline(report: ConformanceReport, { baseline }: HeldBaseline): BaselineComparison {
  const { result, adapter, corpus } = report;
  const { cases } = result;
  const figures = [
    figure('exact', baseline.exactMatch, result.exactMatch, 1),
    figure('invented', baseline.inventedCalls, result.inventedCalls, -1),
    figure('schema-invalid', baseline.schemaInvalidReturns, result.schemaInvalidReturns, -1),
    figure('false-refusals', baseline.falseRefusals, result.falseRefusals, -1),
  ];
  const now = new Map(result.byCategory.map((one) => [one.category, { count: one.ok, of: one.n }]));
  const names = new Set([...now.keys(), ...baseline.byCategory.keys()]);
  return {
    gate: gateOf(result, baseline, { adapter, corpus }),
    figures,
    categories: [...names].map((name) => {
      const had = baseline.byCategory.get(name);
      return against(name, had === undefined ? null : { count: had.ok, of: had.n }, now.get(name) ?? null, 1);
    }),
  };

  function figure(name: FigureOf, before: number | null, count: number, good: 1 | -1) {
    const had = before === null ? null : { count: before, of: baseline.cases };
    return { ...against(name, had, { count, of: cases }, good), name };
  }
}

/** `good`: 1 where more is better, -1 where fewer are. */
function against(name: string, before: Counted | null, now: Counted | null, good: 1 | -1): Against {
  const change = before === null || now === null ? 0 : now.count - before.count;
  return { name, before, now, better: change === 0 ? null : change * good > 0 };
}
