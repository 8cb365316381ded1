import { agreementOfMatrix } from '../../core/agreement/agreementOfMatrix.ts';
import type { WeightedFigures } from '../../core/agreement/report.ts';
import { matrixOf } from '../../core/agreement/table.ts';
import { sameDecimal } from '../../core/json/decimal.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { Compared } from './compareSides.ts';
import type { Sides } from './sides.ts';

/** What a judge gives in all against what the rubric gives, for judges who grade in tenths. */
export interface TotalsCompared {
  readonly n: number;
  /** Both give the same. */
  readonly same: number;
  /** Weighted by distance on the declared scale of tenths. */
  readonly quadratic: WeightedFigures;
  /** Items whose totals differ by more than one tenth. */
  readonly apart: readonly { readonly key: ItemKey; readonly judge: string; readonly rubric: string }[];
}

/** The scale of document 003, in tenths: 0.0 to 1.0. */
const SCALE = Array.from({ length: 11 }, (_, tenths) => String(tenths));

/** Null where the judge, or the rubric, grades nothing in tenths. */
export function totalsCompared({ rubric }: Sides, { opinions, by }: Compared): TotalsCompared | null {
  if (rubric === null || rubric === opinions) return null;
  const pairs = [...(by.items ?? [])].flatMap(([text, key]) => {
    const [judge, own] = [opinions.get(text)?.score ?? null, rubric.get(text)?.score ?? null];
    const tenths = [tenthsOf(judge), tenthsOf(own)] as const;
    if (judge === null || own === null || tenths[0] === null || tenths[1] === null) return [];
    return [{ key, judge, rubric: own, of: { judge: tenths[0], human: tenths[1] } }];
  });
  if (pairs.length === 0) return null;
  const { matrix } = matrixOf(
    pairs.map(({ of }) => of),
    SCALE,
  );
  return {
    n: pairs.length,
    same: pairs.filter(({ of }) => of.judge === of.human).length,
    quadratic: agreementOfMatrix(matrix, SCALE, { ordered: true }).quadratic,
    apart: pairs
      .filter(({ of }) => Math.abs(Number(of.judge) - Number(of.human)) > 1)
      .map(({ key, judge, rubric: own }) => ({ key, judge, rubric: own })),
  };
}

/** A decimal from 0 to 1 with one digit, as tenths; null of any other. */
function tenthsOf(score: string | null): string | null {
  if (score === null) return null;
  const at = SCALE.findIndex((_, tenths) => sameDecimal(score, tenths === 10 ? '1' : `0.${tenths}`));
  return at < 0 ? null : (SCALE[at] ?? null);
}
