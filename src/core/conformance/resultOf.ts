import type { JsonValue } from '../json/value.ts';
import { roundHalfEven } from '../python/halfEven.ts';
import { pythonText } from '../python/pythonText.ts';
import { areSortable, categoryKey, categoryName, compareCategories } from './categories.ts';
import type { CategoryResult, ConformanceCase, ConformanceResult, Grade, ProgramStop } from './conformance.ts';
import { UNRECOVERABLE } from './gradeCase.ts';
import { stopAt } from './stopAt.ts';

export interface GradedCase {
  readonly one: Pick<ConformanceCase, 'category' | 'expectedKind'>;
  readonly grade: Grade;
}

interface Tally {
  readonly category: JsonValue;
  n: number;
  ok: number;
}

/**
 * The document's result object over graded cases. `stop`: what the reference program would stop at after grading
 * (categories that cannot be sorted); the result then has them in order of appearance.
 */
export function resultOf(graded: Iterable<GradedCase>): {
  readonly result: ConformanceResult;
  readonly stop: ProgramStop | null;
} {
  const counts = {
    cases: 0,
    exactMatch: 0,
    unrecoverableCases: 0,
    correctlyRefused: 0,
    inventedCalls: 0,
    falseRefusals: 0,
    schemaInvalidReturns: 0,
    adapterExceptions: 0,
  };
  const tallies = new Map<string, Tally>();
  for (const { one, grade } of graded) {
    const unrecoverable = one.expectedKind === UNRECOVERABLE;
    counts.cases += 1;
    if (grade.ok) counts.exactMatch += 1;
    if (unrecoverable) counts.unrecoverableCases += 1;
    if (unrecoverable && grade.refused) counts.correctlyRefused += 1;
    if (unrecoverable && !grade.refused) counts.inventedCalls += 1;
    if (!unrecoverable && grade.refused) counts.falseRefusals += 1;
    if (grade.schemaInvalid) counts.schemaInvalidReturns += 1;
    if (grade.error !== null) counts.adapterExceptions += 1;
    add(tallies, one.category, grade.ok);
  }
  const { byCategory, stop } = sorted([...tallies.values()]);
  return { result: { ...counts, exactMatchRate: rateOf(counts.exactMatch, counts.cases), byCategory }, stop };
}

function add(tallies: Map<string, Tally>, category: JsonValue, ok: boolean): void {
  const key = categoryKey(category);
  const tally = tallies.get(key) ?? { category, n: 0, ok: 0 };
  tally.n += 1;
  if (ok) tally.ok += 1;
  tallies.set(key, tally);
}

function sorted(tallies: readonly Tally[]): {
  readonly byCategory: readonly CategoryResult[];
  readonly stop: ProgramStop | null;
} {
  const categories = tallies.map(({ category }) => category);
  if (!areSortable(categories)) {
    return { byCategory: tallies.map(categoryResult), stop: stopAt('categories-not-sortable', categories) };
  }
  const inOrder = tallies.toSorted((a, b) => compareCategories(a.category, b.category));
  return { byCategory: inOrder.map(categoryResult), stop: null };
}

function categoryResult({ category, n, ok }: Tally): CategoryResult {
  const counted = { category: categoryName(category), n, ok, rate: roundHalfEven(ok / n, 4) };
  return typeof category === 'string' ? counted : { ...counted, printed: pythonText(category) };
}

function rateOf(ok: number, n: number): number | null {
  return n === 0 ? null : roundHalfEven(ok / n, 4);
}
