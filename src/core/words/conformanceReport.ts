import type { ConformanceResult, ProgramStop } from '../conformance/conformance.ts';
import type { ItemKey } from '../model/item.ts';
import { programStopClause } from './conformance.ts';
import { counted, grouped, percent } from './numbers.ts';
import { nameInWords } from './quoted.ts';

/** A number of the document with the rest of its sentence: "47" and "of 170 exact or rightly refused (27.6 %)". */
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
    { name: 'exact', count: exactMatch, rest: `of ${grouped(cases)} exact or rightly refused (${rate})` },
    {
      name: 'refused',
      count: correctlyRefused,
      rest: `of ${grouped(unrecoverableCases)} refused that had to be refused${crashed}`,
    },
    {
      name: 'invented',
      count: result.inventedCalls,
      rest: `of ${grouped(unrecoverableCases)} with no call to make got an invented call`,
    },
    {
      name: 'false-refusals',
      count: result.falseRefusals,
      rest: `of ${grouped(cases - unrecoverableCases)} repairable calls given up`,
    },
    {
      name: 'schema-invalid',
      count: result.schemaInvalidReturns,
      rest: `of ${grouped(cases - correctlyRefused - result.falseRefusals)} returned calls are still rejected by the schema`,
    },
    { name: 'exceptions', count: result.adapterExceptions, rest: `of ${grouped(cases)} ended by an exception` },
  ];
}

/** A figure as one sentence: "47 of 170 exact or rightly refused (27.6 %)". */
export function figureSentence({ count, rest }: Figure): string {
  return `${grouped(count)} ${rest}`;
}

/**
 * "27.6 %": of the counts themselves. The document's program prints its rate, which is rounded to four digits, in per
 * cent, and so may end in another digit.
 */
export function shareText(count: number, of: number): string {
  return `${percent(count / of, 1)} %`;
}

export const BASELINE_WAY_OUT =
  'Choose a result that was written with --write-baseline or --json, or exported here as Result JSON.';

/** What a report leaves out of its numbers. */
export interface LeftOutCases {
  readonly notRun: number;
  readonly stops: {
    readonly total: number;
    readonly first: readonly { readonly key: ItemKey; readonly stop: ProgramStop }[];
  };
  /** Rows that the reference program would not load; null: it loads the file. */
  readonly unloadable: number | null;
  /** Its categories cannot be sorted, where they cannot. */
  readonly unsorted?: ProgramStop;
}

/** What the numbers of a report are not of, a sentence each; nothing where they are of every row. */
export function leftOutSentences({ notRun, stops, unloadable, unsorted }: LeftOutCases): readonly string[] {
  const sentences: string[] = [];
  if (notRun > 0) {
    sentences.push(`${counted(notRun, 'case')} without a recorded output: not run, and no part of the numbers.`);
  }
  const [first] = stops.first;
  if (first !== undefined) {
    const many = stops.total === 1 ? 'this case is a fault' : 'these cases are faults';
    const others = stops.total === 1 ? '' : `, for instance at ${nameInWords(first.key.id)}`;
    sentences.push(
      `At ${stops.total === 1 ? nameInWords(first.key.id) : counted(stops.total, 'case')} the reference program would stop${others}, because ${programStopClause(first.stop)}: ${many}, and no part of the numbers.`,
    );
  }
  if (unloadable !== null) {
    const rows = unloadable === 1 ? '1 of its rows' : `${grouped(unloadable)} of its rows`;
    sentences.push(
      `The reference program would not load this file, because of ${rows}, which the file report names: the numbers are of the others.`,
    );
  }
  if (unsorted !== undefined) {
    sentences.push(
      `The reference program would stop after grading, because ${programStopClause(unsorted)}: they stand in the order of the file.`,
    );
  }
  return sentences;
}

/** Why there is no result as the reference program would write it, with the way out; null where there is one. */
export function noResultSentence({
  result,
  stops,
  unloadable,
  unsorted,
}: LeftOutCases & { readonly result: ConformanceResult }): string | null {
  if (unloadable !== null) {
    return `The reference program would not load this corpus, so there is no result of it: mend or take out the ${counted(unloadable, 'row')} that the file report names. The report as Markdown or CSV says what is known.`;
  }
  if (stops.total > 0) {
    return `The reference program would stop at ${counted(stops.total, 'case')}, so there is no result of it: filter by verdict = fault to see them. The report as Markdown or CSV says what is known.`;
  }
  if (unsorted !== undefined) {
    return `The reference program would stop after grading, because ${programStopClause(unsorted)}, so there is no result of it. The report as Markdown or CSV says what is known.`;
  }
  return result.cases === 0 ? 'No case was run, so there is no result that a run could be held against.' : null;
}
