import { expect, test } from 'vitest';
import { BlockedByOlderTab, stored } from './stored.ts';

test.each([
  ['QuotaExceededError', 'full'],
  ['VersionError', 'newer'],
  ['SecurityError', 'refused'],
  ['InvalidStateError', 'refused'],
  ['UnknownError', 'failed'],
  ['AbortError', 'failed'],
])('the browser’s %s is the problem “%s”, with the browser’s words', async (name, code) => {
  const outcome = await stored(async () => Promise.reject(new DOMException('in its words', name)));
  expect(outcome).toEqual({ ok: false, problem: { code, message: 'in its words' } });
});

test('a page without a database is refused, not broken', async () => {
  const outcome = await stored(async () => Promise.reject(new ReferenceError('indexedDB is not defined')));
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'refused' } });
});

test('an older tab that does not let go is told apart', async () => {
  const outcome = await stored(async () => Promise.reject(new BlockedByOlderTab('another tab')));
  expect(outcome).toEqual({ ok: false, problem: { code: 'blocked', message: 'another tab' } });
});

test('what is thrown without being an error is a problem too', async () => {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- somebody else's mistake, borne here
  expect(await stored(async () => Promise.reject('no'))).toEqual({
    ok: false,
    problem: { code: 'failed', message: 'no' },
  });
});

test('a value is passed on as it is', async () => {
  expect(await stored(async () => Promise.resolve(null))).toEqual({ ok: true, value: null });
});
