import { isJsonArray, type JsonObject, type JsonValue } from '../json/value.ts';
import { normaliseCall } from './call.ts';
import type { Log } from './log.ts';
import type { DeclaredTool } from './names.ts';
import { sameValue } from './reading.ts';

/**
 * Rule 10: "Several calls where one was allowed collapse to one ONLY if every copy canonicalises to the same value.
 * Otherwise: refuse. Order of appearance is not evidence of intent."
 *
 * Ours: every copy is normalised first, and all must be calls. An array of one call is that call. Undefined: refused.
 */
export function oneCall(value: JsonValue, tools: readonly DeclaredTool[], log: Log): JsonObject | undefined {
  if (!isJsonArray(value) || !log.has('10')) return normaliseCall(value, tools, log);
  let first: JsonObject | undefined;
  for (const [at, copy] of value.entries()) {
    const call = normaliseCall(copy, tools, log.within(`[${at}]`));
    if (call === undefined) return undefined;
    if (first !== undefined && !sameValue(first, call)) return log.refuse('10', 'calls-differ', `[${at}]`, copy);
    first ??= call;
  }
  if (first === undefined) return log.refuse(null, 'not-a-call', '', value);
  log.changed('10', '', value, first);
  return first;
}
