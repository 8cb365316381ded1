import { agreementOfTable } from '../core/agreement/agreementOfTable.ts';
import { agreementOfMatrix } from '../core/agreement/agreementOfMatrix.ts';
import type { AgreementReport, MatrixReport } from '../core/agreement/report.ts';
import { matrixOf, tableOf } from '../core/agreement/table.ts';
import { categoriesOf, passedFirst } from '../core/labels/categories.ts';
import { disputedItems } from '../core/labels/disputed.ts';
import type { Header } from '../core/labels/header.ts';
import { keyText } from '../core/labels/keyText.ts';
import { pairUp, type LeftOut, type Pair } from '../core/labels/pairs.ts';
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

/** Human against judge. */
export interface Comparison {
  /** Of two, the one that counts as passed comes first. */
  readonly categories: readonly string[];
  readonly pairs: readonly Pair[];
  readonly leftOut: readonly LeftOut[];
  /** Items of the dataset that stand in none of the files, by the count in the header. */
  readonly unmentioned: number;
  readonly report: Report;
  /** The same without items whose reference is held to be wrong; null where there are none among the pairs. */
  readonly undisputed: Report | null;
}

export type Report =
  { readonly kind: 'table'; readonly of: AgreementReport } | { readonly kind: 'matrix'; readonly of: MatrixReport };

export function compare(gathered: Gathered, request: ComparisonRequest): Comparison {
  const human = chosenRater('--human', request.human, gathered);
  const judge = chosenRater('--judge', request.judge, gathered);
  sameRubric(human, judge);
  const headers = [...human.headers, ...judge.headers];
  const categories = categoriesFor(headers, human.series, judge.series, request.positive);
  const { pairs, leftOut } = pairUp(human.series, judge.series, categories, gathered.items);
  const disputed = disputedItems(gathered.log);
  const rest = pairs.filter(({ key }) => !disputed.has(keyText(key)));
  const isOrdered = headers.length > 0 && headers.every(({ ordered }) => ordered);
  return {
    categories,
    pairs,
    leftOut,
    unmentioned: unmentioned(headers, pairs.length + leftOut.length),
    report: reportOf(pairs, categories, isOrdered),
    undisputed: rest.length === pairs.length ? null : reportOf(rest, categories, isOrdered),
  };
}

function reportOf(pairs: readonly Pair[], categories: readonly string[], ordered: boolean): Report {
  const [pass, fail, ...more] = categories;
  if (pass !== undefined && fail !== undefined && more.length === 0) {
    return { kind: 'table', of: agreementOfTable(tableOf(pairs, [pass, fail]).table) };
  }
  return { kind: 'matrix', of: agreementOfMatrix(matrixOf(pairs, categories).matrix, categories, { ordered }) };
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
