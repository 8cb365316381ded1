import { expect, test } from 'vitest';
import { compareCalls } from '../../core/scorers/compareCalls.ts';
import type { Call, Message } from '../../core/model/item.ts';
import type { ItemDetail } from '../../engine/engine.ts';
import { itemParts } from './itemParts.ts';

function call(name: string, argumentsText: string): Call {
  return { name, argumentsText, argumentsForm: 'text' };
}

function message(role: Message['role'], text: string, calls: readonly Call[] = []): Message {
  return { role, roleAsWritten: role, text, calls, callRef: role === 'tool' ? 'c1' : null };
}

const wanted = [call('pay', '{"to":"ada","sum":1}')];
const made = [call('pay', '{"to":"ada","sum":2}')];

const detail: ItemDetail = {
  key: { id: 'one', attempt: 0 },
  byPosition: false,
  place: { file: 'a.jsonl', line: 1, row: 1, byteOffset: 0, bytes: 2 },
  category: null,
  input: [message('system', 'be brief'), message('user', 'pay ada')],
  continuation: [message('assistant', '', [call('look', 'not {json')]), message('tool', 'found')],
  reply: {
    text: 'done',
    answer: null,
    calls: made,
    finishReason: 'stop',
    failureKind: null,
    ok: null,
    completionTokens: 3,
    tokenCap: null,
  },
  callsReadBy: null,
  referenceTexts: null,
  result: null,
  comparison: compareCalls(wanted, made, 'any'),
  tools: [],
  recorded: [{ name: 'judge', text: '{"why":"so"}' }],
  attempts: [],
  issues: [],
  raw: { text: '{"a":1}', cut: false },
  rawReply: null,
};

function texts(tab: Parameters<typeof itemParts>[1], indented = true): readonly string[] {
  return itemParts(detail, tab, indented).map(({ text }) => text);
}

test('messages are searched as they are shown: input, what followed, the reply with its calls and facts', () => {
  expect(texts('messages')).toEqual([
    'be brief',
    'pay ada',
    'look',
    'not {json',
    'c1',
    'found',
    'done',
    'pay',
    '{\n  "to": "ada",\n  "sum": 2\n}',
    'stop',
    '3',
  ]);
  expect(itemParts(detail, 'messages', true).map(({ row }) => row)).toEqual([0, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4]);
});

test('in a comparison what both sides have alike is found once, and what differs on each side', () => {
  expect(texts('comparison')).toEqual(['pay', 'pay', '{', 'to', '"ada"', 'sum', '1', 'sum', '2', '}', 'done']);
});

test('rows are searched as they are shown, indented or not; recorded values in full', () => {
  expect([texts('raw', true), texts('raw', false)]).toEqual([['{\n  "a": 1\n}'], ['{"a":1}']]);
  expect(texts('recorded')).toEqual(['judge', '{\n  "why": "so"\n}']);
});

test('no two texts of an item have one name', () => {
  const names = (['comparison', 'messages', 'tools', 'raw', 'recorded'] as const).flatMap((tab) =>
    itemParts(detail, tab, true)
      .map(({ part }) => part)
      // The same text may be in two views.
      .filter((part) => part !== 'said'),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('steps are searched row by row, reference before reply, with their arguments on one line', () => {
  function step(name: string, argumentsText: string | null = null) {
    return { name, argumentsText, failed: null };
  }
  const trajectory = {
    references: [[step('search', '{\n  "q": 1\n}'), step('open')]],
    candidate: [step('open'), step('answer')],
    compared: null,
    refused: null,
  };
  const parts = itemParts({ ...detail, trajectory }, 'trajectory', true);
  expect(parts.map(({ text, row }) => `${row} ${text}`)).toEqual([
    '0 search',
    '0 { "q": 1 }',
    '0 open',
    '1 open',
    '1 answer',
  ]);
  expect(new Set(parts.map(({ part }) => part)).size).toBe(parts.length);
});

test('a case is searched as it is shown: its text, its tools, both sides, what the rules did, what the schema says', () => {
  const conformance: NonNullable<ItemDetail['conformance']> = {
    text: '{"name": "f.pay"}',
    adapter: 'reference',
    got: '{"name":"pay","arguments":{"sum":"2"}}',
    refused: false,
    error: null,
    expected: '{"name":"pay","arguments":{"sum":2}}',
    schemaErrors: [{ path: 'args.sum', code: 'expected-type', text: 'args.sum: expected integer' }],
    schemaInvalid: true,
    trace: [{ rule: '3', path: 'name', from: '"f.pay"', to: '"pay"' }],
    refusal: null,
  };
  const tools = [{ name: 'pay', description: '', source: '{}', schema: { kind: 'as-written', text: '{}' } }] as const;
  const parts = itemParts({ ...detail, tools, conformance }, 'case', true);
  expect(parts.map(({ text }) => text)).toEqual([
    '{"name": "f.pay"}',
    'pay',
    '{',
    'name',
    '"pay"',
    'arguments',
    '{',
    'sum',
    '2',
    'sum',
    '"2"',
    '}',
    '}',
    'rule 3: f.pay → pay',
    'args.sum: expected integer',
  ]);
  expect(new Set(parts.map(({ part }) => part)).size).toBe(parts.length);
  const refused = itemParts({ ...detail, conformance: { ...conformance, got: null, expected: null } }, 'case', true);
  expect(refused.map(({ text }) => text)).toEqual([
    '{"name": "f.pay"}',
    'rule 3: f.pay → pay',
    'args.sum: expected integer',
  ]);
});
