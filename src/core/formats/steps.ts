import { asString, elements, rawText, sliceType, type JsonSlice, type SliceType } from '../json/slice.ts';
import type { ReferenceProblem, RowIssue } from '../model/item.ts';
import { readPath } from '../trajectory/readPath.ts';
import type { Block, ReferencePath, Step } from '../trajectory/trajectory.ts';
import { ANY, readCall } from './calls.ts';
import { excerptOf, excerptOfSlice } from './excerpt.ts';
import { fieldsOf, present, type Fields } from './fields.ts';

/** What cannot be read as steps. */
export interface StepProblem extends ReferenceProblem {
  /** Where it stands in its row. */
  readonly path: string;
  readonly type: SliceType;
}

type StepsRead =
  { readonly ok: true; readonly path: ReferencePath } | { readonly ok: false; readonly problem: StepProblem };

/**
 * A trajectory: a list of steps, each a name or a call `{name, args?, error?}` in any names that calls have, a list in
 * the list being calls made in parallel; or a text, as `readPath` has it (`a > [b, c] > d`).
 */
export function stepsIn(slice: JsonSlice, path: string, issues: RowIssue[]): StepsRead {
  const text = asString(slice);
  if (text !== null) {
    const read = readPath(text);
    return read.ok ? read : problem('not-a-list', null, path, slice);
  }
  if (sliceType(slice) !== 'array') return problem('not-a-list', null, path, slice);
  const blocks: Block[] = [];
  let at = 0;
  for (const [index, one] of elements(slice).entries()) {
    const inside = `${path}[${index}]`;
    const isGroup = sliceType(one) === 'array';
    const steps: Step[] = [];
    for (const [inGroup, call] of (isGroup ? elements(one) : [one]).entries()) {
      const step = stepIn(call, at, isGroup ? `${inside}[${inGroup}]` : inside, issues);
      if ('code' in step) return { ok: false, problem: step };
      steps.push(step);
      at += 1;
    }
    blocks.push(isGroup ? steps : steps[0]!);
  }
  return { ok: true, path: blocks };
}

/** Whether it looks like a trajectory of ours; other files have lists of that name whose elements are no calls. */
export function looksLikeSteps(slice: JsonSlice): boolean {
  const text = asString(slice);
  if (text !== null) return readPath(text).ok;
  if (sliceType(slice) !== 'array') return false;
  const [first] = elements(slice);
  if (first === undefined || sliceType(first) === 'string' || sliceType(first) === 'array') return true;
  const names = fieldsOf(first, '', []).byName;
  return ANY.name.some((name) => names.has(name));
}

/** Whether a call failed, as what stands beside it says; null where nothing does. */
export function failedIn(fields: Fields): boolean | null {
  for (const name of ['failed', 'is_error']) {
    const flag = present(fields, name);
    if (flag !== undefined && sliceType(flag) === 'boolean') return rawText(flag) === 'true';
  }
  const error = fields.byName.get('error');
  if (error !== undefined) return !['null', 'false', '""'].includes(rawText(error));
  const status = present(fields, 'status');
  const word = status === undefined ? null : asString(status);
  return word === null ? null : (STATUS.get(word.toLowerCase()) ?? null);
}

const STATUS: ReadonlyMap<string, boolean> = new Map([
  ['error', true],
  ['failed', true],
  ['failure', true],
  ['success', false],
  ['ok', false],
  ['completed', false],
]);

function stepIn(slice: JsonSlice, at: number, path: string, issues: RowIssue[]): Step | StepProblem {
  const text = asString(slice);
  if (text !== null) return { name: text, argumentsText: null, failed: null };
  if (sliceType(slice) !== 'object') return problem('not-a-call', at, path, slice).problem;
  const { name, argumentsText } = readCall(slice, ANY, path, issues);
  if (name === null) return problem('no-name', at, path, slice).problem;
  const fields = fieldsOf(slice, path, []);
  const type = present(fields, 'type');
  const kind = type === undefined ? null : asString(type);
  const step = { name, argumentsText, failed: failedIn(fields) };
  return kind === null || WRAPPERS.has(kind) ? step : { ...step, type: kind };
}

/** Types that say that it is a call, and not of what. */
const WRAPPERS: ReadonlySet<string> = new Set(['function', 'tool_call', 'tool_use', 'function_call']);

function problem(code: ReferenceProblem['code'], call: number | null, path: string, slice: JsonSlice) {
  const text = asString(slice);
  const excerpt = text === null ? excerptOfSlice(slice) : excerptOf(text);
  return { ok: false as const, problem: { code, call, path, excerpt, type: sliceType(slice) } };
}
