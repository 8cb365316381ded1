import { jsonEqual } from './equal.ts';
import { isJsonArray, isJsonObject, type JsonValue } from './value.ts';
import { writeJson } from './write.ts';

export type LineMark = 'same' | 'changed' | 'missing' | 'unexpected';

/** One line of two values side by side. */
export interface CompareLine {
  /** Levels of indentation. */
  readonly depth: number;
  /** Member name or element index; null on the outermost line and on closing brackets. */
  readonly key: string | number | null;
  /**
   * What each side shows on this line; null: nothing there. Long texts that differ begin with `…` near their
   * difference.
   */
  readonly reference: string | null;
  readonly reply: string | null;
  /** Of brackets: `same` when both sides have them, whatever is inside. */
  readonly mark: LineMark;
}

export interface CompareLines {
  readonly lines: readonly CompareLine[];
  /**
   * True when lines were left out for the limit; the first difference is never among them unless it is nested very
   * deep.
   */
  readonly cut: boolean;
}

const MAX_LINES = 5000;
const MAX_DEPTH = 60;
const MAX_TEXT = 2000;
const BEFORE_DIFFERENCE = 60;
const MEMBERS_BEFORE = 100;

interface Pair {
  readonly depth: number;
  readonly key: string | number | null;
  readonly a: JsonValue | undefined;
  readonly b: JsonValue | undefined;
}

type Task = Pair | { readonly close: CompareLine };

/**
 * Both values a member a line, members paired by key, elements by index, in reading order of the reference. A value
 * that only one side has is marked with all that is in it; two values of different types are one `changed` line.
 */
export function compareLines(reference: JsonValue | undefined, reply: JsonValue | undefined): CompareLines {
  const lines: CompareLine[] = [];
  if (reference === undefined && reply === undefined) return { lines, cut: false };
  const open: Task[] = [{ depth: 0, key: null, a: reference, b: reply }];
  let cut = false;
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    if (lines.length >= MAX_LINES) return { lines, cut: true };
    if ('close' in task) lines.push(task.close);
    else {
      const { line, whole } = lineOf(task, open);
      lines.push(line);
      cut ||= !whole;
    }
  }
  return { lines, cut };
}

/** The line of a pair; what is inside is put on `open`, first on top. */
function lineOf(pair: Pair, open: Task[]): { readonly line: CompareLine; readonly whole: boolean } {
  const { depth, key, a, b } = pair;
  const mark: LineMark = a === undefined ? 'unexpected' : b === undefined ? 'missing' : 'same';
  const brackets = depth >= MAX_DEPTH ? null : bracketsOf(a, b);
  if (brackets === null) {
    const changed = a !== undefined && b !== undefined && !jsonEqual(a, b);
    const [reference, reply] = changed && typeof a === 'string' && typeof b === 'string' ? longTexts(a, b) : [a, b];
    const line = { depth, key, reference: textOf(reference), reply: textOf(reply) };
    return { line: { ...line, mark: changed ? 'changed' : mark }, whole: true };
  }
  const [begin, end] = brackets;
  open.push({ close: bracketLine(pair, null, end, mark) });
  const { shown, whole } = children(pair);
  for (const child of shown.toReversed()) open.push(child);
  return { line: bracketLine(pair, key, begin, mark), whole };
}

function bracketLine({ depth, a, b }: Pair, key: Pair['key'], bracket: string, mark: LineMark): CompareLine {
  return { depth, key, reference: a === undefined ? null : bracket, reply: b === undefined ? null : bracket, mark };
}

const SQUARE = ['[', ']'] as const;
const CURLY = ['{', '}'] as const;

/** The brackets to open: both sides that are there are lists (or objects), and one of them has members. */
function bracketsOf(a: JsonValue | undefined, b: JsonValue | undefined): typeof SQUARE | typeof CURLY | null {
  const sides = [a, b].filter((side) => side !== undefined);
  if (sides.every(isJsonArray)) return sides.some((side) => side.length > 0) ? SQUARE : null;
  if (sides.every(isJsonObject)) return sides.some((side) => side.size > 0) ? CURLY : null;
  return null;
}

/** Pairs of members; no more than lines can be shown, the first that differs among them. */
function children({ depth, a, b }: Pair): { readonly shown: readonly Pair[]; readonly whole: boolean } {
  const keys = [...new Set([...keysOf(a), ...keysOf(b)])];
  const whole = keys.length <= MAX_LINES;
  const from = whole ? 0 : Math.max(0, firstUnequal(keys, a, b) - MEMBERS_BEFORE);
  const shown = keys.slice(from < MAX_LINES / 2 ? 0 : from).slice(0, MAX_LINES);
  return { shown: shown.map((key) => ({ depth: depth + 1, key, a: memberOf(a, key), b: memberOf(b, key) })), whole };
}

/** The place of the first member that the two do not share; 0 when they share all. */
function firstUnequal(keys: readonly (string | number)[], a: Pair['a'], b: Pair['b']): number {
  const place = keys.findIndex((key) => {
    const [one, other] = [memberOf(a, key), memberOf(b, key)];
    return one === undefined || other === undefined || !jsonEqual(one, other);
  });
  return Math.max(0, place);
}

function keysOf(value: JsonValue | undefined): Iterable<string | number> {
  if (value === undefined) return [];
  if (isJsonArray(value)) return value.keys();
  return isJsonObject(value) ? value.keys() : [];
}

function memberOf(value: JsonValue | undefined, key: string | number): JsonValue | undefined {
  if (value === undefined) return undefined;
  if (typeof key === 'number') return isJsonArray(value) ? value[key] : undefined;
  return isJsonObject(value) ? value.get(key) : undefined;
}

/**
 * Two texts too long to be shown, from a little before the place where they differ: there is nothing to see elsewhere.
 */
function longTexts(a: string, b: string): readonly [string, string] {
  if (Math.max(a.length, b.length) <= MAX_TEXT) return [a, b];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const from = same - BEFORE_DIFFERENCE;
  if (from <= 0) return [a, b];
  // Never between the halves of a surrogate pair.
  const start = /[\uDC00-\uDFFF]/.test(a.charAt(from)) ? from + 1 : from;
  return [`…${a.slice(start)}`, `…${b.slice(start)}`];
}

function textOf(value: JsonValue | undefined): string | null {
  if (value === undefined) return null;
  const written = writeJson(value, MAX_TEXT);
  return written.cut ? `${written.text}…` : written.text;
}
