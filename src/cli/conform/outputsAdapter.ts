import { basename } from 'node:path';
import { canon } from '../../core/conformance/canon.ts';
import type { AdapterOutcome } from '../../core/conformance/conformance.ts';
import { readPython } from '../../core/conformance/readText.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../core/json/value.ts';
import { strip } from '../../core/python/strip.ts';
import { counted } from '../../core/words/numbers.ts';
import { nameInWords } from '../../core/words/quoted.ts';
import { Failure } from '../failure.ts';
import type { CaseAdapter } from './adapter.ts';
import { readUtf8 } from './utf8.ts';

/** Outputs of a normaliser that ran elsewhere, joined by id; those of an id that repeats in their order. */
export async function outputsAdapter(path: string): Promise<CaseAdapter> {
  const outputs = outputsOf(await readUtf8(path), path);
  return {
    as: basename(path),
    answer: async ({ id }) => outputs.get(nameOf(id))?.shift() ?? null,
    remarks: () => {
      const left = [...outputs.values()].reduce((sum, list) => sum + list.length, 0);
      const belong = left === 1 ? 'belongs' : 'belong';
      return left === 0 ? [] : [`${counted(left, 'output')} of ${path} ${belong} to no case of the corpus.`];
    },
  };
}

function outputsOf(text: string, path: string): Map<string, AdapterOutcome[]> {
  const outputs = new Map<string, AdapterOutcome[]>();
  for (const [at, line] of text.split(/\r\n|[\n\r]/).entries()) {
    if (strip(line) === '') continue;
    const place = `${path}, line ${at + 1}`;
    const read = readPython(line);
    if (!read.ok) throw new Failure(`${place}: ${read.error.replace(/\.$/, '')}. ${WANTED}`);
    const row = isJsonObject(read.value) ? read.value : null;
    const id = row?.get('id');
    if (row === null || id === undefined) throw new Failure(`${place} is no object with an id. ${WANTED}`);
    const outcome = outcomeOf(row);
    if (outcome === null) throw new Failure(`${place} does not say what came of ${nameInWords(nameOf(id))}. ${WANTED}`);
    const name = nameOf(id);
    const before = outputs.get(name);
    if (before === undefined) outputs.set(name, [outcome]);
    else before.push(outcome);
  }
  return outputs;
}

const WANTED =
  'A line is {"id": …, "output": …}, {"id": …, "refused": true} or {"id": …, "error": "…"}, or a row of --jsonl-out.';

/** Ids are joined as text, so that it makes no difference whether a number stands in quotes. */
function nameOf(id: JsonValue): string {
  return typeof id === 'string' ? id : canon(id);
}

/** An error is one whatever stands beside it. Null: the row does not say what came. */
function outcomeOf(row: JsonObject): AdapterOutcome | null {
  const error = row.get('error') ?? null;
  if (error !== null) return { kind: 'raised', error: typeof error === 'string' ? error : canon(error) };
  if (row.get('refused') === true) return { kind: 'refused' };
  const output = row.get('output');
  if (output !== undefined) return returned(output);
  const got = row.get('got');
  if (typeof got !== 'string') return null;
  const read = readPython(got);
  return read.ok ? returned(read.value) : { kind: 'raised', error: read.error };
}

function returned(value: JsonValue): AdapterOutcome {
  return value === null ? { kind: 'refused' } : { kind: 'returned', value };
}
