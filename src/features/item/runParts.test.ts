import { describe, expect, test } from 'vitest';
import type { Message, Reply } from '../../core/model/item.ts';
import type { RunDetail } from '../../state/labels/runDetail.ts';
import { answersBySteps, hasSteps, runEnds, runMessages, saysMore } from './runParts.ts';

const EMPTY: RunDetail = {
  key: { id: 'q', attempt: 0 },
  byPosition: false,
  category: null,
  input: [],
  continuation: [],
  reply: null,
  callsReadBy: null,
  referenceTexts: null,
  tools: [],
};

const REPLY: Reply = {
  text: null,
  answer: null,
  calls: [],
  finishReason: null,
  failureKind: null,
  ok: null,
  completionTokens: null,
  tokenCap: null,
};

function message(role: Message['role'], text: string): Message {
  return { role, roleAsWritten: role, text, calls: [], callRef: null };
}

const CALL = { name: 'pay', argumentsText: null, argumentsForm: 'absent' } as const;

describe('runEnds', () => {
  test('a reply answers the last thing that the user said before it', () => {
    const detail = {
      ...EMPTY,
      input: [message('system', 'S'), message('user', 'first'), message('assistant', 'A'), message('user', 'second')],
      reply: { ...REPLY, text: 'done' },
    };
    expect(runEnds(detail)).toEqual({ task: 'second', answer: { text: 'done', calls: [], reply: detail.reply } });
  });

  test('a conversation that is the run itself begins with its task, and its last turn is the answer', () => {
    const input = [
      message('user', 'first'),
      message('assistant', 'A'),
      message('user', 'more'),
      message('assistant', 'B'),
    ];
    expect(runEnds({ ...EMPTY, input })).toEqual({ task: 'first', answer: { text: 'B', calls: [], reply: null } });
  });

  test('what a calculator gave is no task, though it stands as a user’s words', () => {
    const input = [message('user', 'How many?'), message('assistant', '<calculator>…'), message('user', '<output>2.0')];
    const calculator = { needsCalculator: true, expression: '1+1' };
    expect(runEnds({ ...EMPTY, input, calculator, reply: { ...REPLY, text: 'Two.' } }).task).toBe('How many?');
  });

  test('a conversation that breaks off before an answer has none', () => {
    expect(runEnds({ ...EMPTY, input: [message('user', 'Hello?')] })).toEqual({ task: 'Hello?', answer: null });
  });

  test('a reply that is only steps leaves the answer to what was recorded behind the input', () => {
    const reply = { ...REPLY, trajectory: [] };
    const continuation = [message('tool', '{}'), message('assistant', 'Booked.')];
    const detail = { ...EMPTY, input: [message('user', 'Book it')], continuation, reply };
    expect(runEnds(detail)).toEqual({ task: 'Book it', answer: { text: 'Booked.', calls: [], reply: null } });
  });

  test('a field of its own for the answer goes before the text, and calls alone are an answer', () => {
    const both = { ...REPLY, text: 'So: 4', answer: '4' };
    expect(runEnds({ ...EMPTY, reply: both }).answer?.text).toBe('4');
    const called = { ...REPLY, text: '', calls: [CALL] };
    expect(runEnds({ ...EMPTY, reply: called }).answer?.calls).toEqual([CALL]);
  });
});

describe('what is shown beside them', () => {
  test('one message without calls says no more than the task', () => {
    expect(saysMore({ ...EMPTY, input: [message('user', 'a')] })).toBe(false);
    expect(saysMore({ ...EMPTY, input: [message('user', 'a')], continuation: [message('tool', 'b')] })).toBe(true);
    expect(saysMore({ ...EMPTY, input: [{ ...message('assistant', ''), calls: [CALL] }] })).toBe(true);
  });

  test('a reply that the file has a second time as its last message is shown once', () => {
    const reply = { ...REPLY, text: 'Booked.' };
    const continuation = [message('tool', '{}'), message('assistant', 'Booked.')];
    const said = runMessages({ ...EMPTY, input: [message('user', 'Book it')], continuation, reply });
    expect(said.continuation).toEqual([message('tool', '{}')]);
    expect(said.reply).toBeNull();
    const other = runMessages({ ...EMPTY, continuation: [message('assistant', 'Soon.')], reply });
    expect(other.continuation).toHaveLength(1);
  });

  test('a run that is only its steps needs no word on an answer; one without a reply does', () => {
    expect(answersBySteps({ ...EMPTY, reply: { ...REPLY, trajectory: [] } }, null)).toBe(true);
    expect(answersBySteps({ ...EMPTY, reply: REPLY }, null)).toBe(false);
    expect(answersBySteps(EMPTY, null)).toBe(false);
  });

  test('steps that are only the reply’s calls are not shown twice', () => {
    const trajectory = {
      references: [],
      candidate: [{ name: 'pay', argumentsText: null, failed: null }],
      compared: null,
      refused: null,
    };
    expect(hasSteps({ ...EMPTY, trajectory, reply: { ...REPLY, calls: [CALL] } })).toBe(false);
    expect(hasSteps({ ...EMPTY, trajectory, reply: { ...REPLY, trajectory: trajectory.candidate } })).toBe(true);
    expect(hasSteps({ ...EMPTY, trajectory: { ...trajectory, references: [[trajectory.candidate]] } })).toBe(true);
  });
});
