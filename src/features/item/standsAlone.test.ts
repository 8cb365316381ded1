import { expect, test } from 'vitest';
import { compareCalls } from '../../core/scorers/compareCalls.ts';
import type { Call, Reply } from '../../core/model/item.ts';
import type { Detail, Result } from '../../core/model/verdict.ts';
import type { ItemDetail } from '../../engine/engine.ts';
import { standsAlone } from './standsAlone.ts';

const made: Call = { name: 'a', argumentsText: '{}', argumentsForm: 'text' };
const reply: Reply = {
  text: null,
  answer: null,
  calls: [made],
  finishReason: null,
  failureKind: null,
  ok: null,
  completionTokens: null,
  tokenCap: null,
};

function detailOf(wanted: readonly Call[], answered: Reply | null, result: Result | null): ItemDetail {
  return {
    key: { id: 'one', attempt: 0 },
    byPosition: false,
    place: { file: 'a', line: 1, row: 1, byteOffset: 0, bytes: 1 },
    category: null,
    input: [],
    continuation: [],
    reply: answered,
    callsReadBy: null,
    referenceTexts: null,
    result,
    comparison: compareCalls(wanted, answered?.calls ?? [], 'any'),
    tools: [],
    recorded: [],
    attempts: [],
    issues: [],
    raw: { text: '{}', cut: false },
    rawReply: null,
  };
}

function wrong(detail: Detail): Result {
  return {
    state: 'wrong',
    verdict: { correct: false, reason: 'r', detail, outcome: null, failureKind: null, score: null },
  };
}

const none = { first: [], total: 0 };
const count: Detail = { code: 'call-count', expected: 0, found: 1, missing: none, unexpected: { first: [], total: 1 } };

test('calls without a reference are only shown, unless a verdict says that none were wanted', () => {
  expect(standsAlone(detailOf([], reply, null))).toBe(true);
  expect(standsAlone(detailOf([], reply, wrong({ code: 'recorded', column: 'c', text: 'no' })))).toBe(true);
  expect(standsAlone(detailOf([], reply, wrong({ code: 'no-text' })))).toBe(true);
  expect(standsAlone(detailOf([], reply, wrong(count)))).toBe(false);
});

test('calls of a reference are only shown where there is no reply', () => {
  expect(standsAlone(detailOf([made], null, null))).toBe(true);
  expect(standsAlone(detailOf([made], { ...reply, calls: [] }, null))).toBe(false);
});
