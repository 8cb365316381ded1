import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Call, Reply } from '../../core/model/item.ts';
import { compareCalls } from '../../core/scorers/compareCalls.ts';
import { alignSteps } from '../../core/trajectory/align.ts';
import { trajectoryNotes } from '../../core/trajectory/notes.ts';
import { scoreTrajectory } from '../../core/trajectory/scores.ts';
import type { Step } from '../../core/trajectory/trajectory.ts';
import type { ItemDetail } from '../../engine/engine.ts';
import { runDetailOf } from '../../state/labels/runDetail.ts';
import { RunBody } from './RunBody.tsx';

function step(name: string): Step {
  return { name, argumentsText: null, failed: null };
}

const call: Call = { name: 'REPLYCALL', argumentsText: '{"a":1}', argumentsForm: 'text' };
const wanted: Call = { name: 'WANTEDCALL', argumentsText: '{"a":2}', argumentsForm: 'text' };
const path = [step('PATHSTEP'), step('shared'), step('last')];
const candidate = [step('shared'), step('shared'), step('MADESTEP'), step('last')];
const alignment = alignSteps(path, candidate);
const scores = scoreTrajectory(path, candidate);

/** The reply's own word on its success is a verdict, too. */
const reply: Reply = {
  text: 'ANSWERTEXT',
  answer: null,
  calls: [call],
  trajectory: candidate,
  finishReason: 'FINISHREASON',
  failureKind: 'SECRETKIND',
  ok: false,
  completionTokens: null,
  tokenCap: null,
};

const detail: ItemDetail = {
  key: { id: 'q-1', attempt: 0 },
  byPosition: false,
  place: { file: 'SECRETMODEL.jsonl', line: 1, row: 1, byteOffset: 0, bytes: 1 },
  category: null,
  input: [
    { role: 'system', roleAsWritten: 'system', text: 'SYSTEMTEXT', calls: [], callRef: null },
    { role: 'user', roleAsWritten: 'user', text: 'TASKTEXT', calls: [], callRef: null },
  ],
  continuation: [],
  reply,
  callsReadBy: null,
  referenceTexts: ['ACCEPTEDTEXT'],
  referenceCalls: [wanted],
  calculator: { needsCalculator: true, expression: '48*36' },
  result: {
    state: 'wrong',
    verdict: {
      correct: false,
      reason: 'name',
      detail: { code: 'name', reply: 0, found: 'REPLYCALL', expected: ['WANTEDCALL'] },
      outcome: 'SECRETOUTCOME',
      failureKind: 'wrong',
      score: 0.123,
    },
  },
  comparison: compareCalls([wanted], [call], 'any'),
  trajectory: {
    references: [path],
    candidate,
    refused: null,
    compared: {
      best: 0,
      alignment,
      scores,
      alignments: 1,
      arguments: [],
      notes: trajectoryNotes(path, candidate, alignment, scores),
      credits: [scores.stepCredit.value],
    },
  },
  tools: [{ name: 'TOOLNAME', description: 'TOOLTEXT', source: '{}', schema: { kind: 'as-written', text: '{}' } }],
  recorded: [
    { name: 'SECRETCOLUMN', text: 'SECRETVERDICT', kind: 'judge', state: 'wrong' },
    { name: 'SECRETHUMAN', text: 'PASS', kind: 'label', state: 'right' },
  ],
  attempts: [{ attempt: 1, state: 'right' }],
  issues: [],
  raw: { text: '{"judge":"SECRETRAW"}', cut: false },
  rawReply: { text: '{"judge":"SECRETRAWREPLY"}', cut: false, file: 'SECRETREPLIES.jsonl', line: 1 },
};

let html = '';

beforeAll(() => {
  // Nothing is laid out here, so nothing is measured.
  vi.stubGlobal('ResizeObserver', function nothing() {});
  html = renderToStaticMarkup(<RunBody detail={runDetailOf(detail)} />);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('a run shows its task, its steps with their marks, its answer, its reference and its tools', () => {
  for (const text of ['TASKTEXT', 'PATHSTEP', 'MADESTEP', 'MATCH', 'EXTRA', 'MISSING', 'ANSWERTEXT']) {
    expect(html).toContain(text);
  }
  for (const text of ['ACCEPTEDTEXT', 'REPLYCALL', 'WANTEDCALL', '48*36', 'FINISHREASON', 'TOOLNAME', 'TOOLTEXT']) {
    expect(html).toContain(text);
  }
});

test('nothing in it says how the run was judged, by whom, or what the file recorded of that', () => {
  expect(html).not.toMatch(/SECRET|0\.123/);
  expect(html).not.toMatch(/\b(right|wrong|verdict|judge|credit|score|overlap|order-aware)\b/i);
});
