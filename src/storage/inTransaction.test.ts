import { expect, test } from 'vitest';
import { type Ending, inTransaction } from './inTransaction.ts';

function ending(change: Partial<Ending> = {}): Ending {
  return { done: Promise.resolve(), error: null, abort: () => undefined, ...change };
}

function doneLater() {
  const settle: { complete?: () => void; end?: (error: Error) => void } = {};
  const done = new Promise<void>((resolve, reject) => {
    settle.complete = resolve;
    settle.end = reject;
  });
  return { done, complete: () => settle.complete?.(), end: (error: Error) => settle.end?.(error) };
}

test('nothing counts as done before the transaction is complete', async () => {
  const said: string[] = [];
  const { done, complete } = doneLater();
  const outcome = inTransaction(ending({ done }), async () => 'value').then((value) => said.push(value));
  await Promise.resolve();
  await Promise.resolve();
  expect(said).toEqual([]);
  complete();
  await outcome;
  expect(said).toEqual(['value']);
});

test('work that fails ends the transaction, and says why', async () => {
  let aborted = 0;
  const { done, end } = doneLater();
  const transaction = ending({
    done,
    abort: () => {
      aborted += 1;
      end(new DOMException('ended', 'AbortError'));
    },
  });
  const outcome = inTransaction(transaction, async () => Promise.reject(new TypeError('our mistake')));
  await expect(outcome).rejects.toThrow('our mistake');
  expect(aborted).toBe(1);
});

test('where there is no room that is said, not that a request was ended', async () => {
  const full = new DOMException('no room', 'QuotaExceededError');
  const transaction = ending({
    done: Promise.reject(full),
    error: full,
    abort: () => {
      throw new DOMException('over', 'InvalidStateError');
    },
  });
  const outcome = inTransaction(transaction, async () => Promise.reject(new DOMException('ended', 'AbortError')));
  await expect(outcome).rejects.toBe(full);
});
