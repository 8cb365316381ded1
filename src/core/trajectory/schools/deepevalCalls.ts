import { isJsonObject, type JsonObject } from '../../json/value.ts';
import { type Step } from '../trajectory.ts';
import { argumentsOf, callKey } from './stepArguments.ts';
import { valueKey } from './valueKey.ts';

/** A call as DeepEval knows it. */
export interface Call {
  /** Name and kind. */
  readonly tool: string;
  /** Null where no arguments were captured, which is None there and not `{}`. */
  readonly members: JsonObject | null;
  /** Calls with one key are equal in everything. */
  readonly key: string;
}

/** 0 to 1; null where the original fails. */
export type Similarity = (wanted: Call, made: Call) => number | null;

/** A kind that the data does not say. */
const FUNCTION = 'FUNCTION';

/** Null where arguments are not an object: there is no such call in DeepEval. */
export function callsOf(steps: readonly Step[]): Call[] | null {
  const calls: Call[] = [];
  for (const step of steps) {
    const value = argumentsOf(step);
    if (value !== undefined && !isJsonObject(value)) return null;
    const kind = JSON.stringify(step.type ?? FUNCTION);
    calls.push({
      tool: kind + step.name,
      members: value ?? null,
      key: kind + callKey(step, 'python'),
    });
  }
  return calls;
}

/** How much two calls of one tool are alike: wholly, or by their arguments. */
export function similarity(inputs: boolean): Similarity {
  return inputs ? (wanted, made) => sharedArguments(wanted.members, made.members) : () => 1;
}

function sharedArguments(wanted: JsonObject | null, made: JsonObject | null): number | null {
  if (wanted === null || made === null) return wanted === made ? 1 : null;
  return sharedKeys(wanted, made);
}

/** Keys with equal values over all keys; objects that differ count by the same share of theirs. */
function sharedKeys(wanted: JsonObject, made: JsonObject): number {
  if (wanted.size === 0 && made.size === 0) return 1;
  const all = new Set([...wanted.keys(), ...made.keys()]).size;
  let equal = 0;
  let sum = 0;
  for (const [key, value] of wanted) {
    const other = made.get(key);
    if (other === undefined) continue;
    if (valueKey(value, 'python') === valueKey(other, 'python')) {
      equal += 1;
      sum += 1 / all;
    } else if (isJsonObject(value) && isJsonObject(other)) {
      sum += sharedKeys(value, other) / all;
    }
  }
  return equal === all ? 1 : sum;
}
