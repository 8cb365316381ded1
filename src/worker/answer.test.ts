import { expect, test } from 'vitest';
import type { CallOptions, Engine, ExportProgress, Outcome } from '../engine/engine.ts';
import { createAnswerer } from './answer.ts';
import { inProcess } from './builders.ts';
import { createWorkerEngine } from './client.ts';
import type { Answer } from './protocol.ts';

const key = { id: 'a', attempt: 0 };

/** An engine of which only the calls named here are asked. */
function engineWith(calls: Partial<Engine>): Engine {
  return calls as Engine;
}

function setup(engine: Partial<Engine>) {
  const posted: Answer[] = [];
  const clock = { now: 0 };
  const take = createAnswerer(
    engineWith(engine),
    (answer) => posted.push(structuredClone(answer)),
    () => clock.now,
  );
  return { posted, clock, take };
}

test('a call whose engine throws is answered, and the next one too', async () => {
  const { posted, take } = setup({
    close: async () => Promise.reject(new Error('a mistake of ours')),
    window: async (view, from) => ({ kind: 'value', value: { view, from, rows: [] } }),
  });
  take({ kind: 'close', call: 1, args: ['d1'] });
  take({ kind: 'window', call: 2, args: ['v1', 0, 1] });
  await expect.poll(() => posted).toHaveLength(2);
  expect(posted).toContainEqual({
    kind: 'outcome',
    call: 1,
    outcome: { kind: 'crashed', message: 'a mistake of ours' },
  });
  expect(posted).toContainEqual({
    kind: 'outcome',
    call: 2,
    outcome: { kind: 'value', value: { view: 'v1', from: 0, rows: [] } },
  });
});

test('a value that cannot be cloned is answered as crashed', async () => {
  const value = (() => 'no') as unknown as null;
  const { posted, take } = setup({ close: async () => ({ kind: 'value', value }) });
  take({ kind: 'close', call: 1, args: ['d1'] });
  await expect.poll(() => posted).toMatchObject([{ kind: 'outcome', call: 1, outcome: { kind: 'crashed' } }]);
});

test('cancel aborts the signal of its call alone, and a ping is answered while calls run', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { posted, take } = setup({
    export: async (_view, _kind, call) => {
      signals.push(call?.signal);
      return new Promise<Outcome<Blob>>(() => undefined);
    },
  });
  take({ kind: 'export', call: 1, args: ['v1', 'csv'] });
  take({ kind: 'export', call: 2, args: ['v1', 'csv'] });
  take({ kind: 'cancel', call: 2 });
  take({ kind: 'cancel', call: 77 });
  take({ kind: 'ping' });
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, true]);
  expect(posted).toEqual([{ kind: 'pong' }]);
});

test('progress is told at most every 50 ms, the last one always, before the outcome', async () => {
  const call: { current: CallOptions<ExportProgress> | undefined; end: (outcome: Outcome<Blob>) => void } = {
    current: undefined,
    end: () => undefined,
  };
  const { posted, clock, take } = setup({
    export: async (_view, _kind, options) => {
      call.current = options;
      return new Promise((resolve) => {
        call.end = resolve;
      });
    },
  });
  take({ kind: 'export', call: 1, args: ['v1', 'csv'] });
  for (let items = 0; items <= 120; items += 1) {
    clock.now = items;
    call.current?.onProgress?.({ items, totalItems: 120 });
  }
  call.end({ kind: 'cancelled' });
  await expect.poll(() => posted.at(-1)?.kind).toBe('outcome');
  const told = posted.flatMap((answer) => (answer.kind === 'progress' ? [answer.progress] : []));
  expect(told).toEqual([0, 50, 100, 120].map((items) => ({ items, totalItems: 120 })));
});

test('blobs cross to the engine and back with their bytes', async () => {
  const engine = createWorkerEngine(
    inProcess(
      engineWith({
        addReplies: async (_dataset, { blob }) => ({ kind: 'crashed', message: await blob.text() }),
        export: async () => ({ kind: 'value', value: new Blob(['a line\n']) }),
      }),
      () => 0,
    ),
  );
  const source = { name: 'r.jsonl', blob: new Blob(['{"id":1}']) };
  expect(await engine.addReplies('d1', source)).toEqual({ kind: 'crashed', message: '{"id":1}' });
  const exported = await engine.export('v1', 'jsonl');
  expect(exported.kind === 'value' && (await exported.value.text())).toBe('a line\n');
  engine.dispose();
});

test('maps, ids with odd characters and keys like __proto__ cross unchanged', async () => {
  const seen: unknown[] = [];
  const engine = createWorkerEngine(
    inProcess(
      engineWith({
        run: async (...args) => {
          seen.push(args.slice(0, 2));
          return { kind: 'cancelled' };
        },
        neighbours: async (...args) => {
          seen.push(args);
          return { kind: 'cancelled' };
        },
      }),
      () => 0,
    ),
  );
  const options = new Map([
    ['__proto__', 'x'],
    ['ordering', 'strict'],
  ]);
  await engine.run('d1', { scorer: 's', options, replySet: null });
  await engine.neighbours('v1', { ...key, id: 'a/b#c d%20é\u{1F600}' });
  expect(seen).toEqual([
    ['d1', { scorer: 's', options, replySet: null }],
    ['v1', { id: 'a/b#c d%20é\u{1F600}', attempt: 0 }],
  ]);
  engine.dispose();
});
