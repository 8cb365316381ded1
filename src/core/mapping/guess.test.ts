import { describe, expect, test } from 'vitest';
import { sliceOf } from '../json/slice.ts';
import { previewOf } from './preview.ts';

function guessed(rows: readonly unknown[]): Record<string, string> {
  const { guess, reasons } = previewOf(
    'f',
    'csv',
    rows.map((row) => sliceOf(JSON.stringify(row))),
    null,
  );
  const roles: Record<string, string> = {};
  for (const { role, column } of guess.columns) {
    const before = roles[role];
    roles[role] = before === undefined ? column : `${before}, ${column}`;
  }
  expect(reasons.map(({ role, column }) => `${role} ${column}`).toSorted()).toEqual(
    guess.columns.map(({ role, column }) => `${role} ${column}`).toSorted(),
  );
  return { ...roles, right: guess.right.join(' '), as: guess.referenceAs };
}

function reasonOf(rows: readonly unknown[], column: string): unknown {
  const { reasons } = previewOf(
    'f',
    'csv',
    rows.map((row) => sliceOf(JSON.stringify(row))),
    null,
  );
  const found = reasons.find((one) => one.column === column);
  return found === undefined ? null : [found.role, found.by, found.found];
}

const USUAL = 'true 1 yes pass passed right correct success';
const call = { name: 'ring', arguments: { bell: 'north' } };

describe('verdicts', () => {
  test('need a known name and words that are known for verdicts, and say which of them are right', () => {
    const rows = [
      { question: 'Which bell is the oldest one?', bell_correct: 'True', tower_precision: '0.5', rope: 'True' },
      { question: 'Who hung the second of them?', bell_correct: 'False', tower_precision: '1.0', rope: 'False' },
    ];
    expect(guessed(rows)).toEqual({
      verdict: 'bell_correct',
      score: 'tower_precision',
      input: 'question',
      right: 'True',
      as: 'texts',
    });
    expect(reasonOf(rows, 'bell_correct')).toEqual(['verdict', 'name', 'bell_correct']);
  });

  test('of which only wrong ones are seen still have a word for right', () => {
    expect(guessed([{ passed: false }, { passed: false }])).toMatchObject({ verdict: 'passed', right: 'true' });
    expect(guessed([{ success: '0.0' }, { success: '0.0' }])).toMatchObject({ verdict: 'success', right: '1' });
  });

  test('that neither say right nor wrong go beside those that do', () => {
    const rows = [{ tone_correctness: 'Yes' }, { tone_correctness: 'No' }, { tone_correctness: 'Uncertain' }];
    expect(guessed(rows)).toMatchObject({ verdict: 'tone_correctness', right: 'Yes' });
  });

  test('are recognised by their words alone only where these say nothing else', () => {
    const rows = [
      { id: 1, outcome_7b: 'pass', stormy: 'yes' },
      { id: 2, outcome_7b: 'fail', stormy: 'no' },
    ];
    expect(guessed(rows)).toEqual({ id: 'id', verdict: 'outcome_7b', right: 'pass', as: 'texts' });
    expect(reasonOf(rows, 'outcome_7b')).toEqual(['verdict', 'values', 'pass/fail']);
  });

  test('of a judge and of a person are told from those of a program', () => {
    const rows = [
      { llm_judge: 'good', gpt_judge: 'pass', human: 1, correct: true },
      { llm_judge: 'bad', gpt_judge: 'fail', human: 0, correct: false },
    ];
    expect(guessed(rows)).toMatchObject({
      verdict: 'correct',
      judge: 'gpt_judge',
      rater: 'human',
      right: 'pass 1 true',
    });
  });

  test('may be written under the name of a score, in words', () => {
    expect(guessed([{ score: 'C' }, { score: 'I' }])).toMatchObject({ verdict: 'score', right: 'C' });
  });

  test('are not what is compared: a class that is called pass or fail is a reference beside a prediction', () => {
    const rows = [
      { ground_truth: 'pass', prediction: 'fail' },
      { ground_truth: 'fail', prediction: 'pass' },
    ];
    expect(guessed(rows)).toMatchObject({ reference: 'ground_truth', reply: 'prediction' });
  });

  test('are a reward only where it is 0 or 1 and no verdict stands beside it', () => {
    expect(guessed([{ reward: 1.0 }, { reward: 0 }])).toMatchObject({ verdict: 'reward', right: '1' });
    expect(guessed([{ reward: 1.0 }, { reward: 0.5 }])).toMatchObject({ score: 'reward' });
    expect(guessed([{ reward: 1.0, passed: 'yes' }])).toMatchObject({ verdict: 'passed', score: 'reward' });
  });

  test('are no answers: a column of texts named correct is what is right', () => {
    const rows = [
      { question: 'Which river?', correct_answer: 'the Oder', output: 'the Oder it is' },
      { question: 'Which lake?', correct_answer: 'Garda', output: 'I think Como' },
    ];
    expect(guessed(rows)).toMatchObject({ input: 'question', reference: 'correct_answer', reply: 'output' });
  });
});

