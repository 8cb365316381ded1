import { STRICT } from '../../json/policy.ts';
import { readJson } from '../../json/reader.ts';
import { isJsonObject, jsonType, type JsonObject } from '../../json/value.ts';
import type { Call } from '../../model/item.ts';
import type { Detail, MalformedProblem } from '../../model/verdict.ts';

/** A call whose arguments are one JSON object. */
export interface ReadCall {
  readonly name: string | null;
  readonly argumentsText: string;
  readonly value: JsonObject;
}

export type ArgumentsRead =
  | { readonly ok: true; readonly text: string; readonly value: JsonObject }
  | { readonly ok: false; readonly problem: MalformedProblem };

/**
 * The arguments of a call as document 000 reads them: strictly, one object and nothing after it.
 * Absent arguments and an empty text are malformed too: neither is one JSON object. Arguments that
 * a file wrote as an object are held to the same rules by their own source text.
 */
export function readArguments(call: Call): ArgumentsRead {
  const text = call.argumentsText;
  if (text === null) return { ok: false, problem: { code: 'absent' } };
  const read = readJson(text, STRICT);
  if (!read.ok) return { ok: false, problem: { code: 'not-json', error: read.error } };
  if (!isJsonObject(read.value)) return { ok: false, problem: { code: 'not-an-object', type: jsonType(read.value) } };
  return { ok: true, text, value: read.value };
}

type MalformedDetail = Extract<Detail, { readonly code: 'malformed' }>;

export type CallsRead =
  { readonly ok: true; readonly calls: readonly ReadCall[] } | { readonly ok: false; readonly detail: MalformedDetail };

/**
 * Every call of a reply, or the first malformed one and how many others are. A call whose argument
 * text is that of the reference's call at the same place shares its value: that text has been read.
 */
export function readReplyCalls(calls: readonly Call[], reference: readonly ReadCall[]): CallsRead {
  const list: ReadCall[] = [];
  let first: MalformedDetail | null = null;
  for (let at = 0; at < calls.length; at += 1) {
    const call = calls[at]!;
    const read = readCall(call, reference[at]);
    if (!('code' in read)) list.push(read);
    else first ??= { code: 'malformed', reply: at, name: call.name, problem: read, others: 0 };
  }
  if (first === null) return { ok: true, calls: list };
  return { ok: false, detail: { ...first, others: calls.length - list.length - 1 } };
}

function readCall(call: Call, twin: ReadCall | undefined): ReadCall | MalformedProblem {
  if (twin !== undefined && twin.argumentsText === call.argumentsText) {
    return twin.name === call.name ? twin : { ...twin, name: call.name };
  }
  const read = readArguments(call);
  return read.ok ? { name: call.name, argumentsText: read.text, value: read.value } : read.problem;
}
