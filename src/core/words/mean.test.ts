import { expect, test } from 'vitest';
import { meanSentence } from './mean.ts';

test('a mean names its score and over how many items it is', () => {
  expect(meanSentence({ name: 'step_credit', mean: 5.35 / 8, n: 8 })).toBe(
    'mean step credit 0.669 over 8 judged items',
  );
  expect(meanSentence({ name: 'order_aware', mean: 1, n: 1 })).toBe('mean order-aware 1.000 over 1 judged item');
});

test('a mean that is not quite 1 or 0 does not look as if it were', () => {
  expect(meanSentence({ name: 'exact', mean: 0.9999, n: 10_000 })).toBe('mean exact 0.9999 over 10,000 judged items');
  expect(meanSentence({ name: 'exact', mean: 0.0001, n: 10_000 })).toBe('mean exact 0.0001 over 10,000 judged items');
});

test('a mean over nothing is undefined, with why', () => {
  expect(meanSentence({ name: 'set_overlap', mean: null, n: 0 })).toBe('mean set overlap undefined (nothing judged)');
});

test('a score that is not known keeps its name', () => {
  expect(meanSentence({ name: 'style', mean: 0.5, n: 2 })).toBe('mean style 0.500 over 2 judged items');
});
