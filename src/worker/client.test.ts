import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Neighbours, OpenProgress, Outcome, ViewSummary } from '../engine/engine.ts';
import { played } from './builders.ts';
import { createWorkerEngine } from './client.ts';
import type { Crash } from './crash.ts';
import { PATIENCE } from './heartbeat.ts';

const nobody: Neighbours = {
  position: null,
  shown: 0,
  previous: null,
  next: null,
  previousWrong: null,
  nextWrong: null,
};
const empty: ViewSummary = { view: 'v1', shown: 0, total: 0, facets: [], totals: null };
const key = { id: 'a', attempt: 0 };
const all = { filter: '', sort: null, run: null, beside: null };

afterEach(() => vi.useRealTimers());

function setup() {
  const { spawn, threads } = played();
  const engine = createWorkerEngine(spawn);
  const crashes: Crash[] = [];
  engine.onCrash((crash) => crashes.push(crash));
  return { engine, threads, crashes };
}

test('a call is sent with its arguments, and settles as what is answered to its number', async () => {
  const { engine, threads } = setup();
  const first = engine.neighbours('v1', key);
  const second = engine.view('d1', all);
  expect(threads[0]!.sent).toEqual([
    { kind: 'neighbours', call: 1, args: ['v1', key] },
    { kind: 'view', call: 2, args: ['d1', all] },
  ]);
  threads[0]!.say({ kind: 'outcome', call: 2, outcome: { kind: 'value', value: empty } });
  threads[0]!.say({ kind: 'outcome', call: 1, outcome: { kind: 'value', value: nobody } });
  expect(await first).toEqual({ kind: 'value', value: nobody });
  expect(await second).toEqual({ kind: 'value', value: empty });
});

test('progress reaches the call it is about, and none comes after its end', async () => {
  const { engine, threads } = setup();
  const seen: number[] = [];
  const opening = engine.open({ sources: [] }, { onProgress: ({ bytes }) => seen.push(bytes) });
  threads[0]!.say({ kind: 'progress', call: 1, progress: progressAt(5) });
  threads[0]!.say({ kind: 'progress', call: 9, progress: progressAt(6) });
  threads[0]!.say({ kind: 'outcome', call: 1, outcome: { kind: 'cancelled' } });
  threads[0]!.say({ kind: 'progress', call: 1, progress: progressAt(7) });
  expect(await opening).toEqual({ kind: 'cancelled' });
  expect(seen).toEqual([5]);
});

test('a second answer to the same call is ignored', async () => {
  const { engine, threads, crashes } = setup();
  const asked = engine.close('d1');
  threads[0]!.say({ kind: 'outcome', call: 1, outcome: { kind: 'value', value: null } });
  threads[0]!.say({ kind: 'outcome', call: 1, outcome: { kind: 'crashed', message: 'late' } });
  expect(await asked).toEqual({ kind: 'value', value: null });
  expect(crashes).toEqual([]);
});

describe('cancelling', () => {
  test('settles the call at once and tells the thread; the late answer is dropped', async () => {
    const { engine, threads, crashes } = setup();
    const stop = new AbortController();
    const asked = engine.view('d1', all, { signal: stop.signal });
    stop.abort();
    expect(await asked).toEqual({ kind: 'cancelled' });
    expect(threads[0]!.sent.at(-1)).toEqual({ kind: 'cancel', call: 1 });
    threads[0]!.say({ kind: 'outcome', call: 1, outcome: { kind: 'value', value: empty } });
    expect(crashes).toEqual([]);
  });

  test('before the call sends nothing', async () => {
    const { engine, threads } = setup();
    expect(await engine.view('d1', all, { signal: AbortSignal.abort() })).toEqual({ kind: 'cancelled' });
    expect(threads[0]!.sent).toEqual([]);
  });

  test('after the answer changes nothing', async () => {
    const { engine, threads } = setup();
    const stop = new AbortController();
    const asked = engine.view('d1', all, { signal: stop.signal });
    threads[0]!.say({ kind: 'outcome', call: 1, outcome: { kind: 'value', value: empty } });
    stop.abort();
    expect(await asked).toEqual({ kind: 'value', value: empty });
    expect(threads[0]!.sent).toHaveLength(1);
  });
});

