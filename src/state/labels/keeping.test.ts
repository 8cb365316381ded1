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
  then: constantFrom('go on', 'go on', 'wait', 'refuse', 'allow', 'hang', 'late'),
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
      for (const [at, { tab, item, value, then }] of steps.entries()) {
        keepings[tab]!.say(labelled(`E${at}`, item, value));
        said.push(`E${at}`);
        if (then === 'wait') await settle();
        if (then === 'refuse') tabs[tab]!.refuse({ code: 'full', message: '' });
        if (then === 'allow') for (const one of tabs) one.refuse(null);
        if (then === 'hang') gates.push(tabs[tab]!.hang());
        if (then === 'late') pass(1000);
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
        expect([...ledger.log.events.values()].map(({ id, text }) => [id, text]).toSorted()).toEqual(
          [...log.events.values()].map(({ id, text }) => [id, text]).toSorted(),
        );
      }
    }),
    { numRuns: 300 },
  );
});

test('a label waits for what it is of, but not for long', async () => {
  for (const isLate of [false, true]) {
    const labels = memoryLabels();
    const { later, pass } = timers();
    const one = keeping(labels, later);
    let answer: (hash: string | null) => void = () => undefined;
    const hash = new Promise<string | null>((resolve) => {
      answer = resolve;
    });
    one.say(labelled('E1', 'R1', 'PASS', { hash: null }), hash);
    one.say(labelled('E2', 'R2', 'PASS'));
    await settle();
    expect(labels.lines.get('runs')).toBeUndefined();
    if (isLate) pass(400);
    else answer('sha256:11');
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
  pass(899);
  expect(one.state().trouble).toBeNull();
  pass(1);
  expect(one.state().trouble).toEqual({ code: 'failed', message: '' });
});
