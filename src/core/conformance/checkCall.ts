import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { equalInPython } from '../python/samePython.ts';
import type { ProgramStop, SchemaError } from './conformance.ts';
import { stopAt } from './stopAt.ts';
import { validate } from './validate.ts';

export type CheckedCall =
  | { readonly kind: 'checked'; readonly valid: boolean; readonly errors: readonly SchemaError[] }
  | { readonly kind: 'stop'; readonly stop: ProgramStop };

const INVALID: CheckedCall = { kind: 'checked', valid: false, errors: [] };

/** The document's `schema_ok`, with the errors that make it false where it comes to any. */
export function checkCall(call: JsonValue, tools: JsonValue): CheckedCall {
  if (!isJsonObject(call)) return INVALID;
  const found = findTool(call, tools);
  if (found.kind === 'stop') return found;
  const args = call.get('arguments');
  if (found.tool === null || args === undefined || !isJsonObject(args)) return INVALID;
  const parameters = found.tool.get('parameters');
  if (parameters === undefined) return { kind: 'stop', stop: stopAt('no-parameters', found.tool) };
  const checked = validate(args, parameters);
  return checked.kind === 'stop' ? checked : { ...checked, valid: checked.errors.length === 0 };
}

type Found =
  { readonly kind: 'tool'; readonly tool: JsonObject | null } | { readonly kind: 'stop'; readonly stop: ProgramStop };

/** The first tool of that name, where names are equal as in Python and no name equals null. */
function findTool(call: JsonObject, tools: JsonValue): Found {
  if (!isJsonArray(tools)) return withoutList(tools);
  const name = call.get('name') ?? null;
  for (const tool of tools) {
    if (!isJsonObject(tool)) return { kind: 'stop', stop: stopAt('tool-not-an-object', tool) };
    if (equalInPython(tool.get('name') ?? null, name)) return { kind: 'tool', tool };
  }
  return { kind: 'tool', tool: null };
}

/** The program goes through the keys of an object and the characters of a text, none of which is a tool. */
function withoutList(tools: JsonValue): Found {
  if (tools === '' || (isJsonObject(tools) && tools.size === 0)) return { kind: 'tool', tool: null };
  const iterated = typeof tools === 'string' || isJsonObject(tools);
  return { kind: 'stop', stop: stopAt(iterated ? 'tool-not-an-object' : 'tools-not-a-list', tools) };
}
