import type { Rater } from '../../core/comparison/raters.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import { majoritySeries } from '../../core/labels/majority.ts';
import { adjudicatedSeries, raterSeries, type SeriesRequest } from '../../core/labels/raterSeries.ts';
import type { Series } from '../../core/labels/series.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { Opinions } from '../judges/opinionsOf.ts';
import type { HumanChoice } from './choice.ts';
import { opinionSeries, type ReadBy } from './opinionSeries.ts';
import { ratersIn } from './people.ts';

/** What people say is read from. */
export interface PeopleSource {
  readonly log: LabelLog;
  readonly request: SeriesRequest;
  readonly columns: ReadonlyMap<string, Opinions>;
  readonly items: ReadonlyMap<string, ItemKey>;
  readonly readBy: ReadBy;
}

/** What the chosen person, or the people together, say of the items. */
export function humanSeries(choice: HumanChoice, source: PeopleSource, categories: readonly string[]): Series {
  const { log, request, columns, items, readBy } = source;
  switch (choice.kind) {
    case 'rater':
      return raterSeries(log, choice.rater, request);
    case 'adjudicated':
      return settledSeries(seriesOfPeople(source), adjudicatedSeries(log, request), categories);
    case 'majority':
      return majoritySeries(seriesOfPeople(source), categories);
    case 'column':
      return opinionSeries(columns.get(choice.column) ?? new Map(), items, readBy);
  }
}

/** What was settled, and of all other items what nobody contradicts: where people differ, `unresolved`. */
function settledSeries(people: readonly Series[], settled: Series, categories: readonly string[]): Series {
  const result = new Map(majoritySeries(people, categories));
  for (const [text, said] of result) {
    const values = people
      .flatMap((series) => series.get(text) ?? [])
      .map(({ state, value }) => state === 'said' && value);
    const differing = new Set(values.filter((value) => categories.some((one) => one === value)));
    if (differing.size > 1) result.set(text, { ...said, value: null, state: 'unresolved' });
  }
  // What was settled and then taken back is open again.
  for (const [text, said] of settled) if (said.value !== null || said.state !== 'said') result.set(text, said);
  return result;
}

function seriesOfPeople(source: PeopleSource): readonly Series[] {
  return peopleSeries(source).map(({ series }) => series);
}

/** What each person says, raters first; a recorded one of the same name as a rater is told apart. */
export function peopleSeries({ log, request, columns, items, readBy }: PeopleSource): readonly Rater[] {
  const raters = ratersIn(log).map((name) => ({ name, series: raterSeries(log, name, request) }));
  const recorded = [...columns].map(([name, opinions]) => ({
    name: raters.some((rater) => rater.name === name) ? `${name} (recorded)` : name,
    series: opinionSeries(opinions, items, readBy),
  }));
  return [...raters, ...recorded].filter(({ series }) => series.size > 0);
}
