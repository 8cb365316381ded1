import {
  ratersByPairs,
  ratersTogether,
  type Rater,
  type RaterPair,
  type RatersTogether,
} from '../../core/comparison/raters.ts';
import { unlabelledRate, type UnlabelledRate } from '../../core/comparison/corrected.ts';
import type { Compared } from './compareSides.ts';
import { peopleSeries } from './humanSeries.ts';

/** Several people against one another, and the judge against each. */
export interface PeopleCompared {
  readonly people: readonly Rater[];
  /** The last one is the judge. */
  readonly all: readonly Rater[];
  /** Of all, two by two. */
  readonly pairs: readonly RaterPair[];
  /** Of the people alone. */
  readonly together: RatersTogether;
}

/** Null where fewer than two people have said something that can be compared. */
export function peopleCompared({ people: source, judge, by }: Compared, judgeName: string): PeopleCompared | null {
  const people = peopleSeries(source).filter(({ series }) =>
    [...series.values()].some(({ value }) => value !== null && by.categories.includes(value)),
  );
  if (people.length < 2) return null;
  const all = [...people, { name: judgeName, series: judge }];
  return { people, all, pairs: ratersByPairs(all, by), together: ratersTogether(people, by) };
}

/** How many of the items that nobody labelled pass; null where there are none, or more than two categories. */
export function unlabelledOf({ comparison, judge }: Compared): UnlabelledRate | null {
  const rate = unlabelledRate(comparison, judge);
  return rate === null || rate.unlabelled.of === 0 ? null : rate;
}