describe('losing the thread', () => {
  test('settles every call in flight as crashed, once, and every later one until a restart', async () => {
    const { engine, threads, crashes } = setup();
    const calls = [engine.neighbours('v1', key), engine.view('d1', all)];
    threads[0]!.fail('out of memory');
    threads[0]!.fail('again');
    const crashed: Outcome<never> = { kind: 'crashed', message: 'out of memory' };
    expect(await Promise.all([...calls, engine.close('d1')])).toEqual([crashed, crashed, crashed]);
    expect(crashes).toEqual([
      { cause: 'failed', message: 'out of memory', calls: ['neighbours', 'view'], datasets: [] },
    ]);
    expect(threads[0]!.ended).toBe(true);

    engine.restart();
    const after = engine.close('d1');
    threads[1]!.say({ kind: 'outcome', call: 3, outcome: { kind: 'value', value: null } });
    expect(await after).toEqual({ kind: 'value', value: null });
  });

  test('names the datasets that were open in it, without those that were closed', async () => {
    const { engine, threads, crashes } = setup();
    for (const [at, dataset] of ['d1', 'd2'].entries()) {
      const opened = engine.open({ sources: [] });
      const outcome = { kind: 'value', value: { dataset } } as Outcome<never>;
      threads[0]!.say({ kind: 'outcome', call: at + 1, outcome });
      await opened;
    }
    const closed = engine.close('d1');
    threads[0]!.say({ kind: 'outcome', call: 3, outcome: { kind: 'value', value: null } });
    await closed;
    threads[0]!.fail('gone');
    expect(crashes[0]!.datasets).toEqual(['d2']);
  });

  test('an answer of the lost thread is not heard by the calls of the next one', async () => {
    const { engine, threads, crashes } = setup();
    threads[0]!.fail('gone');
    engine.restart();
    const asked = engine.close('d1');
    threads[0]!.say({ kind: 'outcome', call: 1, outcome: { kind: 'crashed', message: 'from the grave' } });
    threads[0]!.fail('gone once more');
    threads[1]!.say({ kind: 'outcome', call: 1, outcome: { kind: 'value', value: null } });
    expect(await asked).toEqual({ kind: 'value', value: null });
    expect(crashes).toHaveLength(1);
  });

  test.each([
    ['text', 'hello'],
    ['nothing', undefined],
    ['an unknown kind', { kind: 'surprise', call: 1 }],
    ['an outcome without a kind', { kind: 'outcome', call: 1, outcome: {} }],
    ['an outcome of no call', { kind: 'outcome', outcome: { kind: 'cancelled' } }],
  ])('a message that is no answer (%s) is a lost thread: nobody is left waiting', async (_name, data) => {
    const { engine, threads, crashes } = setup();
    const asked = engine.close('d1');
    threads[0]!.babble(data);
    expect((await asked).kind).toBe('crashed');
    expect(crashes.map(({ cause }) => cause)).toEqual(['garbled']);
  });

  test('a thread that cannot be started is told to whoever listens later, and its calls end as crashed', async () => {
    const engine = createWorkerEngine(() => {
      throw new Error('workers are refused here');
    });
    const crashes: Crash[] = [];
    engine.onCrash((crash) => crashes.push(crash));
    expect(crashes).toEqual([{ cause: 'not-started', message: 'workers are refused here', calls: [], datasets: [] }]);
    expect(await engine.close('d1')).toEqual({ kind: 'crashed', message: 'workers are refused here' });
  });

  test('a listener that has gone hears nothing', () => {
    const { spawn, threads } = played();
    const engine = createWorkerEngine(spawn);
    const crashes: Crash[] = [];
    engine.onCrash((crash) => crashes.push(crash))();
    threads[0]!.fail('gone');
    expect(crashes).toEqual([]);
  });
});

test('what cannot be cloned ends its own call alone', async () => {
  const { engine, threads, crashes } = setup();
  const other = engine.close('d1');
  const uncloneable = [{ key, text: (() => 'no') as unknown as string }];
  expect((await engine.setColumn('d1', 'note', uncloneable)).kind).toBe('crashed');
  threads[0]!.say({ kind: 'outcome', call: 1, outcome: { kind: 'value', value: null } });
  expect(await other).toEqual({ kind: 'value', value: null });
  expect(crashes).toEqual([]);
});

describe('silence', () => {
  const beat = 1000;

  test('a thread that says nothing while a call runs is lost', async () => {
    vi.useFakeTimers();
    const { engine, threads, crashes } = setup();
    const asked = engine.close('d1');
    await vi.advanceTimersByTimeAsync(PATIENCE.running * beat);
    expect(crashes).toEqual([]);
    expect(threads[0]!.sent.at(-1)).toEqual({ kind: 'ping' });
    await vi.advanceTimersByTimeAsync(beat);
    expect((await asked).kind).toBe('crashed');
    expect(crashes).toMatchObject([{ cause: 'silent', calls: ['close'] }]);
  });

  test('a thread that answers pings may work for as long as it likes', async () => {
    vi.useFakeTimers();
    const { engine, threads, crashes } = setup();
    void engine.close('d1');
    for (let passed = 0; passed < 100; passed += 1) {
      await vi.advanceTimersByTimeAsync(beat);
      threads[0]!.say({ kind: 'pong' });
    }
    expect(crashes).toEqual([]);
  });

  test('a thread that does not stop when cancelled is ended sooner', async () => {
    vi.useFakeTimers();
    const { engine, threads, crashes } = setup();
    const stop = new AbortController();
    const asked = engine.view('d1', all, { signal: stop.signal });
    stop.abort();
    expect(await asked).toEqual({ kind: 'cancelled' });
    await vi.advanceTimersByTimeAsync((PATIENCE.cancelled + 1) * beat);
    expect(crashes).toMatchObject([{ cause: 'silent', calls: [] }]);
    expect(threads[0]!.ended).toBe(true);
  });

  test('a thread of which nothing is wanted is left in peace', async () => {
    vi.useFakeTimers();
    const { engine, threads, crashes } = setup();
    const asked = engine.close('d1');
    threads[0]!.say({ kind: 'outcome', call: 1, outcome: { kind: 'value', value: null } });
    await asked;
    await vi.advanceTimersByTimeAsync(100 * beat);
    expect(threads[0]!.sent).toHaveLength(1);
    expect(crashes).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a disposed engine ends its thread and every call, and tells no listener', async () => {
  const { engine, threads, crashes } = setup();
  const asked = engine.close('d1');
  engine.dispose();
  expect((await asked).kind).toBe('crashed');
  expect(threads[0]!.ended).toBe(true);
  expect(crashes).toEqual([]);
});

function progressAt(bytes: number): OpenProgress {
  return {
    dataset: null,
    file: 'a.jsonl',
    format: null,
    bytes,
    totalBytes: 10,
    items: 0,
    itemsPerSecond: null,
    secondsLeft: null,
  };
}
