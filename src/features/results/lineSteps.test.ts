import { expect, test } from 'vitest';
import type { RowTrajectory } from '../../engine/trajectories.ts';
import { lineSteps, stepsLeft } from './lineSteps.ts';

const none = {
  more: 0,
  missing: [],
  missingCount: 0,
  extraCount: 0,
  exact: null,
  orderAware: null,
  setOverlap: null,
  stepCredit: null,
  reference: 0,
  references: 1,
} as const;

function drawn(row: RowTrajectory): string {
  return lineSteps(row)
    .map(({ name, word }) => `${name} ${word}`)
    .join(', ');
}

function match(name: string): RowTrajectory['steps'][number] {
  return { name, mark: 'match' };
}

function extra(name: string): RowTrajectory['steps'][number] {
  return { name, mark: 'extra' };
}

// R2, R3 and R8 of document 004.
test('a missing step stands in its gap: before the step it precedes, or behind all', () => {
  expect(
    drawn({
      ...none,
      steps: [extra('open'), match('search'), match('convert'), match('answer')],
      missing: [{ before: 2, name: 'open' }],
    }),
  ).toBe('open EXTRA, search MATCH, open MISSING, convert MATCH, answer MATCH');
  expect(drawn({ ...none, steps: [match('search'), extra('search')], missing: [{ before: 2, name: 'open' }] })).toBe(
    'search MATCH, search EXTRA, open MISSING',
  );
  expect(
    drawn({
      ...none,
      steps: [match('answer')],
      missing: ['search', 'open', 'convert'].map((name) => ({ before: 0, name })),
    }),
  ).toBe('search MISSING, open MISSING, convert MISSING, answer MATCH');
});

test('what the row does not hold is counted: further steps, and further missing ones', () => {
  const row = { ...none, steps: [], more: 7, missing: [{ before: 0, name: 'a' }], missingCount: 5 };
  expect(stepsLeft(row)).toBe(11);
});
