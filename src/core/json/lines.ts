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
  /** What each side shows on this line; null: nothing there. */
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

type Task = { readonly close: CompareLine } | { readonly depth: number; readonly key: string | number | null; readonly a: JsonValue | undefined; readonly b: JsonValue | undefined };

/** Both values a member a line, members paired by key, elements by index, in reading order of the reference. */
export function compareLines(reference: JsonValue | undefined, reply: JsonValue | undefined): CompareLines {
  const lines: CompareLine[] = [];
  const open: Task[] = [{ depth: 0, key: null, a: reference, b: reply }];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    if (lines.length >= MAX_LINES) return { lines, cut: true };
    if ('close' in task) lines.push(task.close);
    else lines.push(lineOf(task.depth, task.key, task.a, task.b, open));
  }
  return { lines, cut: false };
}

function lineOf(depth: number, key: string | number | null, a: JsonValue | undefined, b: JsonValue | undefined, open: Task[]): CompareLine {
  const one = a ?? b;
  const both = a !== undefined && b !== undefined;
  const mark: LineMark = both ? 'same' : a === undefined ? 'unexpected' : 'missing';
  const brackets = one === undefined || depth >= MAX_DEPTH ? null : bracketsOf(one);
  if (brackets === null || (both && bracketsOf(a) !== bracketsOf(b))) {
    return { depth, key, reference: textOf(a), reply: textOf(b), mark: both && !jsonEqual(a, b) ? 'changed' : mark };
  }
  const side = (present: boolean, text: string): string | null => (present ? text : null);
  const [begin, end] = brackets;
  const has = [a !== undefined, b !== undefined] as const;
  open.push({ close: { depth, key: null, reference: side(has[0], end), reply: side(has[1], end), mark } });
  for (const child of children(a, b).reverse()) open.push({ depth: depth + 1, ...child });
  return { depth, key, reference: side(has[0], begin), reply: side(has[1], begin), mark };
}

const SQUARE = ['[', ']'] as const;
const CURLY = ['{', '}'] as const;

/** The brackets of a container that has members; null for scalars and empty containers. */
function bracketsOf(value: JsonValue): typeof SQUARE | typeof CURLY | null {
  if (isJsonArray(value)) return value.length > 0 ? SQUARE : null;
  return isJsonObject(value) && value.size > 0 ? CURLY : null;
}

type Child = { readonly key: string | number; readonly a: JsonValue | undefined; readonly b: JsonValue | undefined };

function children(a: JsonValue | undefined, b: JsonValue | undefined): Child[] {
  if (isArray(a) || isArray(b)) {
    const [left, right] = [isArray(a) ? a : [], isArray(b) ? b : []];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => ({ key: at, a: left[at], b: right[at] }));
  }
  const [left, right] = [isObject(a) ? a : new Map<string, JsonValue>(), isObject(b) ? b : new Map<string, JsonValue>()];
  const extra = [...right.keys()].filter((key) => !left.has(key));
  return [...left.keys(), ...extra].map((key) => ({ key, a: left.get(key), b: right.get(key) }));
}

function isArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return value !== undefined && isJsonArray(value);
}

function isObject(value: JsonValue | undefined): value is ReadonlyMap<string, JsonValue> {
  return value !== undefined && isJsonObject(value);
}

function textOf(value: JsonValue | undefined): string | null {
  if (value === undefined) return null;
  const written = writeJson(value, MAX_TEXT);
  return written.cut ? `${written.text}…` : written.text;
}
