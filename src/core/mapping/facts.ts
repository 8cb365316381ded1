import { excerptOf } from '../formats/excerpt.ts';
import { isNumber } from '../formats/recorded.ts';
import { asString, elements, membersByName, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import { cellsOf } from './columns.ts';
import type { PreviewColumn } from './mapping.ts';
import { holdsCalls, holdsMessages, valueInside } from './shapes.ts';

/** What stands in a column of the rows seen. */
export interface ColumnFacts extends PreviewColumn {
  /** By row, whole; null where nothing stands, or blanks alone. */
  readonly texts: readonly (string | null)[];
  /** Distinct texts and how often each stands there, the most frequent first. */
  readonly counts: readonly (readonly [text: string, count: number])[];
  /** Mean length of the texts in characters. */
  readonly length: number;
}

const MOST_COLUMNS = 2000;
const SHOWN_VALUES = 20;
/** Values that tell a column's kind: looking into long JSON texts costs. */
const LOOKED_INTO = 50;

/** Facts of every column in the rows, in the order in which they first stand there. */
export function factsOf(rows: readonly JsonSlice[]): readonly ColumnFacts[] {
  const columns = new Map<string, JsonSlice[]>();
  const places = new Map<string, number[]>();
  for (const [at, row] of rows.entries()) {
    for (const { name, slice } of cellsOf(membersByName(row))) {
      const slices = columns.get(name);
      if (slices !== undefined) slices.push(slice);
      else if (columns.size < MOST_COLUMNS) columns.set(name, [slice]);
      else continue;
      const inRows = places.get(name);
      if (inRows === undefined) places.set(name, [at]);
      else inRows.push(at);
    }
  }
  return [...columns].map(([name, slices]) => columnFacts(name, slices, places.get(name) ?? [], rows.length));
}

function columnFacts(name: string, slices: readonly JsonSlice[], places: readonly number[], rows: number): ColumnFacts {
  const texts = Array.from<string | null>({ length: rows }).fill(null);
  const found = new Map<string, number>();
  const kinds = new Set<Kind>();
  let filled = 0;
  let length = 0;
  for (const [at, slice] of slices.entries()) {
    const text = cellText(slice);
    if (text === null || text.trim() === '') continue;
    texts[places[at]!] = text;
    found.set(text, (found.get(text) ?? 0) + 1);
    if (filled < LOOKED_INTO) kinds.add(kindOf(slice));
    filled += 1;
    length += text.length;
  }
  const counts = [...found].toSorted((a, b) => b[1] - a[1]);
  return {
    name,
    filled,
    distinct: counts.length,
    values: counts.slice(0, SHOWN_VALUES).map(([text]) => excerptOf(text)),
    kind: kindOfAll(kinds),
    texts,
    counts,
    length: filled === 0 ? 0 : length / filled,
  };
}

/** A text without quotes, anything else as JSON text; null for null. */
export function cellText(slice: JsonSlice): string | null {
  return sliceType(slice) === 'null' ? null : (asString(slice) ?? rawText(slice));
}

type Kind = Exclude<PreviewColumn['kind'], 'empty'> | 'nothing-in-it';

function kindOf(slice: JsonSlice): Kind {
  const value = valueInside(slice);
  const text = asString(value);
  if (text !== null) {
    if (isNumber(text.trim())) return 'number';
    return /^(?:true|false)$/i.test(text.trim()) ? 'boolean' : 'text';
  }
  const type = sliceType(value);
  if (type === 'number' || type === 'boolean') return type;
  if (type === 'array' && elements(value).length === 0) return 'nothing-in-it';
  if (holdsCalls(value)) return 'calls';
  return holdsMessages(value) ? 'messages' : 'json';
}

/** Of different kinds, what holds for all: JSON where each is some, else text. An empty list goes with any list. */
function kindOfAll(kinds: ReadonlySet<Kind>): PreviewColumn['kind'] {
  const lists = [...kinds].filter((kind) => kind !== 'nothing-in-it');
  const [first] = lists;
  if (first === undefined) return kinds.size === 0 ? 'empty' : 'json';
  if (lists.length > 1) return lists.every((kind) => JSON_KINDS.has(kind)) ? 'json' : 'text';
  return kinds.size > 1 && !JSON_KINDS.has(first) ? 'text' : first;
}

const JSON_KINDS: ReadonlySet<PreviewColumn['kind'] | 'nothing-in-it'> = new Set(['json', 'calls', 'messages']);
