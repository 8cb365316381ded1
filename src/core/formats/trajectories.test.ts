import { describe, expect, it } from 'vitest';
import { sliceOf } from '../json/slice.ts';
import type { ItemRow, Recorded, Reply } from '../model/item.ts';
import { pathText } from '../trajectory/pathText.ts';
import type { ReferencePath, Step } from '../trajectory/trajectory.ts';
import { findFormat, recognise } from './list.ts';

function row(format: string, value: unknown): ItemRow {
  const read = findFormat(format)!.read(sliceOf(typeof value === 'string' ? value : JSON.stringify(value)));
  if ('refused' in read || !('item' in read)) throw new Error('no item');
  return read;
}

function own(value: unknown): ItemRow {
  return row('touchstone', value);
}

function texts(paths: readonly ReferencePath[] | null | undefined): readonly string[] | null {
  return paths?.map((path) => pathText(path)) ?? null;
}

function steps(reply: Reply | null): string | null {
  const { trajectory } = reply ?? {};
  return trajectory === undefined || trajectory === null ? null : pathText(trajectory);
}

function step(name: string, argumentsText: string | null, failed: boolean | null = null): Step {
  return { name, argumentsText, failed };
}

describe('a trajectory of our own rows', () => {
  it('is a list of names and calls, of which a list inside is a group', () => {
    const { item, reply, issues } = own({
      id: 'R1',
      trajectory: [
        'a',
        { name: 'b', args: { x: 1 } },
        { name: 'c', arguments: '{"y":2}', error: 'timed out' },
        ['d', 'e'],
      ],
      reference: { trajectory: ['a', ['b', { name: 'c', arguments: {} }], 'd'] },
    });
    expect(reply?.trajectory).toEqual([
      step('a', null),
      step('b', '{"x":1}'),
      step('c', '{"y":2}', true),
      step('d', null),
      step('e', null),
    ]);
    expect(item.reference).toEqual({
      calls: null,
      texts: null,
      paths: [[step('a', null), [step('b', null), step('c', '{}')], step('d', null)]],
      problem: null,
    });
    expect(issues).toEqual([]);
  });

  it('keeps argument text as it was written: what is no JSON, and numbers to their last digit', () => {
    const text = `{"trajectory": [{"name": "a", "args": {"n": 1.00, "n": 2}}, {"name": "a", "args": "{'k': True}"}], "reference": {"trajectory": []}}`;
    expect(own(text).reply?.trajectory).toEqual([step('a', '{"n": 1.00, "n": 2}'), step('a', "{'k': True}")]);
  });

  it('says of a step that it failed only where the file does', () => {
    const marks = [{ error: 'x' }, { error: null }, { error: false }, { failed: true }, { is_error: false }, {}];
    const trajectory = [...marks, { status: 'error' }, { status: 'pending' }].map((one) => ({ name: 'a', ...one }));
    const { reply } = own({ trajectory, reference: 'x' });
    expect(reply?.trajectory?.map(({ failed }) => failed)).toEqual([true, false, false, true, false, null, true, null]);
  });

  it('may be a text with arrows, and its kind of tool is kept', () => {
    const { item, reply } = own({
      trajectory: 'search > [open, convert] → answer',
      reference: { trajectory: 'search > answer' },
    });
    expect(steps(reply)).toBe('search > open > convert > answer');
    expect(texts(item.reference.paths)).toEqual(['search > answer']);
    const typed = own({
      trajectory: [
        { name: 'a', type: 'MCP' },
        { name: 'b', type: 'function' },
      ],
      reference: 'x',
    });
    expect(typed.reply?.trajectory).toEqual([{ ...step('a', null), type: 'MCP' }, step('b', null)]);
  });

  it('of a reply goes before that of its row, and stands beside the reply’s text', () => {
    const { reply } = own({ input: 'q', reply: { text: 'x', trajectory: [] }, trajectory: ['a'] });
    expect(reply).toMatchObject({ text: 'x', trajectory: [] });
    expect(own({ input: 'q', reply: 'x', trajectory: ['a'] }).reply).toMatchObject({ text: 'x' });
    expect(steps(own({ input: 'q', reply: 'x', trajectory: ['a'] }).reply)).toBe('a');
    expect(steps(own({ input: 'q', reply: { content: 'x', trajectory: ['b'] } }).reply)).toBe('b');
  });

  it('that is absent or null is no trace, where an empty list is one', () => {
    expect(own({ input: 'q', reply: 'x' }).reply?.trajectory).toBeUndefined();
    expect(own({ input: 'q', trajectory: null }).reply).toBeNull();
    expect(own({ input: 'q', trajectory: [] }).reply?.trajectory).toEqual([]);
  });

  it('that cannot be read makes the reply unreadable, with its place', () => {
    const unread = [['a', 5], ['a', [{ args: {} }]], 'a >> b', 7, [[['a']]], [null]].map(
      (trajectory) => own({ trajectory, reference: 'x' }).reply?.unreadable,
    );
    expect(unread).toEqual([
      { path: 'trajectory[1]', found: 'number' },
      { path: 'trajectory[1][0]', found: 'a call without a name' },
      { path: 'trajectory', found: 'a text that is no list of steps' },
      { path: 'trajectory', found: 'number' },
      { path: 'trajectory[0][0]', found: 'array' },
      { path: 'trajectory[0]', found: 'null' },
    ]);
  });

  it('needs no input beside it, and is shown where there is one', () => {
    expect(own({ trajectory: ['a'] }).issues).toEqual([]);
    expect(own({ trajectory: ['a'], input: 'q' }).item.input[0]?.text).toBe('q');
  });
});

