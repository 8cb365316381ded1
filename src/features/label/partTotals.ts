import type { Rubric, RubricPart } from '../../core/rubric/rubric.ts';

/** What the parts come to so far, in the rubric's smallest unit. */
export interface PartTotals {
  /** With the least and the most of every part that is not chosen: equal once all are. */
  readonly least: number;
  readonly most: number;
  /** All there is to have. */
  readonly all: number;
  /** Parts that are not chosen. */
  readonly left: number;
}

/** Sums up the chosen scores; a score of a part that the rubric does not have counts nothing. */
export function partTotals({ parts }: Rubric, chosen: ReadonlyMap<string, number>): PartTotals {
  const totals = { least: 0, most: 0, all: 0, left: 0 };
  for (const part of parts) {
    const score = chosen.get(part.id);
    totals.least += score ?? part.bands[0]?.score ?? 0;
    totals.most += score ?? mostOf(part);
    totals.all += mostOf(part);
    if (score === undefined) totals.left += 1;
  }
  return totals;
}

function mostOf({ bands }: RubricPart): number {
  return bands.at(-1)?.score ?? 0;
}
