import { expect, test } from 'vitest';
import { alignSteps } from '../core/trajectory/align.ts';
import { scoreTrajectory } from '../core/trajectory/scores.ts';
import { named } from '../core/trajectory/steps.ts';
import type { ItemTrajectory } from '../engine/trajectories.ts';
import { stepsText } from './stepsText.ts';

function compared(asked: string, taken: string): ItemTrajectory {
  const [path, candidate] = [asked.split(' ').map(named), taken.split(' ').map(named)];
  const scores = scoreTrajectory(path, candidate);
  return {
    references: [path],
    candidate,
    compared: {
      best: 0,
      alignment: alignSteps(path, candidate),
      scores,
      alignments: 1,
      arguments: [],
      notes: [],
      credits: [scores.stepCredit.value],
    },
    refused: null,
  };
}

// R3 of document 004.
test('steps are written a line each, under their labels', () => {
  expect(stepsText(compared('search open convert answer', 'search open search answer'))).toBe(
    'MATCH   search\nMATCH   open\nMISSING convert\nEXTRA   search\nMATCH   answer',
  );
});

test('where nothing was compared there is nothing to write', () => {
  expect(stepsText({ references: [], candidate: [named('a')], compared: null, refused: null })).toBeNull();
});