describe('the trajectories of a reference', () => {
  it('may be several, any of which will do, the one before the several', () => {
    const reference = { trajectory: ['a'], trajectories: ['a > b', ['a', ['b', 'c']]] };
    expect(texts(own({ reference }).item.reference.paths)).toEqual(['a', 'a > b', 'a > [b, c]']);
  });

  it('are told apart: none given, and that no step is right', () => {
    expect(own({ reference: { trajectories: [] } }).item.reference).toMatchObject({ calls: null, texts: null });
    expect(own({ reference: { trajectories: [] } }).item.reference.paths).toBeUndefined();
    expect(own({ reference: { trajectory: [] } }).item.reference.paths).toEqual([[]]);
    expect(own({ reference: { trajectories: [[]] } }).item.reference.paths).toEqual([[]]);
  });

  it('stand beside calls and texts', () => {
    const { reference } = own({ reference: { trajectory: ['a'], text: 'x', calls: [{ name: 'b' }] } }).item;
    expect([reference.calls?.length, reference.texts?.length, reference.paths?.length]).toEqual([1, 1, 1]);
  });

  it('that cannot be read are a problem with the step that it concerns, never no reference', () => {
    const problems = [{ trajectory: ['a', ['b', 5]] }, { trajectory: [{ args: 1 }] }, { trajectories: ['a >'] }].map(
      (reference) => own({ reference }).item.reference,
    );
    expect(problems).toEqual([
      { calls: null, texts: null, problem: { code: 'not-a-call', call: 2, excerpt: '5' } },
      { calls: null, texts: null, problem: { code: 'no-name', call: 0, excerpt: '{"args":1}' } },
      { calls: null, texts: null, problem: { code: 'not-a-list', call: null, excerpt: 'a >' } },
    ]);
  });
});

it('is told from lists of the same name in other files', () => {
  const turns = [{ action: 'ls', observation: 'a', response: 'b' }];
  expect(recognise([sliceOf(JSON.stringify({ trajectory: turns, history: [] }))])).toBeNull();
  expect(recognise([sliceOf('{"id": "a", "trajectory": ["x"]}')])?.format.name).toBe('touchstone-replies');
});

function called(...calls: readonly (readonly [name: string, args: unknown, id?: string])[]): object {
  return {
    role: 'assistant',
    content: null,
    tool_calls: calls.map(([name, args, id]) => ({ id, type: 'function', function: { name, arguments: args } })),
  };
}

