import type { MeanScore, Totals } from '../../core/model/report.ts';
import { CAUSES } from '../../core/model/verdict.ts';
import { attemptsReport, type ItemAttempts } from '../../core/report/attempts.ts';
import { totalsOf, type ByState } from '../../core/report/totals.ts';
import type { Items } from '../dataset/items.ts';
import type { RunColumns } from './run.ts';
import { STEP_SCORES, type StepColumns } from './stepColumns.ts';

/** Totals of a run over some of its items, counted on columns. `order` lists item numbers. */
export function totalsOver(items: Items, columns: RunColumns, order: Uint32Array): Totals {
  const states = new Uint32Array(4);
  const reasons = new Uint32Array(columns.declared.length + 1);
  const causes = new Uint32Array(CAUSES.length + 1);
  const categories = new Uint32Array((items.categories.length + 1) * 4);
  for (const item of order) {
    const state = columns.stateCode(item);
    states[state]! += 1;
    reasons[columns.reasons[item] ?? 0]! += 1;
    causes[columns.causeCode(item)]! += 1;
    categories[items.category.at(item) * 4 + state]! += 1;
  }
  const totals = totalsOf({
    states: byState(states, 0),
    reasons: columns.declared.map((reason, at) => [reason, reasons[at + 1]!] as const),
    causes: [...causes.subarray(1)],
    categories: items.categories
      .map((category, at) => [category, byState(categories, at + 1)] as const)
      .filter(([, counts]) => counts.some((count) => count > 0)),
    attempts: items.distinctIds === items.count ? null : attemptsOver(items, columns, order),
  });
  return columns.steps === null ? totals : { ...totals, means: meansOver(columns.steps, order) };
}

/** Of the items that were judged. */
function meansOver(steps: StepColumns, order: Uint32Array): readonly MeanScore[] {
  return STEP_SCORES.map((name) => {
    let sum = 0;
    let n = 0;
    for (const item of order) {
      const score = steps.score(name, item);
      if (score === null) continue;
      sum += score;
      n += 1;
    }
    return { name, mean: n === 0 ? null : sum / n, n };
  });
}

function byState(counts: Uint32Array, at: number): ByState {
  return [counts[at * 4]!, counts[at * 4 + 1]!, counts[at * 4 + 2]!, counts[at * 4 + 3]!];
}

function attemptsOver(items: Items, columns: RunColumns, order: Uint32Array): Totals['attempts'] {
  const byId = new Map<string, { attempts: number; judged: number; right: number }>();
  for (const item of order) {
    const id = items.ids[item]!;
    const one = byId.get(id) ?? { attempts: 0, judged: 0, right: 0 };
    const state = columns.stateCode(item);
    one.attempts += 1;
    if (state < 2) one.judged += 1;
    if (state === 0) one.right += 1;
    byId.set(id, one);
  }
  const counts: ItemAttempts[] = [...byId.values()];
  return counts.some((one) => one.attempts > 1) ? attemptsReport(counts) : null;
}
