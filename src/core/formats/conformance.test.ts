import { describe, expect, it } from 'vitest';
import { sliceOf } from '../json/slice.ts';
import type { ItemRow, RecordedOutput, Reply } from '../model/item.ts';
import { issueSentence } from '../words/issue.ts';
import { conformance } from './conformance.ts';
import { conformanceOutputs } from './conformanceOutputs.ts';

function caseOf(row: string): ItemRow {
  const read = conformance.read(sliceOf(row));
  if ('refused' in read || !('item' in read)) throw new Error('no case');
  return read;
}

function replyOf(row: string): Reply {
  const read = conformanceOutputs.read(sliceOf(row));
  if ('refused' in read || read.reply === null) throw new Error('no reply');
  return read.reply;
}

function outputOf(row: string): RecordedOutput | undefined {
  return replyOf(row).output;
}

describe('a case of a corpus', () => {
  it('keeps each member as the file has it', () => {
    const { item, id } = caseOf(
      '{"id": 1.50, "category": {"a": 1}, "tools": [ {"name": "f"} ], "input": "a\\u0062", "expected_kind": "value", "expected": {"k": 1e400, "k": NaN}}',
    );
    expect(item.reference.conformance).toEqual({
      id: '1.50',
      category: '{"a": 1}',
      tools: '[ {"name": "f"} ]',
      input: '"a\\u0062"',
      expectedKind: '"value"',
      expected: '{"k": 1e400, "k": NaN}',
    });
    expect([id, item.category, item.input[0]?.text]).toEqual(['1.5', '{"a": 1}', 'ab']);
    expect(item.tools).toEqual({ text: '[ {"name": "f"} ]', dialect: 'json-schema' });
  });

  it('tells no expected call from null, which the reference program loads', () => {
    const row = '"id": 1, "category": "c", "tools": [], "input": "x"';
    expect(caseOf(`{${row}, "expected_kind": "value", "expected": null}`).item.reference.conformance?.expected).toBe(
      'null',
    );
    expect(caseOf(`{${row}, "expected_kind": "Value"}`).item.reference.conformance?.expected).toBeNull();
  });

  it('takes the last of two members of one name, as Python does', () => {
    const row = '{"id": "a", "id": "b", "category": "c", "tools": [], "input": 1, "input": 2, "expected_kind": "x"}';
    expect([caseOf(row).id, caseOf(row).item.reference.conformance?.input]).toEqual(['b', '2']);
  });

  it('whose expected_kind is neither word is a value, and says so', () => {
    const row = '"id": 1, "category": "c", "tools": [], "input": "x", "expected": {}';
    const { issues } = caseOf(`{${row}, "expected_kind": "valuex"}`);
    const place = { file: 'corpus.jsonl', line: 3, row: 3 };
    expect(issues.map((issue) => issueSentence({ code: 'row', place, issue, kept: true }))).toEqual([
      'corpus.jsonl, line 3: expected_kind is "valuex", neither "value" nor "unrecoverable": a value is expected, as TOOLCALL-300’s own program has it; the row is kept.',
    ]);
    expect(caseOf(`{${row}, "expected_kind": "value"}`).issues).toEqual([]);
    expect(caseOf(`{${row}, "expected_kind": null}`).issues).toHaveLength(1);
  });

  it('that lacks a member is refused in words', () => {
    const read = conformance.read(sliceOf('{"id": 1, "tools": [], "input": "x", "expected_kind": "value"}'));
    if (!('refused' in read)) throw new Error('a case');
    const place = { file: 'corpus.jsonl', line: 3, row: 3 };
    expect(issueSentence({ code: 'row', place, issue: read.refused, kept: false })).toBe(
      'corpus.jsonl, line 3: category is missing, and a case has id, category, tools, input and expected_kind; the row is left out.',
    );
  });
});

describe('a recorded output', () => {
  it.each<[string, RecordedOutput]>([
    [
      '{"id": 1, "output": { "name": "f", "arguments": {"x": 1.0} }}',
      { kind: 'returned', json: '{ "name": "f", "arguments": {"x": 1.0} }' },
    ],
    ['{"id": 1, "output": [1, NaN]}', { kind: 'returned', json: '[1, NaN]' }],
    ['{"id": 1, "output": null}', { kind: 'refused' }],
    ['{"id": 1, "refused": true, "output": {"name": "f"}}', { kind: 'refused' }],
    ['{"id": 1, "refused": false, "output": {}}', { kind: 'returned', json: '{}' }],
    ['{"id": 1, "error": "ValueError: no", "refused": true}', { kind: 'raised', error: 'ValueError: no' }],
    ['{"id": 1, "error": {"code": 5}}', { kind: 'raised', error: '{"code": 5}' }],
    [
      '{"id": 1, "ok": true, "refused": false, "error": null, "got": "{\\"a\\":1e+16}", "expected": "x"}',
      { kind: 'returned', json: '{"a":1e+16}' },
    ],
    ['{"id": 1, "ok": true, "refused": false, "error": null, "got": "null", "expected": "null"}', { kind: 'refused' }],
  ])('%s', (row, output) => {
    expect(outputOf(row)).toEqual(output);
  });

  it('that is a call is shown as one, and anything else as text', () => {
    expect(replyOf('{"id": 1, "output": {"name": "f", "arguments": {"x": 1}}}').calls).toEqual([
      { name: 'f', argumentsText: '{"x": 1}', argumentsForm: 'object' },
    ]);
    expect(replyOf('{"id": 1, "output": {"a": 1}}')).toMatchObject({ text: '{"a": 1}', calls: [] });
    expect(replyOf('{"id": 1, "output": null}')).toMatchObject({ text: null, calls: [] });
  });
});
