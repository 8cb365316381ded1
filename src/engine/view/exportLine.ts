import type { ItemKey } from '../../core/model/item.ts';
import type { Detail, Result } from '../../core/model/verdict.ts';
import { judge } from '../../core/scorers/judge.ts';
import { causeSentence } from '../../core/words/cause.ts';
import { detailSentence } from '../../core/words/detail.ts';
import { judgesNormaliser } from '../../core/scorers/toolcall300/declaration.ts';
import type { ReadItem } from '../dataset/itemReader.ts';
import { comparedSteps, type ComparedSteps } from '../run/comparedSteps.ts';
import { gradesParts } from '../run/partColumns.ts';
import { comparesSteps, type Run } from '../run/run.ts';
import { exportOutput, type ExportOutput } from './exportOutput.ts';
import { exportSteps, type ExportSteps } from './exportSteps.ts';
import { exportTenths, type ExportTenths } from './exportTenths.ts';

/** One item of an export. Everything but the key is null before a run. */
export interface ExportLine {
  readonly id: string;
  readonly attempt: number;
  /** Null: not judged, or a fault; `state` tells which. */
  readonly correct: boolean | null;
  /** A reason, or the cause where there is no verdict. */
  readonly reason: string | null;
  readonly detail: string | null;
  readonly outcome: string | null;
  readonly failure_kind: string | null;
  readonly score: number | null;
  readonly state: string | null;
  readonly category: string | null;
  /** `xlam-tool-call 1`. */
  readonly scorer: string | null;
  /** `ordering=any schemas=skip`: what was skipped is said on every line. */
  readonly options: string | null;
}

/** The facts that `detail` is made of stand behind it in JSON; a table has no place for them. */
export type ExportFacts = ExportLine & { readonly detail_facts: Detail | object | null } & Partial<
    Nulls<ExportSteps> | ExportTenths | ExportOutput
  >;

/** All null where nothing was compared. */
type Nulls<T> = { readonly [Key in keyof T]: T[Key] | null };

/**
 * An item of an export, and what its steps came to; null where nothing was compared. Its parts, where it is graded, and
 * the output of a normaliser.
 */
export interface Exported {
  readonly line: ExportFacts;
  readonly compared: ComparedSteps | null;
  readonly tenths: ExportTenths | null;
  readonly output: ExportOutput | null;
}

/**
 * The item judged again, as it was in the run. Of one that compares trajectories the line has steps, of one that grades
 * parts these, of one that judges a normaliser its output.
 */
export function exportItem({ item, reply }: ReadItem, run: Run | null): Exported {
  const { key, category } = item;
  const result = run === null ? null : judge(run.scorer, item, reply, run.options);
  const isOfSteps = run !== null && comparesSteps(run.scorer);
  const compared = result !== null && isOfSteps ? comparedSteps(item, reply, result) : null;
  const line = lineOf(key, category, result, run);
  if (isOfSteps) return { line: { ...line, ...stepsOf(compared, run) }, compared, tenths: null, output: null };
  const tenths = run !== null && gradesParts(run.scorer) ? exportTenths(result) : null;
  const output = run !== null && judgesNormaliser(run.scorer) ? exportOutput(result) : null;
  return { line: { ...line, ...tenths, ...output }, compared, tenths, output };
}

function stepsOf(compared: ComparedSteps | null, run: Run): Nulls<ExportSteps> {
  if (compared === null) return { parts: null, labels: null, missing: null };
  return exportSteps(compared, run.options.get('schools') === 'true');
}

function lineOf(key: ItemKey, category: string | null, result: Result | null, run: Run | null): ExportFacts {
  const verdict = result === null || result.state === 'fault' ? null : result.verdict;
  return {
    ...key,
    correct: result?.state === 'right' ? true : result?.state === 'wrong' ? false : null,
    reason: result === null ? null : reasonOf(result),
    detail: result === null || run === null ? null : sentenceOf(result, run.scorer.name),
    outcome: verdict?.outcome ?? null,
    failure_kind: verdict?.failureKind ?? null,
    score: verdict?.score ?? null,
    state: result?.state ?? null,
    category,
    scorer: run === null ? null : `${run.scorer.name} ${run.scorer.version}`,
    options: run === null ? null : [...run.options].map(([name, value]) => `${name}=${value}`).join(' '),
    detail_facts: verdict?.detail ?? (result?.state === 'fault' ? result.fault : null),
  };
}

function reasonOf(result: Result): string {
  if (result.state === 'not-judged') return result.cause;
  return result.state === 'fault' ? result.fault.cause : result.verdict.reason;
}

function sentenceOf(result: Result, scorer: string): string {
  if (result.state === 'not-judged' || result.state === 'fault') return causeSentence(result);
  return detailSentence(result.verdict.detail, scorer);
}
