import { expect, test } from 'vitest';
import { named } from '../trajectory/steps.ts';
import { scoreTrajectory } from '../trajectory/scores.ts';
import { partnerLines, scoreLines } from './trajectoryScores.ts';

function steps(path: string) {
  return path === '' ? [] : path.split(' ').map(named);
}

// R3 of document 004.
test('each formula is filled in by its own numbers', () => {
  const scores = scoreTrajectory(steps('search open convert answer'), steps('search open search answer'));
  expect(scoreLines(scores).map(({ name, value, formula }) => [name, value, formula])).toEqual([
    ['exact', '0', 'same steps in the same order: no'],
    ['order_aware', '0.75', '3 / 4'],
    ['set_overlap', '0.75', '3 / 4'],
    ['step_credit', '0.60', '3 / (3 + 1 + 1)'],
  ]);
  expect(partnerLines(scores).map(({ value, formula }) => [value, formula])).toEqual([
    ['0.75', '3 / 4'],
    ['0.75', '6 / 8'],
    ['0.60', '3 / 5'],
  ]);
});

test('where nothing was asked and nothing done, that is said in place of 0 / 0', () => {
  const scores = scoreTrajectory([], []);
  expect(scoreLines(scores).map(({ value, formula }) => [value, formula])).toEqual([
    ['1', 'same steps in the same order: yes'],
    ['1.00', 'No steps were expected, and none were taken.'],
    ['1.00', 'No steps were expected, and none were taken.'],
    ['1.00', 'No steps were expected, and none were taken.'],
  ]);
});
