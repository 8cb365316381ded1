import { asString, elements, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call, RowIssue } from '../model/item.ts';
import { cutCalls } from './cutCalls.ts';
import { fieldsOf, present, wrongType, type Fields } from './fields.ts';

/** How a file names the two parts of a call; the first name that is there counts. */
export interface CallNames {
  readonly name: readonly string[];
  readonly arguments: readonly string[];
}

/** Our own files and OpenAI's messages. */
export const PLAIN: CallNames = { name: ['name'], arguments: ['arguments'] };
/** Hammer writes `{tool, parameters}` beside `{name, arguments}`. */
export const XLAM: CallNames = { name: ['name', 'tool'], arguments: ['arguments', 'parameters'] };
/** Seal-Tools. */
export const SEAL: CallNames = { name: ['api'], arguments: ['parameters'] };
/** Anthropic's `tool_use`. */
export const TOOL_USE: CallNames = { name: ['name'], arguments: ['input'] };
/** Where a file does not say whose names it has. */
export const ANY: CallNames = {
  name: ['name', 'tool', 'tool_name', 'function', 'function_name', 'api'],
  arguments: ['arguments', 'args', 'parameters', 'params', 'input', 'kwargs'],
};

/**
 * Calls of a reply, in order. An element that is no object stands as a call without name and
 * arguments, so that a scorer sees it and says so; it is an issue too.
 */
export function readCalls(list: JsonSlice, names: CallNames, path: string, issues: RowIssue[]): Call[] {
  const cut = cutCalls(list.text, list.start, list.end, names);
  return cut ?? elements(list).map((one, at) => readCall(one, names, `${path}[${at}]`, issues));
}

/** One call. `{function: {…}}` (OpenAI) and `{custom: {name, input}}` are looked into. */
export function readCall(slice: JsonSlice, names: CallNames, path: string, issues: RowIssue[]): Call {
  if (sliceType(slice) !== 'object') {
    issues.push({ code: 'field-type', path, found: sliceType(slice) });
    return { name: null, argumentsText: null, argumentsForm: 'absent' };
  }
  const fields = fieldsOf(slice, path, issues);
  const inner = fields.byName.get('function') ?? fields.byName.get('custom');
  if (inner === undefined || sliceType(inner) !== 'object') return callOf(fields, names);
  const within = fieldsOf(inner, `${path}.${inner.key}`, issues);
  return callOf(within, inner.key === 'custom' ? { name: ['name'], arguments: ['input'] } : names);
}

/** One call with what the file calls it, so that its result can be tied to it. */
export function callWithId(slice: JsonSlice, names: CallNames, path: string, issues: RowIssue[]): Call {
  const call = readCall(slice, names, path, issues);
  const fields = fieldsOf(slice, path, []);
  const id = ['call_id', 'id', 'tool_call_id'].map((name) => textOr(fields, name)).find((one) => one !== null);
  return id === undefined || id === null ? call : { ...call, id };
}

function textOr(fields: Fields, name: string): string | null {
  const found = present(fields, name);
  return found === undefined || sliceType(found) === 'object' ? null : (asString(found) ?? rawText(found));
}

function callOf(fields: Fields, names: CallNames): Call {
  const nameKey = names.name.find((key) => fields.byName.has(key));
  const found = nameKey === undefined ? undefined : present(fields, nameKey);
  let name: string | null = null;
  if (found !== undefined) name = asString(found) ?? wrongType(fields, found.key, found);
  const argumentsKey = names.arguments.find((key) => fields.byName.has(key));
  const args = argumentsKey === undefined ? undefined : present(fields, argumentsKey);
  if (args === undefined) return { name, argumentsText: null, argumentsForm: 'absent' };
  const text = asString(args);
  return text === null
    ? { name, argumentsText: rawText(args), argumentsForm: 'object' }
    : { name, argumentsText: text, argumentsForm: 'text' };
}
