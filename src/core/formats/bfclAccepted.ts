import { readPythonCalls } from '../dialects/pythonCalls.ts';
import { asString, elements, members, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call, Reference } from '../model/item.ts';
import { excerptOf, excerptOfSlice } from './excerpt.ts';
import { broken } from './referenceCalls.ts';

/**
 * The calls that a `ground_truth` of BFCL accepts: `{name: {argument: [accepted value, …]}}`, or calls in Python's
 * words, all turns one after the other. Null when more than one set of calls is accepted: an argument has several
 * values, or the `""` that stands for "may be left out". Python's calls have to name their arguments.
 */
export function acceptedCalls(slice: JsonSlice): Reference | null {
  if (sliceType(slice) !== 'array') return broken('not-a-list', null, excerptOfSlice(slice));
  const calls: Call[] = [];
  let isOne = true;
  for (const one of flat(slice)) {
    const text = asString(one);
    const read = text === null ? acceptedCall(one) : pythonCalls(text);
    if ('problem' in read) return broken(read.problem, calls.length, excerptOf(text ?? rawText(one)));
    if (read.calls === null) isOne = false;
    else calls.push(...read.calls);
  }
  return isOne ? { calls, texts: null, problem: null } : null;
}

/** The elements, those of turns in place of the turns. */
function flat(slice: JsonSlice): readonly JsonSlice[] {
  return elements(slice).flatMap((one) => (sliceType(one) === 'array' ? elements(one) : [one]));
}

/** Null calls: more than one is accepted. */
type Accepted =
  { readonly calls: readonly Call[] | null } | { readonly problem: 'not-a-call' | 'arguments-not-an-object' };

function pythonCalls(text: string): Accepted {
  const read = readPythonCalls(text);
  if (read.ok) return { calls: read.calls };
  return { problem: read.problem.code === 'positional' ? 'arguments-not-an-object' : 'not-a-call' };
}

function acceptedCall(slice: JsonSlice): Accepted {
  const [named, ...others] = members(slice);
  if (named === undefined || others.length > 0) return { problem: 'not-a-call' };
  if (sliceType(named) !== 'object') return { problem: 'arguments-not-an-object' };
  const argumentsText = onlyValues(named, argumentValue);
  return { calls: argumentsText === null ? null : [{ name: named.key, argumentsText, argumentsForm: 'object' }] };
}

/** The one value of each list of accepted values, as an object; null when a list has more or none. */
function onlyValues(slice: JsonSlice, valueOf: (value: JsonSlice) => string | null): string | null {
  const parts: string[] = [];
  for (const one of members(slice)) {
    const values = elements(one);
    const value = values.length === 1 ? valueOf(values[0]!) : null;
    if (value === null) return null;
    parts.push(`${JSON.stringify(one.key)}: ${value}`);
  }
  return `{${parts.join(', ')}}`;
}

/**
 * A value that an argument may have. An object, and each object of a list, holds lists of accepted values in its turn;
 * what stands in those is meant as it is (BFCL's `dict_checker` and `list_dict_checker` look no deeper).
 */
function argumentValue(slice: JsonSlice): string | null {
  if (sliceType(slice) === 'object') return onlyValues(slice, plainValue);
  const list = elements(slice);
  if (list.length === 0 || list.some((one) => sliceType(one) !== 'object')) return plainValue(slice);
  const objects = list.map((one) => onlyValues(one, plainValue));
  return objects.includes(null) ? null : `[${objects.join(', ')}]`;
}

function plainValue(slice: JsonSlice): string | null {
  return asString(slice) === '' ? null : rawText(slice);
}
