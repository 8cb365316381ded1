import { expect, test } from 'vitest';
import { alignSteps } from '../core/trajectory/align.ts';
import { named } from '../core/trajectory/steps.ts';
import type { ReferencePath } from '../core/trajectory/trajectory.ts';
import { stepRows } from './stepRows.ts';

function rowsOf(path: ReferencePath, made: string) {
  const candidate = made.split(' ').map(named);
  return stepRows(path, candidate, alignSteps(path, candidate));
}

function drawn(path: ReferencePath, made: string): string[] {
  return rowsOf(path, made).map(({ reference, candidate, mark, group }) =>
    [reference?.step.name ?? '.', candidate?.step.name ?? '.', mark, group ?? ''].join(' ').trim(),
  );
}

const four = 'search open convert answer'.split(' ').map(named);

// R2 and R3 of document 004.
test('in a gap what is missing stands before what is extra', () => {
  expect(drawn(four, 'open search convert answer')).toEqual([
    '. open extra',
    'search search match',
    'open . missing',
    'convert convert match',
    'answer answer match',
  ]);
  expect(drawn(four, 'search open search answer').slice(2, 4)).toEqual(['convert . missing', '. search extra']);
});

test('a group is bracketed in the order in which it was answered, with what stands between', () => {
  const path = [named('search'), [named('a'), named('b')], named('answer')];
  expect(drawn(path, 'search b x a answer')).toEqual([
    'search search match',
    'b b match first',
    '. x extra inner',
    'a a match last',
    'answer answer match',
  ]);
});

test('matches know their pair', () => {
  expect(rowsOf(four, 'open search convert answer').map(({ pair }) => pair)).toEqual([null, 0, null, 1, 2]);
});
