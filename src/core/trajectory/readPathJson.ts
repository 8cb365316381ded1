import { LENIENT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { asString, elements, member, rawText, sliceOf, sliceType, type JsonSlice } from '../json/slice.ts';
import { cut } from '../scorers/cut.ts';
import type { PathProblem, PathRead } from './pathProblem.ts';
import type { Block, Step } from './trajectory.ts';

/** Where files keep a call's arguments, first found first taken. */
const ARGUMENTS = ['args', 'arguments', 'kwargs', 'input'];

/** Most characters of what stands where a call should. */
const FOUND = 80;

/**
 * A trajectory from JSON: a list of names and calls `{"name", "args"}`, a list inside of it being calls made in
 * parallel; one call alone will do. Arguments may also be called `arguments`, `kwargs` or `input`; a text is taken
 * for the JSON text that it holds, and null or nothing for arguments that were not captured. `failed` may be true or
 * false. A call may be wrapped as `{"function": …}`.
 */
export function readPathJson(text: string): PathRead {
  const read = readJson(text, LENIENT);
  if (!read.ok) return { ok: false, problem: { code: 'not-json', offset: read.error.offset, error: read.error } };
  const whole = sliceOf(text);
  const listed = sliceType(whole) === 'array';
  const path: Block[] = [];
  for (const [at, one] of (listed ? elements(whole) : [whole]).entries()) {
    const place = listed ? `[${at}]` : '';
    const block = sliceType(one) === 'array' ? groupOf(one, place) : stepOf(one, place);
    if (isProblem(block)) return { ok: false, problem: block };
    path.push(block);
  }
  return { ok: true, path };
}

function isProblem(block: Block | PathProblem): block is PathProblem {
  return 'code' in block;
}

function groupOf(slice: JsonSlice, place: string): readonly Step[] | PathProblem {
  const steps: Step[] = [];
  for (const [at, one] of elements(slice).entries()) {
    const inside = `${place}[${at}]`;
    if (sliceType(one) === 'array') return problem('list-too-deep', one, inside);
    const step = stepOf(one, inside);
    if ('code' in step) return step;
    steps.push(step);
  }
  return steps;
}

function stepOf(slice: JsonSlice, place: string): Step | PathProblem {
  const text = asString(slice);
  if (text !== null) return { name: text, argumentsText: null, failed: null };
  if (sliceType(slice) !== 'object') return problem('not-a-call', slice, place);
  const wrapped = member(slice, 'function');
  const call = wrapped !== undefined && sliceType(wrapped) === 'object' ? wrapped : slice;
  const written = member(call, 'name');
  const name = written === undefined ? null : asString(written);
  if (name === null) return problem('no-name', written ?? slice, written === undefined ? place : `${place}.name`);
  const key = ARGUMENTS.find((one) => member(call, one) !== undefined);
  const failed = member(slice, 'failed');
  return { name, argumentsText: argumentsOf(key === undefined ? undefined : member(call, key)), failed: flag(failed) };
}

function argumentsOf(slice: JsonSlice | undefined): string | null {
  if (slice === undefined || sliceType(slice) === 'null') return null;
  return asString(slice) ?? rawText(slice);
}

function flag(slice: JsonSlice | undefined): boolean | null {
  return slice === undefined || sliceType(slice) !== 'boolean' ? null : rawText(slice) === 'true';
}

function problem(code: 'not-a-call' | 'no-name' | 'list-too-deep', slice: JsonSlice, path: string): PathProblem {
  return { code, offset: slice.start, path, found: cut(rawText(slice), FOUND) };
}