describe('messages of agentevals', () => {
  const outputs = [
    { role: 'user', content: 'Weather and fun in SF?' },
    called(['weather', '{"city":"SF"}', 'c1'], ['fun', '{}', 'c2']),
    { role: 'tool', tool_call_id: 'c2', content: 'no such city', status: 'error' },
    { role: 'tool', tool_call_id: 'c1', content: '80', status: 'success' },
    { role: 'assistant', content: 'Trying again.', tool_calls: [{ name: 'fun', args: { city: 'SF' }, id: 'c3' }] },
    { role: 'tool', tool_call_id: 'c3', content: 'none' },
    { role: 'assistant', content: 'Stay in.' },
  ];

  it('give the calls of the assistant as steps, with what the tools’ messages say of them', () => {
    const { item, reply } = row('agentevals', { outputs, reference_outputs: outputs });
    expect(reply?.trajectory).toEqual([
      step('weather', '{"city":"SF"}', false),
      step('fun', '{}', true),
      step('fun', '{"city":"SF"}'),
    ]);
    expect(reply).toMatchObject({ text: 'Stay in.', statesCalls: true });
    expect(item.input.map(({ text }) => text)).toEqual(['Weather and fun in SF?']);
    expect(item.continuation).toHaveLength(6);
  });

  it('make a group of the calls of one message of the reference, and compare no text', () => {
    const { reference } = row('agentevals', { outputs: [], reference_outputs: { messages: outputs } }).item;
    expect(texts(reference.paths)).toEqual(['[weather, fun] > fun']);
    expect(reference.texts).toBeNull();
  });

  it('without a call are the reference that none is made', () => {
    const quiet = { messages: [{ role: 'assistant', content: 'Hi' }] };
    const { item, reply } = row('agentevals', { outputs: quiet, referenceOutputs: quiet, inputs: { q: 1 } });
    expect([item.reference.paths, reply?.trajectory]).toEqual([[[]], []]);
    expect(item.input[0]?.text).toBe('{"q":1}');
  });

  it('are an item that was not run, or one without a reference, where a list is missing', () => {
    expect(row('agentevals', { reference_outputs: outputs }).reply).toBeNull();
    expect(row('agentevals', { outputs }).item.reference).toMatchObject({ calls: null, problem: null });
  });
});

describe('runs of tau-bench', () => {
  const task = {
    actions: [
      { name: 'find', kwargs: { id: 'u1' } },
      { name: 'cancel', kwargs: {} },
    ],
  };
  const traj = [
    { role: 'system', content: 'policy' },
    { role: 'user', content: 'Cancel it' },
    called(['find', "{'id': 'u1'}"]),
    { role: 'tool', name: 'find', content: 'ok' },
    { role: 'assistant', content: 'Sure?' },
    { role: 'user', content: 'Yes' },
    called(['cancel', '{}', 'c2']),
    { role: 'tool', tool_call_id: 'c2', name: 'cancel', content: 'Error: no' },
    { role: 'user', content: '###STOP###' },
  ];
  const run = { task_id: 3, trial: 1, reward: 1.0, info: { task, reward_info: { info: { r_actions: 1 } } }, traj };

  it('hold the task’s actions for right and all calls of the conversation for done', () => {
    const { id, attempt, item, reply } = row('tau-bench', run);
    expect([id, attempt]).toEqual(['3', 1]);
    expect(texts(item.reference.paths)).toEqual(['find > cancel']);
    expect(item.reference.calls?.map(({ argumentsText }) => argumentsText)).toEqual(['{"id":"u1"}', '{}']);
    expect(reply?.trajectory).toEqual([step('find', "{'id': 'u1'}"), step('cancel', '{}')]);
    expect(item.input.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(item.continuation).toHaveLength(7);
  });

  it('record the reward as a verdict where it is 1 or 0, and else as a score', () => {
    function recorded(reward: string): readonly Recorded[] {
      return row('tau-bench', JSON.stringify(run).replace('"reward":1', `"reward":${reward}`)).item.recorded;
    }
    expect(recorded('1.0')).toEqual([
      { name: 'reward', text: '1.0', kind: 'verdict', state: 'right' },
      { name: 'reward_info', text: '{"r_actions":1}', kind: 'reason' },
    ]);
    expect(recorded('0')[0]).toEqual({ name: 'reward', text: '0', kind: 'verdict', state: 'wrong' });
    expect(recorded('0.5')[0]).toEqual({ name: 'reward', text: '0.5', kind: 'score' });
  });

  it('that broke off before anything was said are failed requests; else what was called is kept', () => {
    const info = { error: 'boom', traceback: 't' };
    const empty = row('tau-bench', { ...run, reward: 0, info, traj: [] });
    expect(empty.reply?.unreadable).toMatchObject({ failed: 'boom' });
    expect(empty.item.recorded.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['reward verdict', 'error reason']);
    const half = row('tau-bench', { ...run, info, traj: traj.slice(0, 4) });
    expect(steps(half.reply)).toBe('find');
    expect(half.item.reference).toMatchObject({ calls: null, problem: null });
  });

  it('without a call took no step', () => {
    const quiet = row('tau-bench', { ...run, traj: traj.slice(0, 2) });
    expect(quiet.reply).toMatchObject({ trajectory: [], statesCalls: true, calls: [] });
  });
});
