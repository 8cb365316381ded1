import { expect, test } from 'vitest';
import type { Call, Message } from '../../core/model/item.ts';
import { tieCalls } from './tieCalls.ts';

function call(name: string, id?: string): Call {
  const made: Call = { name, argumentsText: '{}', argumentsForm: 'text' };
  return id === undefined ? made : { ...made, id };
}

function makes(...calls: Call[]): Message {
  return { role: 'assistant', roleAsWritten: 'assistant', text: '', calls, callRef: null };
}

function result(callRef: string | null): Message {
  return { role: 'tool', roleAsWritten: 'tool', text: 'ok', calls: [], callRef };
}

const user: Message = { role: 'user', roleAsWritten: 'user', text: 'go on', calls: [], callRef: null };

test('a result belongs to the call whose id it names, in whatever order results come', () => {
  const { calls, results, firstCall } = tieCalls([
    user,
    makes(call('a', 'x'), call('b', 'y')),
    result('y'),
    result('x'),
  ]);
  expect(calls).toEqual([
    undefined,
    undefined,
    { message: 1, place: 1, number: 2, name: 'b', by: 'id' },
    { message: 1, place: 0, number: 1, name: 'a', by: 'id' },
  ]);
  expect([...results]).toEqual([
    [2, [2]],
    [1, [3]],
  ]);
  expect(firstCall).toEqual([1, 1, 3, 3]);
});

test('an id that is used again names the nearest call before the result', () => {
  const { calls } = tieCalls([makes(call('a', 'x')), result('x'), makes(call('a', 'x')), result('x'), result('x')]);
  expect(calls.map((one) => one?.number)).toEqual([undefined, 1, undefined, 2, 2]);
});

test('without ids the tool’s name ties, each call of it once, and never one of an earlier turn', () => {
  const messages = [makes(call('a'), call('b'), call('b')), result('b'), result('b'), result('b')];
  expect(tieCalls(messages).calls.map((one) => one && [one.number, one.by])).toEqual([
    undefined,
    [2, 'name'],
    [3, 'name'],
    [1, 'order'],
  ]);
  expect(tieCalls([makes(call('a')), makes(call('b')), result('a')]).calls[2]).toMatchObject({
    number: 2,
    by: 'order',
  });
});

test('without ids and names the order within the turn ties, and says so', () => {
  const { calls } = tieCalls([makes(call('a'), call('b')), result(null), result(null)]);
  expect(calls.slice(1).map((one) => one && [one.number, one.by])).toEqual([
    [1, 'order'],
    [2, 'order'],
  ]);
});

test('a result without a call is an orphan: before any call, past the last one, or with an id that no call has', () => {
  expect(tieCalls([result(null)]).calls).toEqual([null]);
  expect(tieCalls([makes(call('a')), result(null), result(null)]).calls[2]).toBeNull();
  expect(tieCalls([makes(call('a', 'x')), result('z')]).calls[1]).toBeNull();
});

test('names that every object has are names like others', () => {
  const { calls } = tieCalls([makes(call('__proto__', 'constructor')), result('constructor'), result('toString')]);
  expect(calls[1]).toMatchObject({ number: 1, by: 'id' });
  expect(calls[2]).toBeNull();
});