describe('ids', () => {
  test('are the surest name whose values are all different', () => {
    expect(
      guessed([
        { trace_id: 'x', test_id: 'a', success: 1 },
        { trace_id: 'y', test_id: 'b', success: 0 },
      ]),
    ).toMatchObject({
      id: 'test_id',
    });
    expect(
      guessed([
        { id: 'a', uuid: 'x' },
        { id: 'a', uuid: 'y' },
      ]),
    ).toMatchObject({ id: 'uuid' });
  });

  test('that repeat are joined with the group that tells them apart', () => {
    const rows = [
      { group: 'tides', id: 0, input: 'When is high water?' },
      { group: 'tides', id: 1, input: 'And low water then?' },
      { group: 'winds', id: 0, input: 'How strong is it now?' },
    ];
    expect(guessed(rows)).toMatchObject({ id: 'group, id' });
    expect(reasonOf(rows, 'group')).toEqual(['id', 'values', 'what tells equal id apart']);
  });

  test('that repeat with an attempt are ids, and a seed is an attempt only then', () => {
    const rows = [
      { task_id: 'a', trial: 0 },
      { task_id: 'a', trial: 1 },
    ];
    expect(guessed(rows)).toMatchObject({ id: 'task_id', attempt: 'trial' });
    expect(
      guessed([
        { id: 'a', seed: 7 },
        { id: 'a', seed: 8 },
      ]),
    ).toMatchObject({ id: 'id', attempt: 'seed' });
    expect(
      guessed([
        { id: 'a', seed: 7 },
        { id: 'b', seed: 7 },
      ]),
    ).toEqual({ id: 'id', right: USUAL, as: 'texts' });
  });

  test('may stand in a first column of any name, of single words that are different in each row', () => {
    const rows = ['a1', 'a2', 'a3'].map((bell, at) => ({ bell, rope: `r${at}`, passed: true }));
    expect(guessed(rows)).toMatchObject({ id: 'bell' });
    expect(reasonOf(rows, 'bell')).toEqual(['id', 'values', 'another value in each row']);
    expect(guessed(rows.slice(1))).not.toHaveProperty('id');
    expect(guessed(rows.map((row) => ({ ...row, bell: 'a 1' })))).not.toHaveProperty('id');
  });

  test('of users are none where they repeat', () => {
    expect(
      guessed([
        { user_id: 'u', question: 'why' },
        { user_id: 'u', question: 'how' },
      ]),
    ).not.toHaveProperty('id');
  });
});

