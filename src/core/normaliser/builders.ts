import { canon } from '../conformance/canon.ts';
import { readPython } from '../conformance/readText.ts';
import type { JsonValue } from '../json/value.ts';
import { normalise } from './normalise.ts';
import type { NormaliserRefusal } from './normaliser.ts';

/** The value of a JSON text. For tests. */
export function valueOf(text: string): JsonValue {
  const read = readPython(text);
  if (!read.ok) throw new Error(`${text}: ${read.error}`);
  return read.value;
}

/** The tools of one tool `t`, whose parameters are closed. For tests. */
export function closedTool(properties: string, required = '[]'): JsonValue {
  return valueOf(
    `[{"name": "t", "parameters": {"type": "object", "additionalProperties": false, "properties": ${properties}, "required": ${required}}}]`,
  );
}

/** The call as `canon` prints it, or the code of the refusal behind a `!`. For tests. */
export function outcomeOf(text: string, tools: JsonValue): string {
  const { call, refusal } = normalise(text, tools);
  return call === null ? `!${codeOf(refusal)}` : canon(call);
}

/** What comes out of the arguments of a call of `t`. For tests. */
export function argumentsOf(args: string, tools: JsonValue): string {
  return inside(outcomeOf(`{"name": "t", "arguments": ${args}}`, tools), '{"arguments":', ',"name":"t"}');
}

/** What comes out of one value under its schema. For tests. */
export function repaired(value: string, schema: string): string {
  return inside(argumentsOf(`{"v": ${value}}`, closedTool(`{"v": ${schema}}`)), '{"v":', '}');
}

function codeOf(refusal: NormaliserRefusal | null): string {
  if (refusal === null) throw new Error('neither a call nor a refusal');
  return refusal.code;
}

function inside(text: string, before: string, behind: string): string {
  if (text.startsWith('!')) return text;
  if (!text.startsWith(before) || !text.endsWith(behind)) throw new Error(text);
  return text.slice(before.length, -behind.length);
}
