import { isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { inPython } from '../python/inPython.ts';
import { strip } from '../python/strip.ts';
import type { ConformanceCase } from './conformance.ts';
import { readPython } from './readText.ts';

/**
 * A corpus as the document's `load_corpus` reads its text (universal newlines, lines stripped as Python strips them, a
 * byte order mark refused), or the message with which it refuses. `line` counts from 1; null where it concerns the file.
 */
export type CorpusRead =
  | { readonly ok: true; readonly cases: readonly ConformanceCase[] }
  | { readonly ok: false; readonly line: number | null; readonly message: string };

/** The members of every row, in the order in which the document asks for them. */
const MEMBERS = ['id', 'category', 'tools', 'input', 'expected_kind'] as const;

/**
 * The messages are the document's; of a row that its program would crash at they are ours. `path` is how the message
 * about an empty corpus names the file.
 */
export function readCorpus(text: string, path: string): CorpusRead {
  const cases: ConformanceCase[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const row = strip(line);
    if (row === '') continue;
    const one = readCase(row);
    if (typeof one === 'string') return { ok: false, line: at + 1, message: `corpus line ${at + 1} ${one}` };
    cases.push(one);
  }
  if (cases.length === 0) return { ok: false, line: null, message: `corpus ${path} is empty` };
  return { ok: true, cases };
}

/** The case, or what is said of its line. */
function readCase(row: string): ConformanceCase | string {
  const read = readPython(row);
  if (!read.ok) return `is no JSON: ${read.error}`;
  // A list is asked for its elements, a text for its parts: only what cannot be asked is no object from the start.
  const missing = MEMBERS.find((name) => inPython(name, read.value) === false);
  if (missing !== undefined) return `is missing '${missing}'`;
  return isJsonObject(read.value) ? caseOf(read.value) : 'is no JSON object';
}

function caseOf(row: JsonObject): ConformanceCase | string {
  const expectedKind = member(row, 'expected_kind');
  const expected = row.get('expected');
  if (expectedKind === 'value' && expected === undefined) return 'claims a value and has none';
  return {
    id: member(row, 'id'),
    category: member(row, 'category'),
    tools: member(row, 'tools'),
    input: member(row, 'input'),
    expectedKind,
    expected,
  };
}

/** Precondition: the row has it. */
function member(row: JsonObject, name: (typeof MEMBERS)[number]): JsonValue {
  return row.get(name) ?? null;
}
