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
  /** What each side shows on this line; null: nothing there. Long texts that differ begin with `…` near their difference. */
  readonly reference: string | null;
  readonly reply: string | null;
  /** Of brackets: `same` when both sides have them, whatever is inside. */
  readonly mark: LineMark;
}

export interface CompareLines {
  readonly lines: readonly CompareLine[];
  /** True when the list was ended at the limit. */
  readonly cut: boolean;
}

const MAX_LINES = 5000;
const MAX_DEPTH = 60;
const MAX_TEXT = 2000;
const BEFORE_DIFFERENCE = 60;

interface Pair {
  readonly depth: number;
  readonly key: string | number | null;
  readonly a: JsonValue | undefined;
  readonly b: JsonValue | undefined;
}

type Task = Pair | { readonly close: CompareLine };

/**
 * Both values a member a line, members paired by key, elements by index, in reading order of the reference.
 * A value that only one side has is marked with all that is in it; two values of different types are one `changed` line.
 */
export function compareLines(reference: JsonValue | undefined, reply: JsonValue | undefined): CompareLines {
  const lines: CompareLine[] = [];
  if (reference === undefined && reply === undefined) return { lines, cut: false };
  const open: Task[] = [{ depth: 0, key: null, a: reference, b: reply }];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    if (lines.length >= MAX_LINES) return { lines, cut: true };
    lines.push('close' in task ? task.close : lineOf(task, open));
  }
  return { lines, cut: false };
}

/** The line of a pair; what is inside is put on `open`, first on top. */
function lineOf(pair: Pair, open: Task[]): CompareLine {
  const { depth, key, a, b } = pair;
  const mark: LineMark = a === undefined ? 'unexpected' : b === undefined ? 'missing' : 'same';
  const brackets = depth >= MAX_DEPTH ? null : bracketsOf(a, b);
  if (brackets === null) {
    const changed = a !== undefined && b !== undefined && !jsonEqual(a, b);
    const [reference, reply] = changed && typeof a === 'string' && typeof b === 'string' ? longTexts(a, b) : [a, b];
    return { depth, key, reference: textOf(reference), reply: textOf(reply), mark: changed ? 'changed' : mark };
  }
  const [begin, end] = brackets;
  open.push({ close: bracketLine(pair, null, end, mark) });
  for (const child of children(pair).toReversed()) open.push(child);
  return bracketLine(pair, key, begin, mark);
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

/** Pairs of members, no more than lines can be shown. */
function children({ depth, a, b }: Pair): Pair[] {
  const keys = new Set<string | number>();
  for (const side of [a, b]) {
    for (const key of keysOf(side)) {
      if (keys.size >= MAX_LINES) break;
      keys.add(key);
    }
  }
  return [...keys].map((key) => ({ depth: depth + 1, key, a: memberOf(a, key), b: memberOf(b, key) }));
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

/** Two texts too long to be shown, from a little before the place where they differ: there is nothing to see elsewhere. */
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
