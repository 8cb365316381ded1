import { UNRECOVERABLE } from '../../core/conformance/gradeCase.ts';
import { canon } from '../../core/conformance/canon.ts';
import type { ConformanceCase, ProgramStop } from '../../core/conformance/conformance.ts';
import { programStopClause } from '../../core/words/conformance.ts';
import { counted, grouped } from '../../core/words/numbers.ts';
import { nameInWords, oneLine } from '../../core/words/quoted.ts';
import type { JsonValue } from '../../core/json/value.ts';
import type { NotStarted } from './adapter.ts';
import { TIME_LIMIT } from './commandAdapter.ts';
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

/** Cases that are no refusals, though they count as such; nothing where there are none. */
export function notStartedSentences(notStarted: readonly NotStarted[], cases: number): readonly string[] {
  if (notStarted.length === 0) return [];
  const named = notStarted
    .slice(0, SHOWN)
    .map(({ one, why }) => `case ${caseName(one)}: the command could not be started, because ${why}.`);
  const more = notStarted.length - named.length;
  if (more > 0) named.push(`… and ${counted(more, 'further case')}`);
  return [...named, `${grouped(notStarted.length)} of ${counted(cases, 'case')} count as refusals without being any.`];
}

export function neverStartedSentence(why: string, cases: number): string {
  return `The command could not be started in any of ${counted(cases, 'case')}, because ${why}. There is no result.`;
}

/** What the printed report does not count; null where no case ended so. */
export function exceptionsSentence({ graded }: CasesRun): string | null {
  const raised = graded.filter(({ grade }) => grade.error !== null);
  if (raised.length === 0) return null;
  const others = raised.filter(({ grade }) => grade.error?.startsWith(TIME_LIMIT) === false);
  const late = raised.length - others.length;
  const limit = late === 0 ? '' : ` (${grouped(late)} of them by the time limit)`;
  const [first] = others;
  const error = oneLine(first?.grade.error ?? '', 200).replace(/\.$/, '');
  const example = first === undefined ? '' : `, for instance ${caseName(first.one)} by ${error}`;
  return `${grouped(raised.length)} of ${counted(graded.length, 'case')} ended by an exception${limit}${example}.`;
}

/** What the reference program takes for a value without a word; null where every case has one of the two kinds. */
export function oddKindsSentence(cases: readonly ConformanceCase[]): string | null {
  const odd = cases.filter(({ expectedKind }) => expectedKind !== 'value' && expectedKind !== UNRECOVERABLE);
  const [first] = odd;
  if (first === undefined) return null;
  const many = odd.length === 1 ? 'case has' : 'cases have';
  return `${grouped(odd.length)} ${many} an expected_kind that is neither value nor unrecoverable, for instance ${caseName(first)} with ${inWords(first.expectedKind)}: it is taken as value, as the reference program takes it.`;
}

export function noBaselineSentence(path: string, started: boolean): string {
  const why = started
    ? 'the reference program would have no result'
    : 'what could not be started is no normaliser that refuses';
  return `No baseline is written to ${path}: ${why}.`;
}

function stopClause(stop: ProgramStop): string {
  return `the reference program would stop here, because ${programStopClause(stop)}`;
}

function caseName({ id }: ConformanceCase): string {
  return inWords(id);
}

function inWords(value: JsonValue): string {
  return typeof value === 'string' ? nameInWords(value) : oneLine(canon(value));
}
