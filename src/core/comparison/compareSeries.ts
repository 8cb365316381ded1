import { agreementOfMatrix } from '../agreement/agreementOfMatrix.ts';
import { agreementOfTable } from '../agreement/agreementOfTable.ts';
import type { AgreementReport, MatrixReport } from '../agreement/report.ts';
import { matrixOf, type AgreementMatrix } from '../agreement/table.ts';
import { keyText } from '../labels/keyText.ts';
import { pairUp, type LeftOut, type Pair, type WhyLeftOut } from '../labels/pairs.ts';
import type { Series } from '../labels/series.ts';
import type { ItemKey } from '../model/item.ts';

/** Human against judge, or any two who say something of the same items. */
export interface Comparison {
  /** Of two, the one that counts as passed comes first. */
  readonly categories: readonly string[];
  readonly pairs: readonly Pair[];
  readonly leftOut: readonly LeftOut[];
  readonly report: Report;
  /** The same without items whose reference is held to be wrong; null where there are none among the pairs. */
  readonly undisputed: Report | null;
}

export type Report =
  { readonly kind: 'table'; readonly of: AgreementReport } | { readonly kind: 'matrix'; readonly of: MatrixReport };

export interface ComparedBy {
  /** Of two, the one that counts as passed comes first. */
  readonly categories: readonly string[];
  /** The categories are a scale. */
  readonly ordered: boolean;
  /** Two categories, too, are compared as categories: neither of them is what passes. */
  readonly plain?: boolean;
  /** Items that are to be spoken of even where nobody says anything of them, by the texts of their keys. */
  readonly items?: ReadonlyMap<string, ItemKey>;
  /** Items whose reference is held to be wrong, by the texts of their keys. */
  readonly disputed: ReadonlySet<string>;
}

/** Holds what two say of the items against one another. */
export function compareSeries(human: Series, judge: Series, by: ComparedBy): Comparison {
  const { categories, items, disputed } = by;
  const { pairs, leftOut } = pairUp(human, judge, categories, items);
  const rest = disputed.size === 0 ? pairs : pairs.filter(({ key }) => !disputed.has(keyText(key)));
  return {
    categories,
    pairs,
    leftOut,
    report: reportOf(pairs, by),
    undisputed: rest.length === pairs.length ? null : reportOf(rest, by),
  };
}

function reportOf(pairs: readonly Pair[], by: ComparedBy): Report {
  return reportOfMatrix(matrixOf(pairs, by.categories).matrix, by);
}

/** Everything that is said of counts over these categories: of two of them as PASS and FAIL, unless they are plain. */
export function reportOfMatrix(
  matrix: AgreementMatrix,
  { categories, ordered, plain = false }: Pick<ComparedBy, 'categories' | 'ordered' | 'plain'>,
): Report {
  if (categories.length !== 2 || plain) {
    return { kind: 'matrix', of: agreementOfMatrix(matrix, categories, { ordered }) };
  }
  const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = matrix;
  return { kind: 'table', of: agreementOfTable({ a, b, c, d }) };
}

/** How many are left out for which reason; `unlabelled` ones that stand in no list come first. */
export function leftOutCounts(
  leftOut: readonly LeftOut[],
  unmentioned = 0,
): readonly (readonly [why: WhyLeftOut, count: number])[] {
  const counts = new Map<WhyLeftOut, number>(unmentioned === 0 ? [] : [['unlabelled', unmentioned]]);
  for (const { why } of leftOut) counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts];
}

/** Pairs that differ: first those the judge passed, then those the human passed, then all others. */
export interface Disagreed {
  readonly judgePassed: readonly Pair[];
  readonly humanPassed: readonly Pair[];
  /** Of more than two categories, or of plain ones. */
  readonly others: readonly Pair[];
}

export function disagreed({ pairs, categories, report }: Comparison): Disagreed {
  const differing = pairs.filter(({ human, judge }) => human !== judge);
  if (report.kind === 'matrix') return { judgePassed: [], humanPassed: [], others: differing };
  const [pass] = categories;
  return {
    judgePassed: differing.filter(({ judge }) => judge === pass),
    humanPassed: differing.filter(({ human }) => human === pass),
    others: [],
  };
}
