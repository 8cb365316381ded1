import { array, asyncProperty, assert, constantFrom, nat, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { ItemKey } from '../../core/model/item.ts';
import { memoryLabels, type MemoryLabels } from './builders.ts';
import type { Intent } from './intent.ts';
import { createKeeping, type Keeping } from './keeping.ts';
import { withLines } from './readLines.ts';
import { EMPTY_LOG } from '../../core/labels/log.ts';
import { labelHeads } from '../../core/labels/labelHeads.ts';

const SCOPE = { scope: 'runs', name: 'runs.jsonl' };
const SUBJECT = { name: 'runs.jsonl', n: 3, fingerprint: '00', replies: null };

function key(id: string): ItemKey {
  return { id, attempt: 0 };
}

function labelled(
  id: string,
  item: string,
  value: 'PASS' | 'FAIL',
  rest: Partial<Intent & { kind: 'label' }> = {},
): Intent {
  return {
    kind: 'label',
    id,
    seenId: `${id}-seen`,
    resolveId: `${id}-resolve`,
    rater: 'ayse',
    device: 'desk',
    at: '2026-01-01T00:00:00.000Z',
    subject: SUBJECT,
    rubric: null,
    key: key(item),
    hash: 'sha256:00',
    value,
    note: '',
    tags: [],
    parts: new Map(),
    sights: [],
    msOnItem: 5,
    order: { mode: 'file', seed: 0 },
    position: 1,
    ...rest,
  };
}

/** Timers that are run by hand. */
function timers() {
  const due: { at: number; work: () => void }[] = [];
  let now = 0;
  return {
    later: (milliseconds: number, work: () => void) => {
      const one = { at: now + milliseconds, work };
      due.push(one);
      return () => {
        due.splice(due.indexOf(one), 1);
      };
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
      for (const one of due.filter(({ at }) => at <= now)) {
        due.splice(due.indexOf(one), 1);
        one.work();
      }
    },
  };
}

function keeping(labels: MemoryLabels, later = timers().later): Keeping {
  const made = createKeeping({ labels, later }, SCOPE, () => undefined);
  labels.onWritten(made.catchUp);
  return made;
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

function logIn(labels: MemoryLabels) {
  return withLines(EMPTY_LOG, labels.lines.get('runs') ?? []);
}

const step = record({
  tab: nat(2),
  item: constantFrom('R1', 'R2', 'R3'),
  value: constantFrom('PASS' as const, 'FAIL' as const),
  next: constantFrom('go on', 'go on', 'wait', 'refuse', 'allow', 'hang', 'late'),
});

test('whatever storage does, nothing that was said is lost, and no number is given twice', async () => {
  await assert(
    asyncProperty(array(step, { maxLength: 25 }), async (steps) => {
      const first = memoryLabels();
      const tabs = [first, first.tab(), first.tab()];
      const { later, pass } = timers();
      const keepings = tabs.map((labels) => keeping(labels, later));
      const gates: (() => void)[] = [];
      const said: string[] = [];
      for (const [at, { tab, item, value, next }] of steps.entries()) {
        keepings[tab]!.say(labelled(`E${at}`, item, value));
        said.push(`E${at}`);
        if (next === 'wait') await settle();
        if (next === 'refuse') tabs[tab]!.refuse({ code: 'full', message: '' });
        if (next === 'allow') for (const one of tabs) one.refuse(null);
        if (next === 'hang') gates.push(tabs[tab]!.hang());
        if (next === 'late') pass(1000);
      }
      for (const one of tabs) one.refuse(null);
      for (const open of gates) open();
      await settle();
      for (const one of keepings) one.retry();
      await settle();
      for (const one of keepings) one.catchUp();
      await settle();
      const log = logIn(first);
      expect([...log.events.keys()].toSorted()).toEqual(said.toSorted());
      const numbers = [...log.events.values()].map(({ facts }) => (facts?.type === 'label' ? facts.seq : null));
      expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(said.map((_, at) => at + 1));
      // One rater on one device: whatever came after knew of what was there.
      for (const item of ['R1', 'R2', 'R3']) {
        expect(labelHeads(log, 'ayse', key(item), null).length).toBeLessThanOrEqual(1);
      }
      for (const one of keepings) {
        const { ledger, saving, trouble } = one.state();
        expect({ pending: ledger.pending.length, saving, trouble }).toEqual({ pending: 0, saving: 0, trouble: null });
        expect(new Map([...ledger.log.events].map(([id, { text }]) => [id, text]))).toEqual(
          new Map([...log.events].map(([id, { text }]) => [id, text])),
        );
      }
    }),
    { numRuns: 80 },
  );
});

test('a label waits for what it is of, but not for long', async () => {
  for (const isLate of [false, true]) {
    const labels = memoryLabels();
    const { later, pass } = timers();
    const one = keeping(labels, later);
    const answers: ((hash: string) => void)[] = [];
    const hash = new Promise<string | null>((resolve) => {
      answers.push(resolve);
    });
    one.say(labelled('E1', 'R1', 'PASS', { hash: null }), hash);
    one.say(labelled('E2', 'R2', 'PASS'));
    await settle();
    expect(labels.lines.get('runs')).toBeUndefined();
    if (isLate) pass(400);
    else for (const answer of answers) answer('sha256:11');
    await settle();
    const bodies = (labels.lines.get('runs') ?? []).map(({ line }) => JSON.parse(line) as Record<string, unknown>);
    expect(bodies.map(({ item_hash: of, seq }) => [of, seq])).toEqual([
      [isLate ? null : 'sha256:11', 1],
      ['sha256:00', 2],
    ]);
  }
});

test('that a label is not in storage is said before a second has passed', () => {
  const labels = memoryLabels();
  labels.hang();
  const { later, pass } = timers();
  const one = keeping(labels, later);
  one.say(labelled('E1', 'R1', 'PASS'));
  pass(699);
  expect(one.state().trouble).toBeNull();
  pass(1);
  expect(one.state().trouble).toEqual({ code: 'failed', message: '' });
});

test('what is said while something is being written is written next, without being asked', async () => {
  const labels = memoryLabels();
  const gates: (() => void)[] = [];
  const slow: MemoryLabels = {
    ...labels,
    write: async (...args) => {
      const outcome = await labels.write(...args);
      await new Promise<void>((resolve) => {
        gates.push(resolve);
      });
      return outcome;
    },
  };
  const one = keeping(slow);
  one.say(labelled('E1', 'R1', 'PASS'));
  await settle();
  expect(labels.lines.get('runs')).toHaveLength(1);
  one.say(labelled('E2', 'R2', 'PASS'));
  one.say(labelled('E3', 'R3', 'PASS'));
  gates[0]?.();
  await settle();
  expect(labels.lines.get('runs')?.map(({ id }) => id)).toEqual(['E1', 'E2', 'E3']);
  expect(one.state().ledger.pending).toHaveLength(2);
  gates[1]?.();
  await settle();
  expect(one.state()).toMatchObject({ ledger: { pending: [] }, saving: 0 });
});

test('a write that never answers keeps nothing from being written once it is too late', async () => {
  const labels = memoryLabels();
  const { later, pass } = timers();
  let calls = 0;
  const stuck: MemoryLabels = {
    ...labels,
    write: async (...args) => {
      calls += 1;
      return calls === 1 ? new Promise(() => undefined) : labels.write(...args);
    },
  };
  const one = keeping(stuck, later);
  one.say(labelled('E1', 'R1', 'PASS'));
  await settle();
  pass(700);
  one.say(labelled('E2', 'R2', 'PASS'));
  await settle();
  expect(labels.lines.get('runs')?.map(({ id }) => id)).toEqual(['E1', 'E2']);
  expect(one.state().trouble).toBeNull();
});

test('what storage refused is tried again without being asked, and is no trouble any more once it is there', async () => {
  const labels = memoryLabels();
  const { later, pass } = timers();
  let calls = 0;
  let isFull = true;
  const full: MemoryLabels = {
    ...labels,
    write: async (...args) => {
      calls += 1;
      return isFull ? { ok: false, problem: { code: 'full', message: 'no room' } } : labels.write(...args);
    },
  };
  const one = keeping(full, later);
  for (const id of ['E1', 'E2', 'E3']) {
    one.say(labelled(id, id, 'PASS'));
    await settle();
  }
  expect(calls).toBe(3);
  pass(3000);
  await settle();
  // One attempt for all of them, however many were refused.
  expect(calls).toBe(4);
  expect(one.state().trouble).toMatchObject({ code: 'full' });
  isFull = false;
  pass(3000);
  await settle();
  expect(one.state()).toMatchObject({ ledger: { pending: [] }, trouble: null, saving: 0 });
  expect(labels.lines.get('runs')?.map(({ id }) => id)).toEqual(['E1', 'E2', 'E3']);
});

test('an attempt that fails when another one has written everything is no trouble', async () => {
  const labels = memoryLabels();
  const { later, pass } = timers();
  const fail: (() => void)[] = [];
  let calls = 0;
  const late: MemoryLabels = {
    ...labels,
    write: async (...args) => {
      calls += 1;
      if (calls > 1) return labels.write(...args);
      return new Promise((resolve) => {
        fail.push(() => {
          resolve({ ok: false, problem: { code: 'failed', message: 'late' } });
        });
      });
    },
  };
  const one = keeping(late, later);
  one.say(labelled('E1', 'R1', 'PASS'));
  await settle();
  pass(700);
  one.retry();
  await settle();
  expect(one.state().trouble).toBeNull();
  for (const now of fail) now();
  await settle();
  expect(one.state()).toMatchObject({ trouble: null, saving: 0, ledger: { pending: [] } });
});

test('where storage did not answer before anything was said, that it answers again is seen without being asked', async () => {
  const labels = memoryLabels();
  const other = keeping(labels);
  other.say(labelled('E1', 'R1', 'PASS'));
  await settle();
  const { later, pass } = timers();
  const one = keeping(labels, later);
  one.fail({ code: 'failed', message: 'late' });
  expect(one.state().trouble).not.toBeNull();
  pass(3000);
  await settle();
  expect(one.state().trouble).toBeNull();
  expect([...one.state().ledger.log.events.keys()]).toEqual(['E1']);

  one.fail({ code: 'failed', message: 'late' });
  one.retry();
  await settle();
  expect(one.state().trouble).toBeNull();
});

test('however slow storage is and however fast labels come, no more than two attempts are on their way', async () => {
  const labels = memoryLabels();
  const { later, pass } = timers();
  const gates: (() => void)[] = [];
  const slow: MemoryLabels = {
    ...labels,
    write: async (...args) => {
      await new Promise<void>((resolve) => {
        gates.push(resolve);
      });
      return labels.write(...args);
    },
  };
  const one = keeping(slow, later);
  for (let label = 0; label < 50; label += 1) {
    one.say(labelled(`E${label}`, `R${label}`, 'PASS'));
    pass(100);
    await settle();
  }
  expect(gates).toHaveLength(2);
  expect(one.state()).toMatchObject({ saving: 2, trouble: { code: 'failed' } });
  for (let turn = 0; turn < 5; turn += 1) {
    for (const open of gates.splice(0)) open();
    await settle();
  }
  expect(one.state()).toMatchObject({ saving: 0, trouble: null, ledger: { pending: [] } });
  expect(labels.lines.get('runs')).toHaveLength(50);
});

test('what another tab writes while this one writes is looked for once that is done', async () => {
  const labels = memoryLabels();
  const gates: (() => void)[] = [];
  let calls = 0;
  const slow: MemoryLabels = {
    ...labels,
    write: async (...args) => {
      calls += 1;
      const outcome = await labels.write(...args);
      if (calls === 1) {
        await new Promise<void>((resolve) => {
          gates.push(resolve);
        });
      }
      return outcome;
    },
  };
  const one = keeping(slow);
  one.say(labelled('E1', 'R1', 'PASS'));
  await settle();
  const other = keeping(labels.tab());
  other.say(labelled('E2', 'R2', 'FAIL'));
  await settle();
  expect(calls).toBe(1);
  for (const open of gates) open();
  await settle();
  expect([...one.state().ledger.log.events.keys()]).toEqual(['E1', 'E2']);
});

test('a view that fails keeps nothing from being written, and its failure comes out', async () => {
  const labels = memoryLabels();
  const { later, pass } = timers();
  const one = createKeeping({ labels, later }, SCOPE, () => {
    throw new Error('cannot be shown');
  });
  one.say(labelled('E1', 'R1', 'PASS'));
  await settle();
  expect(labels.lines.get('runs')).toHaveLength(1);
  expect(() => {
    pass(0);
  }).toThrow('cannot be shown');
});
