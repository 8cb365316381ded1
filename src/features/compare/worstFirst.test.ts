import { expect, test } from 'vitest';
import { worstFirst } from './worstFirst.ts';

test('the largest fall stands first, equals stay in order, and what cannot be told comes last', () => {
  const list = [
    ['up', 3],
    ['new', null],
    ['same', 0],
    ['fell', -2],
    ['gone', null],
    ['still', 0],
    ['most', -9],
  ] as const;
  expect(worstFirst(list, ([, change]) => change).map(([name]) => name)).toEqual([
    'most',
    'fell',
    'same',
    'still',
    'up',
    'new',
    'gone',
  ]);
});
