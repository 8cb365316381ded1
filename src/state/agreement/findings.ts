import { labelsNeeded } from '../../core/agreement/labelsNeeded.ts';
import type { Statistic } from '../../core/agreement/statistic.ts';
import { matrixOfTable, type AgreementMatrix } from '../../core/agreement/table.ts';
import { disagreed, leftOutCounts, type Disagreed, type Report } from '../../core/comparison/compareSeries.ts';
import { keyText } from '../../core/labels/keyText.ts';
import type { WhyLeftOut } from '../../core/labels/pairs.ts';
import type { ItemKey } from '../../core/model/item.ts';
import { factsOf, isHasty } from '../labels/hasty.ts';
import type { SaidByJudge } from '../judges/judge.ts';
import type { Compared } from './compareSides.ts';

/** End to end, the interval of kappa that is called useful. */
export const USEFUL_WIDTH = 0.2;

/** What a comparison comes to, beside its figures. */
export interface Findings {
  /** Rows the judge's, columns the human's. */
  readonly matrix: AgreementMatrix;
  readonly leftOut: readonly (readonly [why: WhyLeftOut, count: number])[];
  readonly differing: Disagreed;
  /** Of the disagreements, in the order in which they are listed. */
  readonly keys: readonly ItemKey[];
  /** Pairs whose label was given with the judge in sight. */
  readonly notBlind: number;
  /** Pairs whose label was given in under two seconds. */
  readonly hasty: number;
  /** How many labels make the interval of kappa no wider than `USEFUL_WIDTH`. */
  readonly needed: Statistic;
}

export function findingsOf({ comparison, human, people }: Compared): Findings {
  const { report, leftOut, pairs } = comparison;
  const differing = disagreed(comparison);
  return {
    matrix: matrixOf(report),
    leftOut: leftOutCounts(leftOut),
    differing,
    keys: [...differing.judgePassed, ...differing.humanPassed, ...differing.others].map(({ key }) => key),
    notBlind: pairs.filter(({ sighted }) => sighted).length,
    hasty: pairs.filter(({ key }) => isHasty(factsOf(people.log, human.get(keyText(key))?.source ?? null))).length,
    needed: labelsNeeded(report.of, USEFUL_WIDTH),
  };
}

function matrixOf(report: Report): AgreementMatrix {
  return report.kind === 'table' ? matrixOfTable(report.of.table) : report.of.matrix;
}

/** What both say of one item; null where one says nothing. */
export interface SaidOfItem {
  readonly judge: string | null;
  readonly human: string | null;
  readonly said: SaidByJudge | null;
}

export function saidOfItem({ judge, human, opinions }: Compared, key: ItemKey): SaidOfItem {
  const text = keyText(key);
  return {
    judge: judge.get(text)?.value ?? null,
    human: human.get(text)?.value ?? null,
    said: opinions.get(text) ?? null,
  };
}

export function isSameItem(one: ItemKey | null, other: ItemKey | null): boolean {
  return one === other || (one !== null && other !== null && keyText(one) === keyText(other));
}

/** The item after this one, from the last to the first; null of none. */
export function itemAfter(keys: readonly ItemKey[], shown: ItemKey | null): ItemKey | null {
  const at = keys.findIndex((key) => isSameItem(key, shown));
  return keys[at + 1] ?? keys[0] ?? null;
}