describe('references and replies', () => {
  test('of calls are seen by what stands in them, also as JSON text in a cell', () => {
    const calls = JSON.stringify([call]);
    const rows = [
      { id: 1, prompt: 'Ring it', expected_calls: calls, tool_calls: calls },
      { id: 2, prompt: 'Leave it', expected_calls: '[]', tool_calls: '[]' },
    ];
    expect(guessed(rows)).toMatchObject({
      input: 'prompt',
      reference: 'expected_calls',
      calls: 'tool_calls',
      as: 'calls',
    });
  });

  test('of calls in any names are calls, and tools are tools', () => {
    const tool = { name: 'ring', description: 'rings a bell', parameters: { bell: { type: 'str' } } };
    const rows = [
      { query: 'Ring it', functions: [tool], target: [{ tool_name: 'ring', kwargs: {} }], response: 'done' },
    ];
    expect(guessed(rows)).toMatchObject({ tools: 'functions', reference: 'target', reply: 'response', as: 'calls' });
  });

  test('are a label only beside replies; without them it is a category', () => {
    const rows = [1, 2, 3, 4].map((id) => ({
      id,
      text: `a letter to the harbour, no. ${id}`,
      label: id % 2 ? 'fee' : 'fog',
    }));
    expect(guessed(rows)).toMatchObject({ input: 'text', category: 'label' });
    expect(guessed(rows.map((row) => ({ ...row, prediction: 'fee' })))).toMatchObject({
      reference: 'label',
      reply: 'prediction',
    });
  });

  test('tell the answer of a question apart from the answer of a system', () => {
    expect(guessed([{ question: 'Which lake?', answer: 'Garda' }])).toMatchObject({ reference: 'answer' });
    expect(guessed([{ question: 'Which lake?', answer: 'Garda', expected: 'Como' }])).toMatchObject({
      reference: 'expected',
      reply: 'answer',
    });
    expect(guessed([{ question: 'Which lake?', answer: 'Garda', correct: 'no' }])).toMatchObject({ reply: 'answer' });
  });

  test('leave a text that names the verdicts beside it to be their reason', () => {
    const rows = ['Yes', 'No'].map((word) => ({
      input: [{ role: 'user', content: 'Judge the route.' }],
      output: `It goes past the pier. Route correctness: ${word}`,
      route_correctness: word,
    }));
    expect(guessed(rows)).toMatchObject({ input: 'input', verdict: 'route_correctness', reason: 'output' });
  });
});

test('the only long text that is another one in each row is the input, and is no id', () => {
  const rows = ['Where is the ferry now?', 'When does the ferry leave?'].map((remark, at) => ({
    hash: `${at}27e63ff399fab069ef41785df600669a`,
    remark,
    passed: at === 0,
  }));
  expect(guessed(rows)).toMatchObject({ input: 'remark' });
  expect(reasonOf(rows, 'remark')).toEqual(['input', 'only', 'long text']);
});

test('the only messages of a row are the input, before nested texts; a list of other things is no reply', () => {
  const traj = [{ role: 'user', content: 'Ring it' }];
  const rows = [{ task_id: 1, traj, info: { task: { instruction: 'You want a bell rung.', outputs: ['5'] } } }];
  expect(guessed(rows)).toEqual({ id: 'task_id', input: 'traj', right: USUAL, as: 'texts' });
  expect(reasonOf(rows, 'traj')).toEqual(['input', 'values', 'messages']);
});

test('nested members are columns, less sure than those of the row', () => {
  const rows = [{ id: 'a', data: { query: 'Where?', id: 'b' }, metrics: { f1: 0.5 }, result: { passed: true } }];
  expect(guessed(rows)).toMatchObject({ id: 'id', input: 'data.query', score: 'metrics.f1', verdict: 'result.passed' });
});

test('names are read without case, blanks and signs', () => {
  expect(guessed([{ 'Is Correct': 'yes', 'User-Query': 'Where?' }])).toMatchObject({
    verdict: 'Is Correct',
    input: 'User-Query',
  });
  expect(guessed([{ isCorrect: 'yes', userQuery: 'Where?' }])).toMatchObject({
    verdict: 'isCorrect',
    input: 'userQuery',
  });
});

test('empty columns mean nothing', () => {
  expect(guessed([{ reply: null, input: '' }])).toEqual({ right: USUAL, as: 'texts' });
});
