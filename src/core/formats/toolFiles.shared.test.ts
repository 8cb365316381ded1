import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elements, sliceOf, type JsonSlice } from '../json/slice.ts';
import type { ItemRow } from '../model/item.ts';
import { surveyTools } from '../scorers/xlam/typeWords.ts';
import { recognise } from './list.ts';

// Real public files that lie beside the repository. Rows are those of their manifests; calls were counted in Python.
const data = `${process.env['TOUCHSTONE_SHARED'] ?? '../shared'}/data`;

function slicesOf(file: string): readonly JsonSlice[] {
  const text = readFileSync(`${data}/${file}`, 'utf8');
  if (text.trimStart().startsWith('[')) return elements(sliceOf(text));
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(sliceOf);
}

function read(file: string): { readonly format: string; readonly rows: readonly ItemRow[] } {
  const slices = slicesOf(file);
  const { format } = recognise(slices.slice(0, 50))!;
  const rows = slices.map((slice) => {
    const row = format.read(slice);
    if ('refused' in row || !('item' in row)) throw new Error(`${file}: a row was refused`);
    return row;
  });
  return { format: format.name, rows };
}

function counts(rows: readonly ItemRow[]) {
  const references = rows.map((row) => row.item.reference);
  const whole = references.filter(({ calls, problem }) => calls !== null && problem === null);
  return {
    rows: rows.length,
    references: whole.length,
    calls: whole.reduce((sum, { calls }) => sum + calls!.length, 0),
    broken: references.filter(({ problem }) => problem !== null).length,
    issues: rows.flatMap((row) => row.issues).length,
    replies: rows.filter((row) => row.reply !== null).length,
  };
}

describe('sharegpt', () => {
  it("function_call turns are the reference, and no call is where tools are offered; no row's message is lost", () => {
    const { format, rows } = read('sharegpt/glaive_toolcall_en_demo.rows0-199.json');
    expect(format).toBe('sharegpt');
    expect(counts(rows)).toEqual({ rows: 200, references: 119, calls: 137, broken: 0, issues: 0, replies: 0 });
    expect(rows.filter(({ item }) => item.reference.calls?.length === 0)).toHaveLength(19);
    const inputs = rows.reduce((sum, { item }) => sum + item.input.length, 0);
    const rest = rows.reduce((sum, { item }) => sum + (item.continuation?.length ?? 0), 0);
    expect([inputs, inputs + rest]).toEqual([808, 1324]);
  });

  it('tool_call parts are the reference', () => {
    const { format, rows } = read('sharegpt/reason_tool_use_demo_50.rows0-33.jsonl');
    expect(format).toBe('sharegpt');
    expect(counts(rows)).toEqual({ rows: 34, references: 34, calls: 55, broken: 0, issues: 0, replies: 0 });
    expect(rows.filter(({ item }) => item.reference.calls?.length === 0)).toHaveLength(8);
  });

  it('calls are those that stand in the rows', () => {
    const file = 'sharegpt/glaive_toolcall_en_demo.rows0-199.json';
    const plain = JSON.parse(readFileSync(`${data}/${file}`, 'utf8')) as {
      readonly conversations: readonly { readonly from: string; readonly value: string }[];
    }[];
    const found = read(file).rows.map(({ item }) =>
      (item.reference.calls ?? []).map((call) => ({
        name: call.name,
        arguments: JSON.parse(call.argumentsText ?? '') as unknown,
      })),
    );
    const expected = plain.map(({ conversations }) =>
      conversations.filter(({ from }) => from === 'function_call').map(({ value }) => JSON.parse(value) as unknown),
    );
    expect(found).toEqual(expected);
  });
});

describe('bfcl', () => {
  it.each([
    ['simple_python', 400],
    ['simple_java', 100],
    ['multiple', 200],
    ['parallel', 200],
    ['live_simple', 258],
    ['live_multiple.rows0-399', 400],
    ['multi_turn_base', 200],
  ])('the questions of %s have an input, the category of their ids and tools that are never refused', (name, count) => {
    const { format, rows } = read(`bfcl/BFCL_v4_${name}.json`);
    expect([format, counts(rows)]).toEqual([
      'bfcl',
      { rows: count, references: 0, calls: 0, broken: 0, issues: 0, replies: 0 },
    ]);
    expect([...new Set(rows.map(({ item }) => item.category))]).toEqual([name.split('.')[0]]);
    expect(rows.filter(({ item }) => item.input.length === 0)).toEqual([]);
    const tools = rows.flatMap(({ item }) => (item.tools === null ? [] : [item.tools]));
    expect(tools).toHaveLength(name === 'multi_turn_base' ? 0 : count);
    expect(tools.flatMap((one) => surveyTools(one).problems)).toEqual([]);
    expect(tools.filter(({ text }) => /"type": *"(?:dict|float|tuple|any)"/.test(text))).toEqual([]);
  });

  it('the questions of irrelevance want no call', () => {
    const { format, rows } = read('bfcl/BFCL_v4_irrelevance.json');
    expect([format, counts(rows)]).toEqual([
      'bfcl',
      { rows: 240, references: 240, calls: 0, broken: 0, issues: 0, replies: 0 },
    ]);
  });

  it.each([
    ['simple_python', 400, 128, 128, 0],
    ['simple_java', 100, 96, 96, 0],
    ['multiple', 200, 60, 60, 0],
    ['parallel', 200, 78, 210, 0],
    ['live_simple', 258, 126, 126, 0],
    ['live_multiple.rows0-399', 400, 156, 156, 0],
    ['multi_turn_base', 200, 176, 966, 24],
  ])('the answers to %s are calls where one set of them is accepted', (name, count, references, calls, broken) => {
    const { format, rows } = read(`bfcl/possible_answer/BFCL_v4_${name}.json`);
    expect(format).toBe('bfcl-answers');
    expect(counts(rows)).toEqual({ rows: count, references, calls, broken, issues: 0, replies: 0 });
    const accepted = rows.filter(({ item }) => item.recorded.some((one) => one.name === 'accepted'));
    expect(accepted).toHaveLength(count - references - broken);
    expect(rows.map((row) => row.id)).toEqual(read(`bfcl/BFCL_v4_${name}.json`).rows.map((row) => row.id));
  });
});
