import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compareCalls } from '../../core/scorers/compareCalls.ts';
import { alignSteps } from '../../core/trajectory/align.ts';
import { compareArguments } from '../../core/trajectory/argumentsLayer.ts';
import { trajectoryNotes } from '../../core/trajectory/notes.ts';
import { scoreTrajectory } from '../../core/trajectory/scores.ts';
import type { Call, Message, Reply } from '../../core/model/item.ts';
import type { ItemDetail, RunSummary } from '../../engine/engine.ts';
import type { ItemTrajectory } from '../../engine/trajectories.ts';
import { CaseTab } from './CaseTab.tsx';
import { ComparisonTab } from './ComparisonTab.tsx';
import { MessageView } from './MessageView.tsx';
import { RecordedLines } from './RecordedLines.tsx';
import { RecordedTab } from './RecordedTab.tsx';
import { ReplyView } from './ReplyView.tsx';
import { tieCalls } from './tieCalls.ts';
import { ToolsTab } from './ToolsTab.tsx';
import { TrajectoryTab } from './TrajectoryTab.tsx';
import { Why } from './Why.tsx';

/** Markup, a bidi override, a zero-width space, a tag character, a soft hyphen, a control, and a word of two scripts. */
const HOSTILE = '<img src=x onerror=alert(1)>\u202Eabc\u200B\u{E0041}\u00AD\u009Bp\u0430y';
const FORBIDDEN = /<img|[\u202E\u200B\u00AD\u009B\u{E0041}]/u;

const call: Call = {
  name: HOSTILE,
  argumentsText: JSON.stringify({ [HOSTILE]: HOSTILE }),
  argumentsForm: 'text',
  id: HOSTILE,
};
const other: Call = { ...call, argumentsText: HOSTILE };

function said(role: Message['role'], calls: readonly Call[], callRef: string | null): Message {
  return { role, roleAsWritten: HOSTILE, text: HOSTILE, calls, callRef };
}

const reply: Reply = {
  text: HOSTILE,
  answer: HOSTILE,
  calls: [call, other],
  finishReason: HOSTILE,
  failureKind: HOSTILE,
  ok: false,
  completionTokens: null,
  tokenCap: null,
};

const detail: ItemDetail = {
  key: { id: HOSTILE, attempt: 0 },
  byPosition: false,
  place: { file: HOSTILE, line: 1, row: 1, byteOffset: 0, bytes: 1 },
  category: HOSTILE,
  input: [said('system', [], null), said('assistant', [call], null), said('tool', [], HOSTILE), said('tool', [], null)],
  continuation: [],
  reply,
  callsReadBy: HOSTILE,
  referenceTexts: [HOSTILE],
  result: {
    state: 'wrong',
    verdict: {
      correct: false,
      reason: 'name',
      detail: { code: 'name', reply: 0, found: HOSTILE, expected: [HOSTILE] },
      outcome: HOSTILE,
      failureKind: null,
      score: null,
    },
  },
  comparison: compareCalls([call], [other, call], 'any'),
  tools: [
    {
      name: HOSTILE,
      description: HOSTILE,
      source: JSON.stringify(HOSTILE),
      schema: { kind: 'as-written', text: '{}' },
    },
  ],
  recorded: [{ name: HOSTILE, text: HOSTILE, kind: 'verdict', state: 'right' }],
  attempts: [],
  issues: [],
  raw: { text: '{}', cut: false },
  rawReply: null,
};

const run: RunSummary = {
  run: 'r',
  dataset: 'd',
  scorer: 'xlam-tool-call',
  version: 1,
  options: [['column', HOSTILE]],
  replySet: null,
  selfTest: {
    passed: true,
    answerKey: { covered: 0, failed: 0 },
    nullControl: { covered: 0, failed: 0 },
    leftOut: [],
    failures: [],
  },
  schemas: { kind: 'none' },
  notes: [],
  totals: {
    items: 1,
    counts: { right: 0, wrong: 1, notJudged: 0, fault: 0 },
    rate: { kind: 'undefined', count: 0, of: 0, why: 'nothing-judged' },
    reasons: [],
    causes: [],
    categories: [],
    attempts: null,
  },
};

const ties = tieCalls(detail.input);
function nowhere(): void {
  // Links lead nowhere in a string.
}

const asked = [{ name: HOSTILE, argumentsText: JSON.stringify({ a: HOSTILE }), failed: null }];
const taken = [
  { name: HOSTILE, argumentsText: JSON.stringify({ a: `${HOSTILE}!` }), failed: true },
  { name: HOSTILE, argumentsText: HOSTILE, failed: null },
];
const alignment = alignSteps(asked, taken);
const scores = scoreTrajectory(asked, taken);
const trajectory: ItemTrajectory = {
  references: [asked],
  candidate: taken,
  compared: {
    best: 0,
    alignment,
    scores,
    alignments: 2,
    arguments: [compareArguments(asked[0]!, taken[0]!)],
    notes: trajectoryNotes(asked, taken, alignment, scores),
    credits: [scores.stepCredit.value],
  },
  refused: null,
};

const conformance: NonNullable<ItemDetail['conformance']> = {
  text: HOSTILE,
  adapter: HOSTILE,
  got: JSON.stringify({ [HOSTILE]: HOSTILE }),
  refused: false,
  error: null,
  expected: JSON.stringify({ [HOSTILE]: 1 }),
  schemaErrors: [{ path: 'args', code: 'undeclared', text: HOSTILE }],
  schemaInvalid: true,
  trace: [{ rule: '3', path: HOSTILE, from: HOSTILE, to: HOSTILE }],
  refusal: { rule: '3', code: 'unknown-tool', path: 'name', found: HOSTILE },
};
const raised = { ...conformance, got: null, error: HOSTILE, refused: true };

test.each([
  ['case', <CaseTab key="" detail={detail} one={conformance} hit={null} />],
  ['case that was refused', <CaseTab key="" detail={detail} one={raised} hit={null} />],
  ['why', <Why key="" detail={detail} run={run} />],
  ['comparison', <ComparisonTab key="" detail={detail} hit={null} />],
  ['marker', <ComparisonTab key="" detail={{ ...detail, referenceTexts: null }} hit={null} />],
  ['reply', <ReplyView key="" reply={reply} row={4} callsReadBy={HOSTILE} />],
  ['steps', <TrajectoryTab key="" trajectory={trajectory} hit={null} onBuild={nowhere} />],
  ['tools', <ToolsTab key="" tools={detail.tools} />],
  ['recorded', <RecordedTab key="" detail={detail} run={run} />],
  ['recorded lines', <RecordedLines key="" detail={detail} run={run} />],
  ...detail.input.map(
    (message, row) =>
      [
        `message ${row + 1}`,
        <MessageView key="" message={message} row={row} last={false} ties={ties} onRow={nowhere} />,
      ] as const,
  ),
] as const)('nothing of a hostile file is markup, hides or turns text around: %s', (_where, view) => {
  const html = renderToStaticMarkup(view);
  expect(html).not.toMatch(FORBIDDEN);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('a word that mixes Latin and Cyrillic letters');
});
