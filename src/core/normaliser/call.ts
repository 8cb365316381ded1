import { validate } from '../conformance/validate.ts';
import { isJsonArray, isJsonNumber, isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { decodeArguments } from './decode.ts';
import type { Log } from './log.ts';
import { resolveName, type DeclaredTool } from './names.ts';
import { objectSchema } from './schema.ts';
import { repairArguments } from './walk.ts';

/**
 * One call: an object with a `name` that is a text and with `arguments`; further members are ignored. Without arguments, or
 * with null, there is none (ours): "turning "the model did not produce a usable call" into "the model called a tool with
 * no arguments" is the failure this suite exists to measure". Undefined: refused.
 */
export function normaliseCall(value: JsonValue, tools: readonly DeclaredTool[], log: Log): JsonObject | undefined {
  if (!isJsonObject(value)) return log.refuse(null, 'not-a-call', '', value);
  const name = value.get('name');
  if (typeof name !== 'string') return log.refuse(null, 'no-name', 'name', name);
  const given = value.get('arguments');
  if (given === undefined || given === null) return log.refuse(null, 'no-arguments', 'arguments', given);
  const declared = resolveName(name, tools, log);
  if (declared === undefined) return undefined;
  const schema = objectSchema(declared.tool.get('parameters'));
  if (schema === null) return log.refuse(null, 'no-schema', 'name', declared.name);
  const decoded = decodeArguments(given, log);
  const repaired = decoded === undefined ? undefined : repairArguments(decoded, schema, log);
  return repaired === undefined ? undefined : accepted(declared.name, repaired, schema, log);
}

/** "Return the call that the schema will accept, or refuse": what is still not accepted is refused. */
function accepted(name: string, args: JsonObject, schema: JsonObject, log: Log): JsonObject | undefined {
  const checked = validate(args, schema, 'arguments');
  if (checked.kind === 'stop') return log.stop(null, 'schema-invalid', 'arguments', checked.stop.found);
  const [error] = checked.errors;
  if (error !== undefined) return log.stop(null, 'schema-invalid', error.path, error.text);
  const number = nonFiniteIn(args);
  if (number !== null) return log.stop('5', 'non-finite', 'arguments', number);
  return new Map<string, JsonValue>([
    ['name', name],
    ['arguments', args],
  ]);
}

/** NaN or Infinity anywhere in the call, which would then be no JSON (ours); also where no type is declared. */
function nonFiniteIn(args: JsonObject): string | null {
  const left: JsonValue[] = [args];
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (isJsonObject(value)) left.push(...value.values());
    else if (isJsonArray(value)) left.push(...value);
    else if (isJsonNumber(value) && value.float && !Number.isFinite(Number(value.token))) return value.token;
  }
  return null;
}
