import type { Baseline, CategoryResult, ConformanceResult, Gate, GateNote, Regression } from './conformance.ts';

/** The document's `compare`, and beside it what it does not look at. */
export function gateOf(
  result: ConformanceResult,
  baseline: Baseline,
  names: { readonly adapter: string; readonly corpus: string },
): Gate {
  return { regressions: regressions(result, baseline), notes: notes(result, baseline, names) };
}

function regressions(result: ConformanceResult, baseline: Baseline): Regression[] {
  const found: Regression[] = [];
  if (result.exactMatch < baseline.exactMatch) {
    found.push({ code: 'exact-match-fell', from: baseline.exactMatch, to: result.exactMatch });
  }
  if (result.inventedCalls > baseline.inventedCalls) {
    found.push({ code: 'invented-calls-rose', from: baseline.inventedCalls, to: result.inventedCalls });
  }
  if (result.schemaInvalidReturns > baseline.schemaInvalidReturns) {
    const [from, to] = [baseline.schemaInvalidReturns, result.schemaInvalidReturns];
    found.push({ code: 'schema-invalid-rose', from, to });
  }
  for (const one of result.byCategory) {
    const before = counterpart(baseline, one);
    if (before !== null && one.ok < before.ok) {
      found.push({ code: 'category-fell', category: one.category, from: before.ok, to: one.ok });
    }
  }
  return found;
}

/** Only a text finds its like: the keys of a baseline have been through JSON. */
function counterpart(baseline: Baseline, { category, printed }: CategoryResult): { readonly ok: number } | null {
  return printed === undefined ? (baseline.byCategory.get(category) ?? null) : null;
}

function notes(
  result: ConformanceResult,
  baseline: Baseline,
  names: { readonly adapter: string; readonly corpus: string },
): GateNote[] {
  const found: GateNote[] = [];
  const compared = new Set<string>();
  for (const one of result.byCategory) {
    if (counterpart(baseline, one) === null) found.push({ code: 'category-new', category: one.category });
    else compared.add(one.category);
  }
  for (const category of baseline.byCategory.keys()) {
    if (!compared.has(category)) found.push({ code: 'category-gone', category });
  }
  const { cases, falseRefusals, adapter, corpus } = baseline;
  if (cases !== null && cases !== result.cases) found.push({ code: 'other-cases', from: cases, to: result.cases });
  if (falseRefusals !== null && result.falseRefusals > falseRefusals) {
    found.push({ code: 'false-refusals-rose', from: falseRefusals, to: result.falseRefusals });
  }
  if (adapter !== null && adapter !== names.adapter) {
    found.push({ code: 'other-adapter', from: adapter, to: names.adapter });
  }
  if (corpus !== null && corpus !== names.corpus) found.push({ code: 'other-corpus', from: corpus, to: names.corpus });
  return found;
}
