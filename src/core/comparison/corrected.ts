import { predictionPowered, roganGladen, type CorrectedRate, type Unlabelled } from '../agreement/correctedRate.ts';
import { shareOf, type Share } from '../agreement/share.ts';
import { keyText } from '../labels/keyText.ts';
import type { Series } from '../labels/series.ts';
import type { Comparison } from './compareSeries.ts';

/** The pass rate of items that nobody has labelled. */
export interface UnlabelledRate {
  readonly unlabelled: Unlabelled;
  /** As the judge has it. */
  readonly judge: Share;
  readonly roganGladen: CorrectedRate;
  readonly predictionPowered: CorrectedRate;
}

/**
 * How many of the unlabelled items pass, corrected by what the labelled ones tell of the judge; null where there are
 * more than two categories.
 */
export function unlabelledRate({ categories, leftOut, report }: Comparison, judge: Series): UnlabelledRate | null {
  if (report.kind !== 'table') return null;
  const [pass, fail] = categories;
  const verdicts = leftOut.flatMap(({ key, why }) => {
    const said = why === 'unlabelled' ? judge.get(keyText(key)) : undefined;
    return said?.state === 'said' && (said.value === pass || said.value === fail) ? [said.value] : [];
  });
  const unlabelled = { passes: verdicts.filter((value) => value === pass).length, of: verdicts.length };
  const { table } = report.of;
  return {
    unlabelled,
    judge: shareOf(unlabelled.passes, unlabelled.of, 'nothing-unlabelled'),
    roganGladen: roganGladen(table, unlabelled),
    predictionPowered: predictionPowered(table, unlabelled),
  };
}
