import { isJsonObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { type Step } from '../trajectory.ts';
import { argumentsOf, callKey, memberKeys } from './stepArguments.ts';
import { valueKey } from './valueKey.ts';

/** A call as DeepEval knows it. Texts are numbered, as every pair of calls is compared. */
export interface Call {
  /** Name and kind. */
  readonly tool: number;
  /** Null where no arguments were captured, which is None there and not `{}`. */
  readonly members: Members | null;
  /** Calls with one key are equal in everything. */
  readonly key: number;
}

interface Members {
  readonly values: JsonObject;
  readonly keys: ReadonlyMap<string, string>;
}

/** 0 to 1; null where the original fails. */
export type Similarity = (wanted: Call, made: Call) => number | null;

/** Null where arguments are not an object: there is no such call in DeepEval. `numbers` is shared by both sides. */
export function callsOf(steps: readonly Step[], numbers: Map<string, number>): Call[] | null {
  function numberOf(text: string): number {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  }
  const calls: Call[] = [];
  for (const step of steps) {
    const values = argumentsOf(step);
    if (values !== undefined && !isJsonObject(values)) return null;
    const kind = kindOf(step);
    const members = values === undefined ? null : { values, keys: memberKeys(step) ?? new Map() };
    calls.push({
      tool: numberOf(`${kind}:${JSON.stringify(step.name)}`),
      members,
      key: numberOf(`${kind} ${callKey(step, 'python')}`),
    });
  }
  return calls;
}

/** DeepEval knows two kinds. A call whose kind is not said is a function's, as one that a file calls `tool_use` is. */
function kindOf(step: Step): 'MCP' | 'FUNCTION' {
  return step.type === 'MCP' ? 'MCP' : 'FUNCTION';
}

/** How much two calls of one tool are alike: wholly, or by their arguments. */
export function similarity(inputs: boolean): Similarity {
  return inputs ? (wanted, made) => sharedArguments(wanted.members, made.members) : () => 1;
}

function sharedArguments(wanted: Members | null, made: Members | null): number | null {
  if (wanted === null || made === null) return wanted === made ? 1 : null;
  return sharedKeys(wanted, made);
}

/** Keys with equal values over all keys; objects that differ count by the same share of theirs. */
function sharedKeys(wanted: Members, made: Members): number {
  let common = 0;
  let equal = 0;
  /** What the differing objects share, each of 1. */
  let within = 0;
  for (const [name, key] of wanted.keys) {
    const other = made.keys.get(name);
    if (other === undefined) continue;
    common += 1;
    if (other === key) equal += 1;
    else within += sharedObjects(wanted.values.get(name), made.values.get(name));
  }
  const all = wanted.keys.size + made.keys.size - common;
  return all === 0 ? 1 : (equal + within) / all;
}

function sharedObjects(wanted: JsonValue | undefined, made: JsonValue | undefined): number {
  if (wanted === undefined || made === undefined || !isJsonObject(wanted) || !isJsonObject(made)) return 0;
  return sharedKeys(membersOf(wanted), membersOf(made));
}

function membersOf(values: JsonObject): Members {
  return { values, keys: new Map([...values].map(([name, value]) => [name, valueKey(value, 'python')])) };
}
