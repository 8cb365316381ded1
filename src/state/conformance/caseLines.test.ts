import { expect, test } from 'vitest';
import { caseLines } from './caseLines.ts';

function marks(expected: string, got: string): readonly string[] | undefined {
  return caseLines({ expected, got })?.lines.map(
    ({ key, reference, reply, mark }) => `${key ?? ''} ${reference ?? ''} ${reply ?? ''} ${mark}`,
  );
}

test('an integer is not a float, and two ways to write one float are the same', () => {
  expect(marks('{"a":3,"b":100.0,"c":3}', '{"c":"3","b":1e2,"a":3.0}')).toEqual([
    ' { { same',
    'a 3 3.0 changed',
    'b 100.0 1e2 same',
    'c 3 "3" changed',
    ' } } same',
  ]);
});

test('what the document takes off a call is named and not compared; of what is no call nothing is taken off', () => {
  const call = '{"name":"t","arguments":{}}';
  const given = caseLines({ expected: call, got: '{"id":7,"name":"t","arguments":{},"type":"function"}' });
  expect(given?.takenOff).toEqual(['id', 'type']);
  expect(given?.lines.every(({ mark }) => mark === 'same')).toBe(true);
  expect(caseLines({ expected: call, got: '{"name":"t","id":7}' })?.takenOff).toEqual([]);
});

test('beside a refusal there is nothing to hold', () => {
  expect(caseLines({ expected: null, got: '{}' })).toBeNull();
  expect(caseLines({ expected: '{}', got: null })).toBeNull();
});
