import { LENIENT } from '../../json/policy.ts';
import { readJson } from '../../json/reader.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { type Step } from '../trajectory.ts';
import { type Sameness, valueKey } from './valueKey.ts';

/** Arguments as read; `undefined` where none were captured. A text that is no JSON stands for itself. */
export type StepArguments = JsonValue | undefined;

/** Steps never change, and many rules read the same ones. */
const readBefore = new WeakMap<Step, Read>();

interface Read {
  readonly value: StepArguments;
  readonly keys: Map<Sameness, string>;
  /** Null until asked for. */
  memberKeys: ReadonlyMap<string, string> | null;
}

export function argumentsOf(step: Step): StepArguments {
  return recordOf(step).value;
}

/** Name and arguments as one text; `{}` and none captured are two. */
export function callKey(step: Step, by: Sameness): string {
  const { value, keys } = recordOf(step);
  let key = keys.get(by);
  if (key === undefined) {
    key = `${JSON.stringify(step.name)}${value === undefined ? '' : valueKey(value, by)}`;
    keys.set(by, key);
  }
  return key;
}

const EMPTY: JsonObject = new Map();

/** Arguments by name, none captured being none; null where they are not an object. */
export function membersOf(step: Step): JsonObject | null {
  const value = argumentsOf(step);
  if (value === undefined) return EMPTY;
  return isJsonObject(value) ? value : null;
}

/** The same key with `{}` where none were captured, for systems that know no difference. */
export function filledKey(step: Step, by: Sameness): string {
  return step.argumentsText === null ? `${JSON.stringify(step.name)}{}` : callKey(step, by);
}

/** Python's keys of the arguments by name; null where they are not an object. */
export function memberKeys(step: Step): ReadonlyMap<string, string> | null {
  const members = membersOf(step);
  if (members === null) return null;
  const record = recordOf(step);
  record.memberKeys ??= new Map([...members].map(([name, value]) => [name, valueKey(value, 'python')]));
  return record.memberKeys;
}

function recordOf(step: Step): Read {
  let record = readBefore.get(step);
  if (record === undefined) {
    record = { value: readArguments(step.argumentsText), keys: new Map(), memberKeys: null };
    readBefore.set(step, record);
  }
  return record;
}

function readArguments(text: string | null): StepArguments {
  if (text === null) return undefined;
  const read = readJson(text, LENIENT);
  return read.ok ? read.value : text;
}
