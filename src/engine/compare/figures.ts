import { mcnemarOf } from '../../core/agreement/mcnemar.ts';
import type { StateCounts } from '../../core/model/report.ts';
import { STATES } from '../../core/model/verdict.ts';
import { rateOf } from '../../core/report/wilson.ts';
import { CHANGES } from '../../core/comparison/change.ts';
import type { ComparedCategory, GateReason, RunComparison } from '../comparison.ts';
import { changeCode } from './change.ts';
import type { ComparedItems } from './comparedItems.ts';
import type { Side } from './side.ts';

type Figures = Pick<RunComparison, 'matrix' | 'changes' | 'paired' | 'categories' | 'scores' | 'gate' | 'ungated'>;

/** What is counted over all rows at once. */
export function figuresOf(a: Side, b: Side, rows: ComparedItems): Figures {
  const matrix = STATES.map(() => STATES.map(() => 0));
  const changes = CHANGES.map(() => 0);
  const tallies = Array.from({ length: rows.categories.length + 1 }, () => new Tally());
  const [regression, fix] = [changeCode('regression'), changeCode('fix')];
  for (const [row, item] of rows.a.entries()) {
    const other = rows.b[row]!;
    const change = rows.changes[row]!;
    changes[change]! += 1;
    if (item < 0 || other < 0) continue;
    const [one, two] = [a.run.columns.stateCode(item), b.run.columns.stateCode(other)];
    matrix[one]![two]! += 1;
    const tally = tallies[rows.categoryCodes[row]!]!;
    tally.n += 1;
    tally.a[one]! += 1;
    tally.b[two]! += 1;
    if (change === regression) tally.regressions += 1;
    if (change === fix) tally.fixes += 1;
  }
  const categories = categoriesOf(rows.categories, tallies);
  const ungated = (['a', 'b'] as const).filter((side) => judgedOf(tallies.map((tally) => tally[side])) === 0);
  return {
    matrix,
    changes: CHANGES.map((change, at) => ({ change, count: changes[at]! })),
    paired: pairedOf(matrix),
    categories,
    scores: scoresOf(a, b, rows),
    gate: ungated.length > 0 ? [] : gateOf(tallies, categories, namedBy(a, b)),
    ungated,
  };
}

class Tally {
  n = 0;
  regressions = 0;
  fixes = 0;
  readonly a = [0, 0, 0, 0];
  readonly b = [0, 0, 0, 0];
}

function pairedOf(matrix: readonly (readonly number[])[]): RunComparison['paired'] {
  const [[both = 0, onlyA = 0] = [], [onlyB = 0, neither = 0] = []] = matrix;
  const judged = both + onlyA + onlyB + neither;
  const { exactP } = mcnemarOf({ a: both, b: onlyA, c: onlyB, d: neither });
  return {
    judged,
    a: rateOf(both + onlyA, judged),
    b: rateOf(both + onlyB, judged),
    onlyA,
    onlyB,
    mcnemarP: exactP.kind === 'value' ? exactP.value : null,
  };
}

/** None at all where no joined item has a category. */
function categoriesOf(names: readonly string[], tallies: readonly Tally[]): readonly ComparedCategory[] {
  const listed = [...names.entries()].flatMap(([at, name]) => lineOf(name, tallies[at + 1]!));
  return listed.length === 0 ? [] : [...listed, ...lineOf(null, tallies[0]!)];
}

function lineOf(category: string | null, { n, a, b, regressions, fixes }: Tally): readonly ComparedCategory[] {
  return n === 0 ? [] : [{ category, n, a: countsOf(a), b: countsOf(b), regressions, fixes }];
}

function countsOf([right = 0, wrong = 0, notJudged = 0, fault = 0]: readonly number[]): StateCounts {
  return { right, wrong, notJudged, fault };
}

/** Over rows where both sides have a score. */
function scoresOf(a: Side, b: Side, { deltas, ...rows }: ComparedItems): RunComparison['scores'] {
  if (deltas === null) return null;
  let [n, sumA, sumB] = [0, 0, 0];
  for (const [row, delta] of deltas.entries()) {
    if (Number.isNaN(delta)) continue;
    n += 1;
    sumA += a.run.columns.score(rows.a[row]!) ?? 0;
    sumB += b.run.columns.score(rows.b[row]!) ?? 0;
  }
  return n === 0 ? null : { n, a: sumA / n, b: sumB / n };
}

/** Whether both sides name a category; one that names none takes those of the other. */
function namedBy(a: Side, b: Side): (category: string) => boolean {
  const [ofA, ofB] = [new Set(a.one.dataset.items.categories), new Set(b.one.dataset.items.categories)];
  return (category) => (ofA.size === 0 || ofA.has(category)) && (ofB.size === 0 || ofB.has(category));
}

function gateOf(
  tallies: readonly Tally[],
  categories: readonly ComparedCategory[],
  isNamed: (category: string) => boolean,
): readonly GateReason[] {
  const [from, to] = [rightOf(tallies.map(({ a }) => a)), rightOf(tallies.map(({ b }) => b))];
  return [
    ...(from > to ? [{ code: 'right-fell', from, to } as const] : []),
    ...categories.flatMap(({ category, a, b }) =>
      category !== null && a.right > b.right && isNamed(category)
        ? [{ code: 'category-fell', category, from: a.right, to: b.right } as const]
        : [],
    ),
  ];
}

function judgedOf(counts: readonly (readonly number[])[]): number {
  return counts.reduce((sum, [right = 0, wrong = 0]) => sum + right + wrong, 0);
}

function rightOf(counts: readonly (readonly number[])[]): number {
  return counts.reduce((sum, [right = 0]) => sum + right, 0);
}
