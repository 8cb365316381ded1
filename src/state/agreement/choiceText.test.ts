import { describe, expect, test } from 'vitest';
import { NO_CHOICE, type AgreementChoice } from './choice.ts';
import { formatChoice, parseChoice } from './choiceText.ts';

const CHOICES: readonly Partial<AgreementChoice>[] = [
  {},
  { human: { kind: 'rater', rater: 'ayşe; of=100%' }, pick: 'after-review' },
  { human: { kind: 'majority' }, by: 'values', scale: true },
  { human: { kind: 'adjudicated' }, undisputed: true, rubric: '' },
  { human: { kind: 'column', column: 'a;b=c%3b' }, judge: { kind: 'column', column: 'raw', reads: 'judge-output' } },
  {
    judge: { kind: 'run', run: { scorer: 'mock-judge', options: [['extraAtMost', '2']], replies: '0123456789ab' } },
    atLeast: '-1.5e3',
    rubric: 'path;ok@2',
  },
  { judge: { kind: 'log', judge: 'g@pt', version: '1' }, by: 'verdicts' },
];

describe('the text of a choice', () => {
  test.each(CHOICES)('is read back as the same choice: %o', (choice) => {
    const whole = { ...NO_CHOICE, ...choice };
    expect(parseChoice(formatChoice(whole))).toEqual(whole);
  });

  test('is empty where nothing is chosen', () => {
    expect([formatChoice(NO_CHOICE), parseChoice('')]).toEqual(['', NO_CHOICE]);
  });

  test('can be read by people', () => {
    const choice = { ...NO_CHOICE, human: { kind: 'rater', rater: 'ayse' } as const, atLeast: '0.8' };
    expect(formatChoice(choice)).toBe('human=rater:ayse;at=0.8');
  });

  test.each(['human=', 'human=who', 'human=rater:', 'judge=:', 'at=high', 'at=', 'by=luck', ';;=;', 'x=y'])(
    'leaves out what cannot be read: %s',
    (text) => {
      expect(parseChoice(text)).toEqual(NO_CHOICE);
    },
  );
});
