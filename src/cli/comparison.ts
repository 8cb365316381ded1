import { compareSeries, type Comparison } from '../core/comparison/compareSeries.ts';
import { categoriesOf, passedFirst } from '../core/labels/categories.ts';
import { disputedItems } from '../core/labels/disputed.ts';
import type { Header } from '../core/labels/header.ts';
import type { Series } from '../core/labels/series.ts';
import { listed } from '../core/words/numbers.ts';
import { nameInWords } from '../core/words/quoted.ts';
import { chosenRater, rubricName, type Chosen } from './chosenRater.ts';
import { Failure } from './failure.ts';
import type { Gathered } from './labelFiles.ts';

export interface ComparisonRequest {
  readonly human: string;
  readonly judge: string;
  /** The value that counts as passed; null where nothing is said. */
  readonly positive: string | null;
}

/** Human against judge, as files have it. */
export interface Compared extends Comparison {
  /** Items of the dataset that stand in none of the files, by the count in the header. */
  readonly unmentioned: number;
}

export function compare(gathered: Gathered, request: ComparisonRequest): Compared {
  const human = chosenRater('--human', request.human, gathered);
  const judge = chosenRater('--judge', request.judge, gathered);
  sameRubric(human, judge);
  const headers = [...human.headers, ...judge.headers];
  const categories = categoriesFor(headers, human.series, judge.series, request.positive);
  const comparison = compareSeries(human.series, judge.series, {
    categories,
    ordered: headers.length > 0 && headers.every(({ ordered }) => ordered),
    items: gathered.items,
    disputed: disputedItems(gathered.log),
  });
  const { pairs, leftOut } = comparison;
  return { ...comparison, unmentioned: unmentioned(headers, pairs.length + leftOut.length) };
}

function sameRubric({ headers: [human] }: Chosen, { headers: [judge] }: Chosen): void {
  const [one, other] = [human?.rubric ?? null, judge?.rubric ?? null];
  if (one === null || other === null || one.key === other.key) return;
  throw new Failure(
    `The human labelled by the rubric ${rubricName(one)} and the judge by ${rubricName(other)}, which are not pooled. Give files of one rubric.`,
  );
}

/** Those that headers declare; without headers those that occur. */
function categoriesFor(
  headers: readonly Header[],
  human: Series,
  judge: Series,
  positive: string | null,
): readonly string[] {
  const declared = [...new Set(headers.flatMap(({ categories }) => categories))];
  if (declared.length > 0) {
    if (positive === null || declared.includes(positive)) {
      return passedFirst(declared, positive ?? headers[0]?.positive ?? '');
    }
    throw new Failure(
      `--positive ${nameInWords(positive)}: there is no such category. There are ${listed(declared.map(nameInWords))}.`,
    );
  }
  const values = [...human.values(), ...judge.values()].flatMap(({ value }) => value ?? []);
  const found = categoriesOf(values, positive);
  if (found.ok) return found.categories;
  throw new Failure(
    `No value is ${nameInWords(found.positive)}, so nothing says what counts as passed: there ${found.values.length === 1 ? 'is' : 'are'} ${listed(found.values.map(nameInWords))}. Say which with --positive VALUE.`,
  );
}

/** Only where all labels are of one dataset; a count that is too low says nothing. */
function unmentioned(headers: readonly Header[], mentioned: number): number {
  const prints = new Set(headers.map(({ dataset }) => dataset.fingerprint));
  const counts = headers.flatMap(({ dataset }) => dataset.n ?? []);
  return prints.size > 1 ? 0 : Math.max(0, ...counts.map((n) => n - mentioned));
}
