import { asString, elements, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call, Reference, ReferenceProblem, RowIssue } from '../model/item.ts';
import { readCall, type CallNames } from './calls.ts';
import { cutCalls } from './cutCalls.ts';
import { excerptOf, excerptOfSlice } from './excerpt.ts';
import { jsonText } from './nestedJson.ts';

export const NO_REFERENCE: Reference = { calls: null, texts: null, problem: null };

/**
 * The answer's calls from a list, or from JSON text of one. What cannot be used is a problem of
 * the reference, so that the item becomes a fault and never a wrong reply. The arguments are not
 * read here: a scorer reads them strictly.
 */
export function referenceCalls(slice: JsonSlice, names: CallNames, path: string, issues: RowIssue[]): Reference {
  const text = asString(slice);
  const cut =
    text === null ? cutCalls(slice.text, slice.start, slice.end, names) : cutCalls(text, 0, text.length, names);
  if (cut !== null) return { calls: cut, texts: null, problem: null };
  const list = text === null ? slice : jsonText(text);
  if (list === null) return broken('not-json', null, excerptOfSlice(slice));
  if (sliceType(list) !== 'array') return broken('not-a-list', null, excerptOfSlice(list));
  const calls: Call[] = [];
  let problem: ReferenceProblem | null = null;
  for (const [at, one] of elements(list).entries()) {
    const call = readCall(one, names, `${path}[${at}]`, issues);
    if (sliceType(one) !== 'object') problem ??= { code: 'not-a-call', call: at, excerpt: excerptOfSlice(one) };
    else if (call.name === null) problem ??= { code: 'no-name', call: at, excerpt: excerptOf(rawText(one)) };
    calls.push(call);
  }
  return { calls, texts: null, problem };
}

export function broken(code: ReferenceProblem['code'], call: number | null, excerpt: string): Reference {
  return { calls: null, texts: null, problem: { code, call, excerpt } };
}
