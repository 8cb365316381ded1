import type { BaselineProblem } from '../conformance/readBaseline.ts';
import type { ConformanceResult, GateNote, Regression } from '../conformance/conformance.ts';
import { counted, grouped, percent } from './numbers.ts';
import { fileInWords, nameInWords, oneLine } from './quoted.ts';
import { unreachable } from './unreachable.ts';

/** A number of the document with the rest of its sentence: "47" and "of 170 exact (27.6 %)". */
export interface Figure {
  readonly name: FigureName;
  readonly count: number;
  readonly rest: string;
}

export type FigureName = 'exact' | 'refused' | 'invented' | 'false-refusals' | 'schema-invalid' | 'exceptions';

/**
 * The document's numbers in its order, each with its denominator where it has one. `byException`: of the correct
 * refusals, those of an adapter that raised.
 */
export function conformanceFigures(result: ConformanceResult, byException: number): readonly Figure[] {
  const { cases, exactMatch, unrecoverableCases, correctlyRefused } = result;
  const rate = cases === 0 ? 'undefined: no case was run' : shareText(exactMatch, cases);
  const crashed = byException === 0 ? '' : `; ${grouped(byException)} of them by an exception`;
  return [
    { name: 'exact', count: exactMatch, rest: `of ${grouped(cases)} exact (${rate})` },
    {
      name: 'refused',
      count: correctlyRefused,
      rest: `of ${grouped(unrecoverableCases)} refused that had to be refused${crashed}`,
    },
    {
      name: 'invented',
      count: result.inventedCalls,
      rest: `${plural(result.inventedCalls, 'call')} invented where there was none to make`,
    },
    { name: 'false-refusals', count: result.falseRefusals, rest: 'gave up on a call that was repairable' },
    {
      name: 'schema-invalid',
      count: result.schemaInvalidReturns,
      rest: 'returned a call that the schema still rejects',
    },
    { name: 'exceptions', count: result.adapterExceptions, rest: plural(result.adapterExceptions, 'exception') },
  ];
}

/** A figure as one sentence: "47 of 170 exact (27.6 %)". */
export function figureSentence({ count, rest }: Figure): string {
  return `${grouped(count)} ${rest}`;
}

function plural(count: number, one: string): string {
  return count === 1 ? one : `${one}s`;
}

/**
 * "27.6 %": of the counts themselves. The document's program prints its rate, which is rounded to four digits, in per
 * cent, and so may end in another digit.
 */
export function shareText(count: number, of: number): string {
  return `${percent(count / of, 1)} %`;
}

/** A regression in the document's own words: "exact match fell from 5 to 4". */
export function regressionText(regression: Regression): string {
  const { from, to } = regression;
  switch (regression.code) {
    case 'exact-match-fell':
      return `exact match fell from ${from} to ${to}`;
    case 'invented-calls-rose':
      return `invented calls rose from ${from} to ${to}`;
    case 'schema-invalid-rose':
      return `schema-invalid returns rose from ${from} to ${to}`;
    case 'category-fell':
      return `${regression.category} fell from ${from} to ${to}`;
    default:
      return unreachable(regression);
  }
}

/** What the gate does not look at, as a sentence without a full stop. */
export function gateNoteText(note: GateNote): string {
  switch (note.code) {
    case 'category-gone':
      return `the category ${nameInWords(note.category)} is in the baseline and not here`;
    case 'category-new':
      return `the category ${nameInWords(note.category)} is not in the baseline`;
    case 'other-cases':
      return `the baseline is of ${counted(note.from, 'case')}, this run of ${grouped(note.to)}`;
    case 'false-refusals-rose':
      return `false refusals rose from ${grouped(note.from)} to ${grouped(note.to)}`;
    case 'other-adapter':
      return `the baseline is of the adapter ${nameInWords(note.from)}, this run of ${nameInWords(note.to)}`;
    case 'other-corpus':
      return `the baseline is of the corpus ${nameInWords(note.from)}, this run of ${nameInWords(note.to)}`;
    default:
      return unreachable(note);
  }
}

/** Why a file is no baseline, without a full stop; the way out stands in `BASELINE_WAY_OUT`. */
export function baselineProblemText(file: string, problem: BaselineProblem): string {
  const name = fileInWords(file);
  switch (problem.code) {
    case 'not-json':
      return `${name} is no baseline: it is not JSON (${oneLine(problem.found)})`;
    case 'not-an-object':
      return `${name} is no baseline: it is JSON, but no object`;
    case 'member-missing':
      return `${name} is no baseline: it has no ${nameInWords(problem.member)}`;
    case 'member-type':
      return `${name} is no baseline: its ${nameInWords(problem.member)} is not what belongs there`;
    default:
      return unreachable(problem);
  }
}

export const BASELINE_WAY_OUT =
  'Choose a result that was written with --write-baseline or --json, or exported here as Result JSON.';
