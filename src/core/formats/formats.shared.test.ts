import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elements, sliceOf, type JsonSlice } from '../json/slice.ts';
import type { ItemRow } from '../model/item.ts';
import { recognise } from './list.ts';

const folder = process.env['TOUCHSTONE_SHARED'] ?? '../shared';

type Row = Readonly<Record<string, unknown>>;
interface PlainCall {
  readonly name: unknown;
  readonly arguments: unknown;
}

function textOf(file: string): string {
  return readFileSync(`${folder}/data/${file}`, 'utf8');
}

function slicesOf(text: string): readonly JsonSlice[] {
  return text.trimStart().startsWith('[')
    ? elements(sliceOf(text))
    : text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(sliceOf);
}

/** The same rows by the platform's own parser. */
function plainRows(text: string): readonly Row[] {
  if (text.trimStart().startsWith('[')) return JSON.parse(text) as Row[];
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
}

function read(file: string): {
  readonly format: string;
  readonly rows: readonly ItemRow[];
  readonly plain: readonly Row[];
} {
  const text = textOf(file);
  const slices = slicesOf(text);
  const { format } = recognise(slices.slice(0, 50))!;
  const rows = slices.map((slice) => {
    const row = format.read(slice);
    if ('refused' in row || !('item' in row)) throw new Error(`${file}: a row was refused`);
    return row;
  });
  return { format: format.name, rows, plain: plainRows(text) };
}

/** Calls as read, their arguments by the platform's parser. */
function callsOf(row: ItemRow): readonly PlainCall[] {
  return (row.item.reference.calls ?? []).map((call) => ({
    name: call.name,
    arguments: call.argumentsText === null ? undefined : (JSON.parse(call.argumentsText) as unknown),
  }));
}

/** A list between fences of these files, by the platform's own parser. */
function insideFences(text: unknown): unknown {
  return JSON.parse(String(text).replaceAll('```', ''));
}

const FILES = [
  ['hammer/sealtool.json', 'xlam', 294, 'answers', 'tool', 'parameters'],
  ['hammer/apibank_l1.json', 'xlam', 399, 'answers', 'name', 'arguments'],
  ['seal-tools/test_in_domain.jsonl', 'seal-tools', 700, 'calling', 'api', 'parameters'],
] as const;

describe.each(FILES)('%s', (file, format, count, list, name, args) => {
  const found = read(file);

  it('is read whole, without an issue', () => {
    expect(found.format).toBe(format);
    expect(found.rows).toHaveLength(count);
    expect(found.rows.flatMap((row) => row.issues)).toEqual([]);
    expect(found.rows.filter((row) => row.item.reference.problem !== null)).toEqual([]);
    expect(found.rows.filter((row) => row.reply !== null)).toEqual([]);
  });

  it('has the calls that stand in the file', () => {
    const expected = found.plain.map((row) =>
      (row[list] as Row[]).map((call) => ({ name: call[name], arguments: call[args] })),
    );
    expect(found.rows.map(callsOf)).toEqual(expected);
  });

  it('has the input and the tools that stand in the file', () => {
    for (const [at, row] of found.rows.entries()) {
      const query = found.plain[at]!['query'] as string | { role: string; content: string }[];
      const messages = typeof query === 'string' ? [{ role: 'user', content: query }] : query;
      expect(row.item.input.map((message) => ({ role: message.roleAsWritten, content: message.text }))).toEqual(
        messages,
      );
      expect(row.item.tools === null ? undefined : JSON.parse(row.item.tools.text)).toEqual(found.plain[at]!['tools']);
      if (row.item.tools !== null) expect(row.item.tools.dialect).toBe('xlam');
    }
  });
});

it('hammer/example_eval.jsonl has a reference and a reply of calls in each of its 7 rows', () => {
  const { format, rows, plain } = read('hammer/example_eval.jsonl');
  expect([format, rows.length]).toEqual(['label-predict', 7]);
  expect(rows.flatMap((row) => row.issues)).toEqual([]);
  for (const [at, row] of rows.entries()) {
    const reply = { ...row, item: { ...row.item, reference: { calls: row.reply!.calls, texts: null, problem: null } } };
    expect(callsOf(row)).toEqual(insideFences(plain[at]!['label']));
    expect(callsOf(reply)).toEqual(insideFences(plain[at]!['predict']));
  }
});

it('seal-tools/test_in_domain.tools.jsonl has 1,341 tools, each an item of its own', () => {
  const { format, rows, plain } = read('seal-tools/test_in_domain.tools.jsonl');
  expect([format, rows.length]).toEqual(['seal-tools-tools', 1341]);
  expect(rows.flatMap((row) => row.issues)).toEqual([]);
  for (const [at, row] of rows.entries()) {
    const tool = plain[at]!;
    expect(row.id).toBe(tool['api_name']);
    expect(row.item.reference).toEqual({ calls: null, texts: null, problem: null });
    expect(JSON.parse(row.item.tools!.text)).toEqual([
      {
        name: tool['api_name'],
        description: tool['api_description'],
        parameters: tool['parameters'],
        required: tool['required'],
      },
    ]);
  }
});
