import { expect, it } from 'vitest';
import { meanSentence } from './meanScore.ts';

it('a mean is said with what it is over, and without a judged item it is undefined', () => {
  // Of R1 to R8: (1 + .6 + .6 + .8 + .5 + .8 + .8 + .25) / 8.
  expect(meanSentence({ name: 'step_credit', mean: 0.66875, n: 8 })).toBe('Step credit 0.669 over 8 judged items');
  expect(meanSentence({ name: 'exact', mean: 1, n: 1 })).toBe('Exact 1.000 over 1 judged item');
  expect(meanSentence({ name: 'exact', mean: null, n: 0 })).toBe('Exact undefined (nothing judged)');
  expect(meanSentence({ name: '__proto__', mean: 0, n: 2 })).toBe('__proto__ 0.000 over 2 judged items');
});
