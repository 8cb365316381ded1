import { sameDecimal } from './decimal.ts';
import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  jsonType,
  type JsonNumber,
  type JsonType,
  type JsonValue,
} from './value.ts';
import { writeJson } from './write.ts';

export type PathStep = string | number;

/** A value as a reader of a sentence needs it: flat, so that it crosses threads at any depth. */
export interface ValueFacts {
  readonly type: JsonType;
  /** As written, compact; ended at 500 characters when `cut`. */
  readonly text: string;
  readonly cut: boolean;
}

/** One place where two values differ. */
export type Difference =
  | {
      readonly kind: 'changed';
      readonly path: readonly PathStep[];
      readonly expected: ValueFacts;
      readonly found: ValueFacts;
    }
  | { readonly kind: 'missing'; readonly path: readonly PathStep[]; readonly expected: ValueFacts }
  | { readonly kind: 'unexpected'; readonly path: readonly PathStep[]; readonly found: ValueFacts };

interface Path {
  readonly parent: Path | null;
  readonly step: PathStep;
}

type Task = readonly [path: Path | null, expected: JsonValue | undefined, found: JsonValue | undefined];

type SameNumber = (a: JsonNumber, b: JsonNumber) => boolean;

/** Exact decimals, however they are written (document 000). */
function byValue(a: JsonNumber, b: JsonNumber): boolean {
  return sameDecimal(a.token, b.token);
}

/**
 * Every difference of `found` from `expected`, in reading order of `expected`, then what only
 * `found` has. Lazily, so that the first costs no more than it must.
 */
export function* differences(
  expected: JsonValue,
  found: JsonValue,
  sameNumber: SameNumber = byValue,
): Generator<Difference, void> {
  const open: Task[] = [[null, expected, found]];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    const [path, a, b] = task;
    if (a === undefined && b !== undefined) yield { kind: 'unexpected', path: steps(path), found: valueFacts(b) };
    else if (a !== undefined && b === undefined) yield { kind: 'missing', path: steps(path), expected: valueFacts(a) };
    else if (a !== undefined && b !== undefined && !descend(path, a, b, open, sameNumber)) {
      yield { kind: 'changed', path: steps(path), expected: valueFacts(a), found: valueFacts(b) };
    }
  }
}

export function firstDifference(
  expected: JsonValue,
  found: JsonValue,
  sameNumber: SameNumber = byValue,
): Difference | null {
  const first = differences(expected, found, sameNumber).next();
  return first.done === true ? null : first.value;
}

function valueFacts(value: JsonValue): ValueFacts {
  return { type: jsonType(value), ...writeJson(value, 500) };
}

/** False when the two differ as wholes; else their members' pairs are put on `open`, first on top. */
function descend(path: Path | null, a: JsonValue, b: JsonValue, open: Task[], sameNumber: SameNumber): boolean {
  if (isJsonArray(a) && isJsonArray(b)) {
    for (let at = Math.max(a.length, b.length) - 1; at >= 0; at -= 1) {
      open.push([{ parent: path, step: at }, a[at], b[at]]);
    }
    return true;
  }
  if (isJsonObject(a) && isJsonObject(b)) {
    const extra = [...b.keys()].filter((key) => !a.has(key)).toReversed();
    for (const key of extra) open.push([{ parent: path, step: key }, undefined, b.get(key)]);
    for (const key of [...a.keys()].toReversed()) open.push([{ parent: path, step: key }, a.get(key), b.get(key)]);
    return true;
  }
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  return isJsonNumber(a) && isJsonNumber(b) && sameNumber(a, b);
}

function steps(path: Path | null): PathStep[] {
  const list: PathStep[] = [];
  for (let at = path; at !== null; at = at.parent) list.push(at.step);
  return list.toReversed();
}

/** `arguments.filters[2].max`; a key that is no plain word is written as `["a b"]`. */
export function formatPath(root: string, path: readonly PathStep[]): string {
  return root + path.map(formatStep).join('');
}

function formatStep(step: PathStep): string {
  if (typeof step === 'number') return `[${step}]`;
  return /^[A-Za-z_$][\w$-]*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}
