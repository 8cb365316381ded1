import { canon } from '../../core/conformance/canon.ts';
import type { ConformanceCase, ProgramStop } from '../../core/conformance/conformance.ts';
import { programStopClause } from '../../core/words/conformance.ts';
import { counted, grouped } from '../../core/words/numbers.ts';
import { nameInWords, oneLine } from '../../core/words/quoted.ts';
import type { CasesRun } from './runCases.ts';

/** Cases that are named; all are counted. */
const SHOWN = 20;

/** Which cases are no part of the numbers, and why. */
export function leftOutSentences({ graded, stops, notRun }: CasesRun, cases: number): readonly string[] {
  const named = stops.slice(0, SHOWN).map(({ one, stop }) => `case ${caseName(one)}: ${stopClause(stop)}.`);
  if (stops.length > named.length) named.push(`… and ${counted(stops.length - named.length, 'further case')}`);
  const missing =
    notRun === 0 ? [] : [`${grouped(notRun)} of ${counted(cases, 'case')} not run: no output is recorded.`];
  if (named.length === 0 && missing.length === 0) return [];
  return [...named, ...missing, `The numbers are of the other ${grouped(graded.length)}.`];
}

/** Why the categories are not in order. */
export function orderSentence(stop: ProgramStop): string {
  return `The categories stand in the order of the corpus: ${stopClause(stop)}.`;
}

export function noBaselineSentence(path: string): string {
  return `No baseline is written to ${path}: the reference program would have no result.`;
}

function stopClause(stop: ProgramStop): string {
  return `the reference program would stop here, because ${programStopClause(stop)}`;
}

function caseName({ id }: ConformanceCase): string {
  return typeof id === 'string' ? nameInWords(id) : oneLine(canon(id));
}
