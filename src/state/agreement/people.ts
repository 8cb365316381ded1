import { disputedItems } from '../../core/labels/disputed.ts';
import type { Rubric } from '../../core/labels/header.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import { maskOf } from '../../core/labels/mask.ts';
import type { DatasetSummary } from '../../engine/engine.ts';
import type { HumanChoice } from './choice.ts';

/** Whose labels hold, in the order in which they first stand in the log. */
export function ratersIn(log: LabelLog): readonly string[] {
  const { hidden } = maskOf(log);
  const names = new Set<string>();
  for (const { id, facts } of log.events.values()) {
    if (facts?.type === 'label' && !hidden.has(id)) names.add(facts.rater);
  }
  return [...names];
}

/** Columns in which the file recorded what a person says. */
export function columnsOfPeople(summary: DatasetSummary): readonly string[] {
  return summary.recordedColumns.filter(({ kind }) => kind === 'label').map(({ name }) => name);
}

/** Everyone by name whose word can be held against a judge's: raters, then recorded people. */
function peopleOf(summary: DatasetSummary, log: LabelLog): readonly HumanChoice[] {
  return [
    ...ratersIn(log).map((rater): HumanChoice => ({ kind: 'rater', rater })),
    ...columnsOfPeople(summary).map((column): HumanChoice => ({ kind: 'column', column })),
  ];
}

/**
 * All that can be chosen: everyone by name, what was settled, what most say where there are three or more, and last
 * any other recorded column that holds verdicts, for it may be a person's after all.
 */
export function humanChoices(summary: DatasetSummary, log: LabelLog): readonly HumanChoice[] {
  const people = peopleOf(summary, log);
  const isSettled = [...log.events.values()].some(({ facts }) => facts?.type === 'adjudicate');
  const others = summary.recordedColumns.filter(({ kind }) => kind === 'verdict' || kind === 'judge');
  return [
    ...people,
    ...(isSettled ? [{ kind: 'adjudicated' } as const] : []),
    ...(people.length > 1 ? [{ kind: 'majority' } as const] : []),
    ...others.map(({ name }): HumanChoice => ({ kind: 'column', column: name })),
  ];
}

/** One's own labels where there are any, else another rater's, else a recorded person's; null: nobody said anything. */
export function defaultHuman(summary: DatasetSummary, log: LabelLog, rater: string): HumanChoice | null {
  const raters = ratersIn(log);
  if (raters.includes(rater)) return { kind: 'rater', rater };
  return peopleOf(summary, log)[0] ?? null;
}

/** The rubrics that labels were given by, the one with most labels first; null stands for none. */
export function rubricsIn(log: LabelLog): readonly (Rubric | null)[] {
  const counts = new Map<string, { readonly rubric: Rubric | null; count: number }>();
  for (const { header, facts } of log.events.values()) {
    if (facts?.type !== 'label' && facts?.type !== 'adjudicate') continue;
    const key = header.rubric?.key ?? '';
    const counted = counts.get(key) ?? { rubric: header.rubric, count: 0 };
    counted.count += 1;
    counts.set(key, counted);
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count).map(({ rubric }) => rubric);
}

/** `path-ok@2`; empty for none. */
export function rubricText(rubric: Rubric | null): string {
  return rubric === null ? '' : `${rubric.id}@${rubric.version}`;
}

/** The rubric that is named, else the one with most labels; null: labels by none. */
export function rubricNamed(log: LabelLog, text: string | null): Rubric | null {
  const rubrics = rubricsIn(log);
  const named = text === null ? undefined : rubrics.find((rubric) => rubricText(rubric) === text);
  return (named === undefined ? rubrics[0] : named) ?? null;
}

/** How many items somebody holds the reference of to be wrong. */
export function disputedIn(log: LabelLog): number {
  return disputedItems(log).size;
}
