import { expect, test } from 'vitest';
import type { ItemDetail } from '../engine/engine.ts';
import { itemFile, itemMarkdown } from './itemText.ts';

const detail: ItemDetail = {
  key: { id: 'a`b', attempt: 0 },
  byPosition: false,
  place: { file: 'a.jsonl', line: 7, row: 7, byteOffset: 0, bytes: 2 },
  category: null,
  input: [{ role: 'user', roleAsWritten: 'user', text: 'say ``` and <b>', calls: [], callRef: null }],
  continuation: [],
  reply: null,
  callsReadBy: 'qwen',
  referenceTexts: null,
  result: null,
  comparison: null,
  tools: [],
  recorded: [
    { name: 'suc`cess', text: 'true', kind: 'verdict', state: 'right' },
    { name: 'why', text: 'one\n```\ntwo', kind: 'reason' },
    { name: 'empty', text: '' },
  ],
  attempts: [],
  issues: [],
  raw: { text: '{"id":9007199254740993}', cut: false },
  rawReply: null,
};

test('what stands in the data is code in the Markdown, whatever marks are in it', () => {
  const text = itemMarkdown(detail, null);
  expect(text).toContain('````text\nsay ``` and <b>\n````');
  expect(text).toContain('``suc`cess``: `true`');
  expect(text).toContain('`why`\n\n````text\none\n```\ntwo\n````');
  expect(text).toContain('Calls read out of the reply’s text: `qwen`.');
  expect(text).toContain('From a.jsonl, line 7.');
});

test('the file of an item holds its row exactly as it stands in the dataset', () => {
  expect(itemFile(detail, null)).toContain('"row": {"id":9007199254740993}');
});

test('of a case there is what was expected and what came, a refusal in the document’s word', () => {
  const conformance = {
    text: 'x',
    adapter: 'naive',
    got: null,
    refused: true,
    error: 'ValueError: no',
    expected: '{\n  "name": "t"\n}',
    schemaErrors: [],
    schemaInvalid: false,
    trace: null,
    refusal: null,
  };
  const text = itemMarkdown({ ...detail, conformance }, null);
  expect(text).toContain('**Reference**\n\n```json\n{\n  "name": "t"\n}\n```');
  expect(text).toContain('**Reply**\n\n```text\n<refusal> ValueError: no\n```');
});
