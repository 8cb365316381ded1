import type { ArgumentsMode } from '../core/trajectory/argumentsLayer.ts';
import type { JsonError } from '../core/json/error.ts';
import { LENIENT } from '../core/json/policy.ts';
import { readJson } from '../core/json/reader.ts';
import { asString, member, rawText, sliceOf, sliceType, type JsonSlice } from '../core/json/slice.ts';
import type { PathProblem } from '../core/trajectory/pathProblem.ts';
import { pathJson } from '../core/trajectory/pathText.ts';
import { readPathJson } from '../core/trajectory/readPathJson.ts';
import type { ReferencePath } from '../core/trajectory/trajectory.ts';
import type { BuildState, JudgeLimits } from './build.ts';
import { PLAIN_JUDGE } from './buildEdit.ts';
import { lanePath, laneSteps } from './buildLanes.ts';

/** What a file or a link of the builder holds. */
export interface BuildFile {
  readonly reference: ReferencePath;
  readonly candidate: ReferencePath;
  readonly argumentsMode: ArgumentsMode;
  readonly judge: JudgeLimits;
}

export type BuildFileProblem =
  | { readonly code: 'not-json'; readonly error: JsonError }
  /** It is JSON, but no object with a `trajectory` and a `reference.trajectory`. */
  | { readonly code: 'no-trajectory' }
  | { readonly code: 'bad-path'; readonly side: 'reference' | 'candidate'; readonly problem: PathProblem };

export type BuildFileRead =
  { readonly ok: true; readonly file: BuildFile } | { readonly ok: false; readonly problem: BuildFileProblem };

export const ARGUMENTS_MODES: readonly ArgumentsMode[] = ['ignore', 'exact', 'subset', 'superset'];

/**
 * What is being built as one line of JSON: a row of our own format for datasets, so that the file can be opened and
 * scored like any other, with what is set in the builder beside it where it is no default.
 */
export function buildFileText({ pair, argumentsMode, judge }: BuildState): string {
  const members = [
    '"id": "built"',
    `"trajectory": ${pathJson(laneSteps(pair.candidate))}`,
    `"reference": {"trajectory": ${pathJson(lanePath(pair.reference))}}`,
  ];
  if (argumentsMode !== 'ignore') members.push(`"arguments": "${argumentsMode}"`);
  if (judge.orderAtLeast !== PLAIN_JUDGE.orderAtLeast || judge.extraAtMost !== PLAIN_JUDGE.extraAtMost) {
    members.push(`"judge": ${JSON.stringify(judge)}`);
  }
  return `{${members.join(', ')}}`;
}

/** Reads what `buildFileText` writes. Unknown members are ignored, settings that make no sense are the defaults. */
export function readBuildFile(text: string): BuildFileRead {
  const read = readJson(text, LENIENT);
  if (!read.ok) return { ok: false, problem: { code: 'not-json', error: read.error } };
  const row = sliceOf(text);
  const candidate = member(row, 'trajectory');
  const holder = member(row, 'reference');
  const reference = holder === undefined ? undefined : member(holder, 'trajectory');
  if (!isList(candidate) || !isList(reference)) return { ok: false, problem: { code: 'no-trajectory' } };
  const wanted = readPathJson(rawText(reference));
  if (!wanted.ok) return bad('reference', wanted.problem);
  const made = readPathJson(rawText(candidate));
  if (!made.ok) return bad('candidate', made.problem);
  const mode = member(row, 'arguments');
  const judge = member(row, 'judge');
  return {
    ok: true,
    file: {
      reference: wanted.path,
      candidate: made.path,
      argumentsMode: ARGUMENTS_MODES.find((one) => mode !== undefined && asString(mode) === one) ?? 'ignore',
      judge: judge === undefined ? PLAIN_JUDGE : judgeOf(judge),
    },
  };
}

function judgeOf(slice: JsonSlice): JudgeLimits {
  const order = numberOf(slice, 'orderAtLeast');
  const extra = numberOf(slice, 'extraAtMost');
  return {
    orderAtLeast: order !== null && order >= 0 && order <= 1 ? order : PLAIN_JUDGE.orderAtLeast,
    extraAtMost: extra !== null && Number.isSafeInteger(extra) && extra >= 0 ? extra : PLAIN_JUDGE.extraAtMost,
  };
}

function numberOf(slice: JsonSlice, key: string): number | null {
  const found = member(slice, key);
  return found === undefined || sliceType(found) !== 'number' ? null : Number(rawText(found));
}

function isList(slice: JsonSlice | undefined): slice is JsonSlice {
  return slice !== undefined && sliceType(slice) === 'array';
}

function bad(side: 'reference' | 'candidate', problem: PathProblem): BuildFileRead {
  return { ok: false, problem: { code: 'bad-path', side, problem } };
}
