import type { TypeWordProblem } from '../../model/issue.ts';
import type { JsonNumber, JsonValue } from '../../json/value.ts';

/** Deepest nesting of `List[…]`, `Tuple[…]` and `Callable[…]` that is read; the data never passes three. */
const DEEPEST = 32;

export type Schema = ReadonlyMap<string, JsonValue>;

/** A type at the start of the words: its schema and the offset behind it, or why it is refused. */
export type TypeRead =
  | { readonly ok: true; readonly schema: Schema; readonly end: number }
  | { readonly ok: false; readonly why: Extract<TypeWordProblem['why'], 'outside-grammar' | 'mixed-tuple'> };

const NAMES: ReadonlyMap<string, Schema> = new Map([
  ['str', typed('string')],
  ['int', typed('integer')],
  ['float', typed('number')],
  ['bool', typed('boolean')],
  ['list', typed('array')],
  ['List', typed('array')],
  ['Dict', typed('object')],
  ['set', new Map([...typed('array'), ['uniqueItems', true]])],
]);

const OUTSIDE: TypeRead = { ok: false, why: 'outside-grammar' };
const NUMBERS = 'List[Union[int, float]]';

/**
 * Reads one type by the table of document 000, applied recursively: T may be any row of it. Exact
 * case; `, ` is the only blank; `List[Union[int, float]]` in this spelling alone; members of a
 * Tuple spelt alike; everything else is outside.
 */
export function readType(words: string, at: number, depth = 0): TypeRead {
  if (depth > DEEPEST) return OUTSIDE;
  if (words.startsWith(NUMBERS, at)) {
    return { ok: true, schema: arrayOf(typed('number')), end: at + NUMBERS.length };
  }
  if (words.startsWith('List[', at)) return readList(words, at + 5, depth);
  if (words.startsWith('Tuple[', at)) return readTuple(words, at + 6, depth);
  if (words.startsWith('Callable[[', at)) return readCallable(words, at + 10, depth);
  const name = /[A-Za-z_]*/y;
  name.lastIndex = at;
  const found = name.exec(words)?.[0] ?? '';
  const schema = NAMES.get(found);
  return schema === undefined ? OUTSIDE : { ok: true, schema, end: at + found.length };
}

function readList(words: string, at: number, depth: number): TypeRead {
  const item = readType(words, at, depth + 1);
  if (!item.ok) return item;
  return words[item.end] === ']' ? { ok: true, schema: arrayOf(item.schema), end: item.end + 1 } : OUTSIDE;
}

function readTuple(words: string, at: number, depth: number): TypeRead {
  const read = readTypes(words, at, depth);
  if (!read.ok) return read;
  if (words[read.end] !== ']') return OUTSIDE;
  if (read.texts.some((text) => text !== read.texts[0])) return { ok: false, why: 'mixed-tuple' };
  const count: JsonNumber = { token: String(read.texts.length), float: false };
  const schema = new Map([...arrayOf(read.first), ['minItems', count], ['maxItems', count]] as const);
  return { ok: true, schema, end: read.end + 1 };
}

/** `Callable[[…], T]`, the brackets empty or not, is text; what it takes and gives must be types, but is not sent. */
function readCallable(words: string, at: number, depth: number): TypeRead {
  let end = at;
  if (words[at] !== ']') {
    const takes = readTypes(words, at, depth);
    if (!takes.ok) return takes;
    end = takes.end;
  }
  if (!words.startsWith('], ', end)) return OUTSIDE;
  const gives = readType(words, end + 3, depth + 1);
  if (!gives.ok) return gives;
  return words[gives.end] === ']' ? { ok: true, schema: typed('string'), end: gives.end + 1 } : OUTSIDE;
}

type TypesRead =
  | { readonly ok: true; readonly texts: readonly string[]; readonly first: Schema; readonly end: number }
  | Extract<TypeRead, { readonly ok: false }>;

/** One type or more, set apart by `, `. */
function readTypes(words: string, at: number, depth: number): TypesRead {
  const texts: string[] = [];
  let first: Schema | null = null;
  let from = at;
  for (;;) {
    const read = readType(words, from, depth + 1);
    if (!read.ok) return read;
    texts.push(words.slice(from, read.end));
    first ??= read.schema;
    if (!words.startsWith(', ', read.end)) return { ok: true, texts, first, end: read.end };
    from = read.end + 2;
  }
}

function typed(type: string): Schema {
  return new Map([['type', type]]);
}

function arrayOf(items: Schema): Schema {
  return new Map<string, JsonValue>([
    ['type', 'array'],
    ['items', items],
  ]);
}
