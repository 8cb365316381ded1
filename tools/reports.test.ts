import { expect, test } from 'vitest';
import { inWords, sum, tallyOf, warning } from './reports.mjs';

const vitest = { success: true, numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const playwright = { errors: [], stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } };

test('the reports of both runners add up to one sentence', () => {
  expect(inWords(sum([tallyOf(vitest), tallyOf(playwright)]))).toBe('8 passed, 0 failed, 2 skipped');
});

test('the sentence is silent about skipped tests when there are none', () => {
  expect(inWords(tallyOf(playwright))).toBe('3 passed, 0 failed');
});

test('what breaks outside any test counts as one failure', () => {
  expect(tallyOf({ ...vitest, success: false }).failed).toBe(1);
  expect(tallyOf({ ...playwright, errors: ['no server'] }).failed).toBe(1);
});

test('failed tests are counted as they are', () => {
  expect(tallyOf({ ...vitest, success: false, numFailedTests: 2 }).failed).toBe(2);
});

test('a journey that passes only at the second attempt is counted, and is not kept quiet', () => {
  const total = sum([tallyOf({ ...playwright, stats: { ...playwright.stats, flaky: 1 } })]);
  expect(inWords(total)).toBe('4 passed, 0 failed');
  expect(warning(total)).toContain('1 passed only at the second attempt');
  expect(warning(tallyOf(playwright))).toBe(null);
});
