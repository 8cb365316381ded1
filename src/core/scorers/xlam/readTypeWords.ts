import { STRICT } from '../../json/policy.ts';
import { readJson } from '../../json/reader.ts';
import type { JsonValue } from '../../json/value.ts';
import type { TypeWordProblem } from '../../model/issue.ts';
import { readType, type Schema } from './typeExpression.ts';

export type TypeWords =
  | {
      readonly ok: true;
      readonly schema: Schema;
      readonly optional: boolean;
      /** A default that stands in the words, or undefined. */
      readonly defaultInWords: JsonValue | undefined;
    }
  | { readonly ok: false; readonly why: TypeWordProblem['why'] };

const OPTIONAL = ', optional';
const DEFAULTS = [', default=', ', default '];
/** Words are few (30 in 357,766 parameters of the real data); what passes these is not kept. */
const KEPT = 5000;
const LONGEST = 200;
const known = new Map<string, TypeWords>();

/**
 * A parameter's type words by document 000: a type, then `, optional`, then a default as
 * `, default=X` or `, default X`. X is JSON, or text in single quotes without a backslash; nothing else is read.
 */
export function readTypeWords(words: string): TypeWords {
  const kept = known.get(words);
  if (kept !== undefined) return kept;
  if (known.size >= KEPT || words.length > LONGEST) return readFresh(words);
  // A copy: a piece of a text may keep the whole of it in memory.
  const own = Array.from(words).join('');
  const read = readFresh(own);
  known.set(own, read);
  return read;
}

function readFresh(words: string): TypeWords {
  const type = readType(words, 0);
  if (!type.ok) return type;
  const optional = words.startsWith(OPTIONAL, type.end);
  const at = optional ? type.end + OPTIONAL.length : type.end;
  if (at === words.length) return { ok: true, schema: type.schema, optional, defaultInWords: undefined };
  const begin = DEFAULTS.find((text) => words.startsWith(text, at));
  const value = begin === undefined ? undefined : readDefault(words.slice(at + begin.length));
  if (value === undefined) return { ok: false, why: 'outside-grammar' };
  return { ok: true, schema: type.schema, optional, defaultInWords: value };
}

function readDefault(text: string): JsonValue | undefined {
  const quoted = /^'([^'\\]*)'$/s.exec(text);
  if (quoted !== null) return quoted[1];
  // The reader would pass over blanks at the edges, the grammar has none.
  if (/^[\s]|[\s]$/.test(text)) return undefined;
  const read = readJson(text, STRICT);
  return read.ok ? read.value : undefined;
}
