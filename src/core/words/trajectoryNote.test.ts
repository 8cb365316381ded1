import { describe, expect, test } from 'vitest';
import { plain } from './textPart.ts';
import { alignmentsClause, trajectoryNoteParts } from './trajectoryNote.ts';
import type { TrajectoryNote } from '../trajectory/notes.ts';

function sentence(note: TrajectoryNote): string {
  return plain(trajectoryNoteParts(note));
}

describe('notes beside an alignment', () => {
  test('a moved step is named with both of its places, counted from 1', () => {
    expect(sentence({ code: 'moved', reference: 1, candidate: 0, name: 'open' })).toBe(
      'open is missing as step 2 of the reference, and extra as step 1 of the reply.',
    );
  });

  test('the other side is called what it is called there', () => {
    const note = { code: 'moved', reference: 1, candidate: 0, name: 'open' } as const;
    expect(plain(trajectoryNoteParts(note, 'candidate'))).toMatch(/as step 1 of the candidate\.$/);
  });

  test('a substitution names what was done and what was asked', () => {
    expect(sentence({ code: 'substituted', reference: 2, candidate: 2, expected: 'convert', found: 'search' })).toBe(
      'search (step 3 of the reply) stands where convert is missing (step 3 of the reference).',
    );
  });

  test('padding says both scores', () => {
    const stepCredit = { value: 0.8, numerator: 4, denominator: 5 };
    expect(sentence({ code: 'padding', extra: 1, stepCredit })).toBe(
      'The whole reference is there in order, among 1 step it does not have: order-aware is 1, step credit 0.80.',
    );
  });

  test('a repeat says how often on both sides', () => {
    expect(sentence({ code: 'repeat', name: 'search', made: 2, wanted: 1 })).toBe(
      'search is taken 2 times; the reference has it once. Set overlap does not count repeats.',
    );
  });
});

test('one alignment needs no word, and those above 99 are not counted', () => {
  expect([1, 2, 99, 100].map(alignmentsClause)).toEqual([
    null,
    '2 equally good alignments, showing the earliest',
    '99 equally good alignments, showing the earliest',
    'more than 99 equally good alignments, showing the earliest',
  ]);
});
