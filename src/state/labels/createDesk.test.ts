import { describe, expect, test, vi } from 'vitest';
import { keyText } from '../../core/labels/keyText.ts';
import { readLabels } from '../../core/labels/readLabels.ts';
import { adjudicatedSeries, raterSeries } from '../../core/labels/raterSeries.ts';
import type { ItemKey } from '../../core/model/item.ts';
import { calculatorRubric } from '../../core/rubric/calculatorRubric.ts';
import { createEngine } from '../../engine/createEngine.ts';
import type { Source } from '../../engine/engine.ts';
import { answer, nothingLeft, plainEffects } from '../builders.ts';
import type { Dataset } from '../datasets.ts';
import type { Effects, LabellingSettings } from '../effects.ts';
import { NO_PARAMS } from '../route.ts';
import { createWorkbench, type Workbench } from '../workbench.ts';
import { watchSights } from './watchSights.ts';
import { memoryLabels, type MemoryLabels } from './builders.ts';
import { createDesk } from './createDesk.ts';
import type { DeskState, LabelDesk } from './desk.ts';
import { historyOf, labelOf, progressOf } from './select.ts';

// The eight runs of document 004, with what the person said of each.
const RUNS = [
  ['R1', 'PASS', 'PASS'],
  ['R2', 'FAIL', 'PASS'],
  ['R3', 'FAIL', 'PASS'],
  ['R4', 'PASS', 'PASS'],
  ['R5', 'FAIL', 'FAIL'],
  ['R6', 'PASS', 'PASS'],
  ['R7', 'PASS', 'PASS'],
  ['R8', 'FAIL', 'FAIL'],
] as const;

const HUMAN: ReadonlyMap<string, 'PASS' | 'FAIL'> = new Map(RUNS.map(([id, human]) => [id, human]));

function source(name: string, rows: readonly object[]): Source {
  return { name, blob: new Blob([rows.map((row) => `${JSON.stringify(row)}\n`).join('')]) };
}

const runs = source(
  'runs.jsonl',
  RUNS.map(([id, human, judge]) => ({
    id,
    input: `task of ${id}`,
    trajectory: ['search', 'answer'],
    reference: { trajectory: ['search', 'answer'] },
    recorded: { human, judge },
  })),
);

interface Bench {
  readonly workbench: Workbench;
  readonly desk: LabelDesk;
  readonly dataset: Dataset;
  readonly labels: MemoryLabels;
  readonly said: string[];
  readonly notified: { text: string; action: (() => void) | null }[];
  readonly files: { name: string; text: string }[];
  readonly held: boolean[];
  readonly settings: LabellingSettings[];
  readonly state: () => DeskState;
}

const AYSE: LabellingSettings = { rater: 'ayse', advances: true, rubrics: [] };

interface BenchOptions {
  readonly files?: readonly Source[];
  readonly settings?: LabellingSettings | null;
}

let ids = 0;
let time = Date.UTC(2026, 0, 1);

async function bench(
  labels: MemoryLabels = memoryLabels(),
  { files: given = [runs], settings = AYSE }: BenchOptions = {},
): Promise<Bench> {
  const engine = createEngine();
  const said: string[] = [];
  const notified: Bench['notified'] = [];
  const files: Bench['files'] = [];
  const held: boolean[] = [];
  const kept: LabellingSettings[] = [];
  const effects: Effects = {
    ...plainEffects(engine, labels, nothingLeft()),
    newId: () => {
      ids += 1;
      return `E${String(ids).padStart(6, '0')}`;
    },
    holdPage: (on) => {
      held.push(on);
    },
    settings: {
      save: async ({ labelling }) => {
        if (labelling !== undefined) kept.push(labelling);
        return answer(null);
      },
      labelling: async () => settings,
      baselines: async () => new Map(),
    },
    now: () => (time += 1000),
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    download: (name, content) => {
      if (typeof content === 'string') files.push({ name, text: content });
    },
    notify: (text, _tone, action) => {
      notified.push({ text, action: action?.run ?? null });
    },
    announce: (text) => {
      said.push(text);
    },
  };
  const workbench = createWorkbench(effects);
  workbench.actions.open(given);
  const dataset = await until(() => workbench.store.getState().datasets.open.find(({ summary }) => summary !== null));
  const desk = createDesk(workbench.context);
  return { workbench, desk, dataset, labels, said, notified, files, held, settings: kept, state: desk.store.getState };
}

async function seated(...args: Parameters<typeof bench>): Promise<Bench> {
  const one = await bench(...args);
  one.desk.actions.open(one.dataset, null);
  await until(() => one.state().stage === 'ready');
  return one;
}

async function until<T>(ready: () => T): Promise<NonNullable<T>> {
  return vi.waitFor(
    () => {
      const value = ready();
      if (value === null || value === undefined || value === false) throw new Error('not yet');
      return value;
    },
    { timeout: 4000, interval: 5 },
  );
}

async function saved({ state }: Bench): Promise<void> {
  await until(() => state().unsaved.length === 0 && state().saving === 0);
}

function key(id: string): ItemKey {
  return { id, attempt: 0 };
}

function valueOf(one: Bench, id: string): string | null {
  return labelOf(one.state(), key(id)).value;
}

/** What storage holds of the scope, as a label file. */
function stored({ labels }: Bench) {
  const all = [...labels.lines.values()].flat();
  const read = readLabels('stored', all.map(({ header, line }) => `${header}\n${line}`).join('\n'));
  if (!read.ok) throw new Error(read.refusal.code);
  return read;
}

function bodies(one: Bench): Record<string, unknown>[] {
  return [...one.labels.lines.values()].flat().map(({ line }) => JSON.parse(line) as Record<string, unknown>);
}

describe('labelling', () => {
  test('whoever labels every item as document 004 has it, without waiting, has every label saved', async () => {
    const one = await seated();
    const queue = one.state().queue.map(({ id }) => id);
    expect([...queue].toSorted()).toEqual(RUNS.map(([id]) => id));
    for (const id of queue) {
      expect(one.state().current).toEqual(key(id));
      one.desk.actions.label(HUMAN.get(id) ?? null);
    }
    expect(progressOf(one.state())).toMatchObject({ total: 8, labelled: 8, pass: 4, fail: 4, notBlind: 0 });
    expect(one.said.filter((text) => text.includes('marked'))).toEqual(
      queue.map(
        (id, at) => `${id} marked ${HUMAN.get(id)}, ${at + 1} of 8 labelled${at === 7 ? '. All 8 labelled' : ''}`,
      ),
    );
    await saved(one);
    const { log, issues } = stored(one);
    expect(issues).toEqual([]);
    const series = raterSeries(log, 'ayse', { rubric: null, pick: 'blind-first', hashes: one.state().hashes });
    expect([...series.values()].map(({ key: { id }, value, state }) => [id, value, state])).toEqual(
      queue.map((id) => [id, HUMAN.get(id), 'said']),
    );
    // Numbers go up by one, each label knows what it is of, and all stand under one header.
    expect(bodies(one).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(bodies(one).every(({ item_hash: hash }) => /^sha256:[0-9a-f]{64}$/.test(String(hash)))).toBe(true);
    expect(log.headers.size).toBe(1);
    expect(one.held.at(-1)).toBe(false);
  });

  test('an event says what the label file is to say', async () => {
    const one = await seated();
    one.desk.actions.show(key('R2'));
    one.desk.actions.typeNote('open before search');
    one.desk.actions.setTags(['order', 'order']);
    one.desk.actions.label('FAIL');
    await saved(one);
    const [line] = [...one.labels.lines.values()].flat();
    expect(JSON.parse(line?.header ?? '')).toMatchObject({
      type: 'header',
      format: 'labels',
      version: 1,
      dataset: { name: 'runs.jsonl', n: 8, fingerprint: `sha256:${one.dataset.summary?.fingerprint}` },
      rubric: null,
      categories: ['PASS', 'FAIL'],
      ordered: false,
      positive: 'PASS',
    });
    const position = one.state().queue.findIndex(({ id }) => id === 'R2') + 1;
    const [body = {}] = bodies(one);
    const { item_hash: hash, at, ms_on_item: ms, ...rest } = body;
    expect(hash).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(at).toMatch(/^2026-01-01T\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(ms).toBeTypeOf('number');
    expect(rest).toEqual({
      type: 'label',
      event_id: line?.id,
      rater: 'ayse',
      device: 'device',
      item: 'R2',
      attempt: 0,
      value: 'FAIL',
      note: 'open before search',
      tags: ['order'],
      blind: true,
      revealed_at: null,
      supersedes: null,
      seq: 1,
      order: { mode: 'shuffle', seed: 1, position },
    });
  });

  test('a label that is changed supersedes the one before, and stays in sight', async () => {
    const one = await seated();
    const [first] = one.state().queue;
    one.desk.actions.label('PASS');
    one.desk.actions.show(first ?? null);
    one.desk.actions.label('FAIL');
    expect(one.state().current).toEqual(first);
    await saved(one);
    const [a, b] = bodies(one);
    expect(b?.['supersedes']).toBe(a?.['event_id']);
    expect(labelOf(one.state(), first!).value).toBe('FAIL');
  });

  test('the same label twice is one event', async () => {
    const one = await seated();
    const [first] = one.state().queue;
    one.desk.actions.setAdvances(false);
    one.desk.actions.label('PASS');
    one.desk.actions.label('PASS');
    await saved(one);
    expect(bodies(one)).toHaveLength(1);
    expect(one.said.at(-1)).toBe(`${first?.id} is marked PASS already`);
  });

  test('what is skipped comes again when all else is labelled', async () => {
    const one = await seated();
    const [first, ...rest] = one.state().queue;
    one.desk.actions.label('SKIP');
    for (const _ of rest) one.desk.actions.label('PASS');
    expect(one.state().current).toEqual(first);
    expect(progressOf(one.state())).toMatchObject({ labelled: 7, skipped: 1 });
  });

  test('what is labelled stays where one goes on, also in the next session, with its order', async () => {
    const labels = memoryLabels();
    const one = await seated(labels);
    one.desk.actions.setOrder({ mode: 'shuffle', seed: 77 });
    await until(() => one.state().queue.length === 8);
    const { queue } = one.state();
    one.desk.actions.label('PASS');
    one.desk.actions.label('FAIL');
    await saved(one);
    const other = await seated(labels);
    expect(other.state().order).toEqual({ mode: 'shuffle', seed: 77 });
    expect(other.state().queue).toEqual(queue);
    expect(other.state().current).toEqual(queue[2]);
    expect(progressOf(other.state())).toMatchObject({ pass: 1, fail: 1 });
    other.desk.actions.label('PASS');
    await saved(other);
    // No header more for a further session.
    expect(stored(other).log.headers.size).toBe(1);
    expect(bodies(other).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
});

describe('undo and redo', () => {
  test('go back and forth over what was done, also after a reload', async () => {
    const labels = memoryLabels();
    const one = await seated(labels);
    const [a, b] = one.state().queue;
    one.desk.actions.label('PASS');
    one.desk.actions.label('FAIL');
    expect(historyOf(one.state())).toEqual({ undo: `${b?.id} FAIL`, redo: null });
    one.desk.actions.undo();
    expect(one.state().current).toEqual(b);
    expect(valueOf(one, b!.id)).toBeNull();
    await saved(one);

    const other = await seated(labels);
    expect(historyOf(other.state())).toEqual({ undo: `${a?.id} PASS`, redo: `${b?.id} FAIL` });
    other.desk.actions.undo();
    expect(valueOf(other, a!.id)).toBeNull();
    other.desk.actions.redo();
    other.desk.actions.redo();
    expect([valueOf(other, a!.id), valueOf(other, b!.id)]).toEqual(['PASS', 'FAIL']);
    other.desk.actions.redo();
    expect(other.said.at(-1)).toBe('Nothing to do again');
  });

  test('something new makes what was undone stay so', async () => {
    const one = await seated();
    const [a] = one.state().queue;
    one.desk.actions.label('PASS');
    one.desk.actions.undo();
    one.desk.actions.label('FAIL');
    expect(historyOf(one.state())).toEqual({ undo: `${a?.id} FAIL`, redo: null });
    expect(valueOf(one, a!.id)).toBe('FAIL');
  });

  test('a note that was typed since is what is taken back first', async () => {
    const one = await seated();
    const [a] = one.state().queue;
    one.desk.actions.label('PASS');
    one.desk.actions.show(a!);
    one.desk.actions.typeNote('hm');
    one.desk.actions.undo();
    expect(labelOf(one.state(), a!)).toMatchObject({ value: 'PASS', note: '' });
    expect(one.state().draft.note).toBe('');
    one.desk.actions.redo();
    expect(one.state().draft.note).toBe('hm');
  });
});

describe('what was typed', () => {
  test('is written when the item is left, with or without a label', async () => {
    const one = await seated();
    const [a, b, c] = one.state().queue;
    one.desk.actions.label('PASS');
    one.desk.actions.show(a!);
    one.desk.actions.typeNote('late');
    one.desk.actions.show(b!);
    one.desk.actions.typeNote('not sure yet');
    one.desk.actions.show(c!);
    await saved(one);
    expect(labelOf(one.state(), a!)).toMatchObject({ value: 'PASS', note: 'late' });
    expect(labelOf(one.state(), b!)).toMatchObject({ value: null, note: 'not sure yet' });
    expect(progressOf(one.state()).labelled).toBe(1);
    one.desk.actions.show(b!);
    expect(one.state().draft.note).toBe('not sure yet');
  });
});

describe('being blind', () => {
  test('what was on screen makes a label not blind, and is written before it', async () => {
    const one = await seated();
    one.desk.actions.see([key('R3')], 'recorded:judge');
    expect([...one.state().sights]).toEqual([['0 R3', ['recorded:judge']]]);
    one.desk.actions.show(key('R3'));
    one.desk.actions.label('FAIL');
    one.desk.actions.show(key('R1'));
    one.desk.actions.label('PASS');
    await saved(one);
    expect(bodies(one).map(({ type, item, seq, blind, sources }) => ({ type, item, seq, blind, sources }))).toEqual([
      { type: 'seen', item: 'R3', seq: 1, blind: undefined, sources: ['recorded:judge'] },
      { type: 'label', item: 'R3', seq: 2, blind: false, sources: undefined },
      { type: 'label', item: 'R1', seq: 3, blind: true, sources: undefined },
    ]);
    expect(progressOf(one.state()).notBlind).toBe(1);
  });

  test('what is seen after a label leaves it blind', async () => {
    const one = await seated();
    one.desk.actions.show(key('R3'));
    one.desk.actions.label('FAIL');
    one.desk.actions.see([key('R3')], 'recorded:judge');
    expect(labelOf(one.state(), key('R3')).blind).toBe(true);
    one.desk.actions.show(key('R3'));
    one.desk.actions.label('PASS');
    await saved(one);
    expect(labelOf(one.state(), key('R3'))).toMatchObject({ value: 'PASS', blind: false });
    const { log } = stored(one);
    const blind = raterSeries(log, 'ayse', { rubric: null, pick: 'blind-first', hashes: null });
    expect(blind.get(keyText(key('R3')))).toMatchObject({ value: 'FAIL', sighted: false });
  });

  test('sights are there in the next session', async () => {
    const labels = memoryLabels();
    const one = await seated(labels);
    one.desk.actions.see([key('R3')], 'run:mock-judge');
    await until(() => labels.seen.size > 0);
    const other = await seated(labels);
    expect([...other.state().sights]).toEqual([['0 R3', ['run:mock-judge']]]);
  });

  test('what the results show of verdicts is seen, and what they show of nothing else is not', async () => {
    const one = await bench();
    const { workbench, dataset, labels } = one;
    watchSights(workbench.context);
    workbench.actions.go({ view: 'results', data: dataset.key, params: NO_PARAMS });
    await until(() => workbench.store.getState().view.pages.get(0)?.[0]?.state ?? null);
    // The table that starts at row 0 is not painted before it says so.
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    expect(labels.seen.size).toBe(0);
    workbench.actions.showRows(1, 3);
    const seen = await until(() => [...labels.seen.values()][0]);
    expect(seen.map(({ item, sources }) => [item, [...sources].toSorted()])).toEqual([
      ['0 R2', ['recorded:human', 'recorded:judge', 'run:trajectory']],
      ['0 R3', ['recorded:human', 'recorded:judge', 'run:trajectory']],
    ]);
  });

  test('the judge is revealed once, and a label from then on says so', async () => {
    const one = await seated();
    one.desk.actions.show(key('R2'));
    one.desk.actions.label('FAIL');
    one.desk.actions.show(key('R2'));
    expect(one.state().revealed).toBeNull();
    one.desk.actions.reveal();
    const revealed = await until(() => {
      const { revealed: shown } = one.state();
      return shown?.kind === 'done' ? shown.value : null;
    });
    expect(revealed).toMatchObject({ state: 'right', value: 'PASS' });
    one.desk.actions.label('PASS');
    one.desk.actions.show(key('R1'));
    expect(one.state().revealed).toBeNull();
    one.desk.actions.show(key('R2'));
    one.desk.actions.reveal();
    await saved(one);
    const written = bodies(one);
    expect(written.map(({ type }) => type)).toEqual(['label', 'reveal', 'label']);
    expect(written[2]).toMatchObject({ blind: false, revealed_at: written[1]?.['at'] });
  });
});

describe('storage', () => {
  test('labels that it refuses are said not to be saved, and can be had; when it is back they are written', async () => {
    const labels = memoryLabels();
    const one = await seated(labels);
    labels.refuse({ code: 'full', message: 'QuotaExceededError' });
    const [a, b] = one.state().queue;
    one.desk.actions.label('PASS');
    await until(() => one.state().trouble !== null);
    one.desk.actions.label('FAIL');
    expect(one.state().trouble).toEqual({ code: 'full', message: 'QuotaExceededError' });
    expect(labelOf(one.state(), a!).kept).toBe('unsaved');
    await until(() => one.state().saving === 0);
    expect(one.state().unsaved).toHaveLength(2);
    expect(one.held.at(-1)).toBe(true);
    expect(one.notified).toHaveLength(1);
    one.notified[0]?.action?.();
    const file = readLabels('file', one.files[0]?.text ?? '');
    expect(file.ok && file.log.events.size).toBe(2);
    labels.refuse(null);
    one.desk.actions.retry();
    await saved(one);
    expect(one.state().trouble).toBeNull();
    expect(labelOf(one.state(), b!).kept).toBe('saved');
    expect(bodies(one)).toHaveLength(2);
    expect(one.held.at(-1)).toBe(false);
  });

  test('a write that takes too long is said, and nothing is written twice when it comes', async () => {
    const labels = memoryLabels();
    const one = await seated(labels);
    const goOn = labels.hang();
    one.desk.actions.label('PASS');
    await until(() => one.state().trouble !== null);
    expect(one.notified.at(-1)?.text).toContain('1 label could not be saved');
    one.desk.actions.label('FAIL');
    one.desk.actions.retry();
    goOn();
    await saved(one);
    expect(one.state().trouble).toBeNull();
    expect(bodies(one).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('one that does not answer at first keeps nobody from labelling, and what it has is taken in when it does', async () => {
    const labels = memoryLabels();
    const before = await seated(labels);
    before.desk.actions.show(key('R5'));
    before.desk.actions.label('FAIL');
    await saved(before);
    const goOn = labels.hang();
    const one = await bench(labels);
    one.desk.actions.open(one.dataset, null);
    await until(() => one.state().stage === 'ready');
    one.desk.actions.show(key('R1'));
    one.desk.actions.label('PASS');
    goOn();
    await saved(one);
    expect([valueOf(one, 'R1'), valueOf(one, 'R5')]).toEqual(['PASS', 'FAIL']);
    expect(bodies(one)).toHaveLength(2);
  });

  test('one that was emptied behind the page is filled again', async () => {
    const labels = memoryLabels();
    const one = await seated(labels);
    one.desk.actions.label('PASS');
    one.desk.actions.label('FAIL');
    await saved(one);
    labels.clear();
    one.desk.actions.label('PASS');
    await saved(one);
    expect(bodies(one).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(progressOf(one.state()).labelled).toBe(3);
  });

  test('labels on their way arrive although another file is labelled', async () => {
    const labels = memoryLabels();
    const one = await seated(labels);
    const goOn = labels.hang();
    one.desk.actions.label('PASS');
    one.desk.actions.open({ ...one.dataset, id: 'other', summary: null }, null);
    expect(one.state().stage).toBe('none');
    goOn();
    await until(() => bodies(one).length === 1);
    await until(() => one.held.at(-1) === false);
  });
});

describe('two tabs', () => {
  test('may both label: none of it is lost, numbers are given once, and each shows what the other said', async () => {
    const labels = memoryLabels();
    const one = await seated(labels);
    const other = await seated(labels.tab());
    for (const id of ['R1', 'R2', 'R3', 'R4']) {
      one.desk.actions.show(key(id));
      one.desk.actions.label('PASS');
      other.desk.actions.show(key(`R${Number(id.slice(1)) + 4}`));
      other.desk.actions.label('FAIL');
    }
    await saved(one);
    await saved(other);
    await until(() => progressOf(one.state()).labelled === 8 && progressOf(other.state()).labelled === 8);
    expect(
      bodies(one)
        .map(({ seq }) => seq)
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('that label the same item leave one label that holds', async () => {
    const labels = memoryLabels();
    const one = await seated(labels);
    const other = await seated(labels.tab());
    for (const tab of [one, other]) tab.desk.actions.show(key('R1'));
    one.desk.actions.label('PASS');
    other.desk.actions.label('FAIL');
    await saved(one);
    await saved(other);
    await until(() => one.state().log.events.size === 2);
    expect(labelOf(one.state(), key('R1')).state).toBe('said');
    expect(labelOf(one.state(), key('R1'))).toEqual(labelOf(other.state(), key('R1')));
  });
});

describe('a rubric', () => {
  test('makes a label of all its parts, by what PASS needs', async () => {
    const one = await seated();
    one.desk.actions.setRubric(calculatorRubric);
    const [a] = one.state().queue;
    one.desk.actions.label('PASS');
    expect(one.said.at(-1)).toBe('PASS or FAIL follows from the parts: choose a band of each');
    one.desk.actions.choosePart('decision', 1);
    one.desk.actions.choosePart('logic', 3);
    one.desk.actions.choosePart('syntax', 4);
    expect(valueOf(one, a!.id)).toBeNull();
    one.desk.actions.choosePart('answer', 1);
    await saved(one);
    // 0.1 + 0.3 + 0.4 + 0.1 is not all there is to have.
    expect(bodies(one)).toMatchObject([{ value: 'FAIL', parts: { decision: 1, logic: 3, syntax: 4, answer: 1 } }]);
    expect(labelOf(one.state(), a!).value).toBe('FAIL');
    one.desk.actions.setRubric(null);
    expect(valueOf(one, a!.id)).toBeNull();
    const other = await seated(one.labels);
    expect(other.state().rubric).toEqual(calculatorRubric);
  });
});

describe('the labels of others', () => {
  const header = {
    type: 'header',
    format: 'labels',
    version: 1,
    dataset: { name: 'runs.jsonl', n: 8, fingerprint: 'sha256:00' },
    rubric: null,
    categories: ['PASS', 'FAIL'],
    positive: 'PASS',
  };
  function labelled(id: string, item: string, value: string) {
    return { type: 'label', event_id: id, rater: 'bora', item, attempt: 0, value, seq: 1, supersedes: null };
  }

  test('are looked at before they are taken in, taken in once, and taken back by one undo', async () => {
    const one = await seated();
    const file = source('bora.jsonl', [header, labelled('B1', 'R1', 'PASS'), labelled('B2', 'R2', 'PASS')]);
    one.desk.actions.readLabelFile(file);
    const step = await until(() => one.state().importing);
    expect(step).toMatchObject({
      file: 'bora.jsonl',
      raters: ['bora'],
      refusal: null,
      preview: { added: 2, identical: 0 },
    });
    expect(bodies(one)).toEqual([]);
    one.desk.actions.takeIn();
    await saved(one);
    expect(bodies(one).map(({ event_id: id, batch }) => [id === undefined, batch])).toHaveLength(3);
    const { log } = one.state();
    expect(raterSeries(log, 'bora', { rubric: null, pick: 'blind-first', hashes: null }).size).toBe(2);

    one.desk.actions.readLabelFile(file);
    const again = await until(() => one.state().importing);
    expect(again.preview).toMatchObject({ added: 0, identical: 2 });
    one.desk.actions.dropImport();

    expect(historyOf(one.state()).undo).toBe('import of labels');
    one.desk.actions.undo();
    const series = raterSeries(one.state().log, 'bora', { rubric: null, pick: 'blind-first', hashes: null });
    expect([...series.values()].map(({ value }) => value)).toEqual([null, null]);
    await saved(one);
  });

  test('that say something else under the same name are not taken in at all', async () => {
    const one = await seated();
    one.desk.actions.readLabelFile(source('bora.jsonl', [header, labelled('B1', 'R1', 'PASS')]));
    await until(() => one.state().importing);
    one.desk.actions.takeIn();
    one.desk.actions.readLabelFile(
      source('bora.jsonl', [header, labelled('B1', 'R1', 'FAIL'), labelled('B3', 'R3', 'FAIL')]),
    );
    const step = await until(() => one.state().importing);
    expect(step.preview).toMatchObject({ conflicting: 1, added: 1 });
    one.desk.actions.takeIn();
    expect(one.state().importing).not.toBeNull();
    expect(one.state().log.events.has('B3')).toBe(false);
  });

  test('are refused where the file is none of labels', async () => {
    const one = await seated();
    one.desk.actions.readLabelFile(source('other.jsonl', [{ id: 1 }]));
    const step = await until(() => one.state().importing);
    expect(step.refusal?.code).toBe('no-events');
    one.desk.actions.takeIn();
    expect(bodies(one)).toEqual([]);
  });
});

describe('disputes and choices', () => {
  test('an item is disputed and not any more, and undo knows of it', async () => {
    const one = await seated();
    one.desk.actions.show(key('R4'));
    one.desk.actions.dispute(true);
    expect(labelOf(one.state(), key('R4')).disputed).toBe(true);
    expect(historyOf(one.state()).undo).toBe('R4 disputed');
    one.desk.actions.dispute(false);
    expect(labelOf(one.state(), key('R4')).disputed).toBe(false);
    one.desk.actions.redo();
    expect(labelOf(one.state(), key('R4')).disputed).toBe(true);
  });

  test('labels of two devices are resolved by choosing one, or by labelling anew', async () => {
    for (const way of ['choose', 'label'] as const) {
      const one = await seated();
      one.desk.actions.show(key('R1'));
      one.desk.actions.label('PASS');
      one.desk.actions.readLabelFile(
        source('laptop.jsonl', [
          { type: 'header', format: 'labels', version: 1, categories: ['PASS', 'FAIL'] },
          { type: 'label', event_id: 'L1', rater: 'ayse', device: 'laptop', seq: 1, item: 'R1', value: 'FAIL' },
        ]),
      );
      await until(() => one.state().importing);
      one.desk.actions.takeIn();
      one.desk.actions.show(key('R1'));
      const now = labelOf(one.state(), key('R1'));
      expect(now.state).toBe('unresolved');
      expect(now.candidates.map(({ value, device }) => [value, device])).toEqual([
        ['PASS', 'device'],
        ['FAIL', 'laptop'],
      ]);
      if (way === 'choose') one.desk.actions.resolve('L1');
      else one.desk.actions.label('FAIL');
      expect(labelOf(one.state(), key('R1'))).toMatchObject({ state: 'said', value: 'FAIL' });
      await saved(one);
      expect(valueOf(one, 'R1')).toBe('FAIL');
    }
  });
});

test('what was settled before gives way to what is settled now', async () => {
  const one = await seated();
  one.desk.actions.adjudicate(key('R2'), 'PASS', '');
  one.desk.actions.adjudicate(key('R2'), 'FAIL', 'out of order');
  await saved(one);
  const { log } = stored(one);
  const series = adjudicatedSeries(log, { rubric: null, pick: 'blind-first', hashes: null });
  expect([...series.values()].map(({ value, state }) => [value, state])).toEqual([['FAIL', 'said']]);
  expect(bodies(one)[1]).toMatchObject({ note: 'out of order', supersedes: bodies(one)[0]?.['event_id'] });
  one.desk.actions.undo();
  const before = adjudicatedSeries(one.state().log, { rubric: null, pick: 'blind-first', hashes: null });
  expect([...before.values()].map(({ value }) => value)).toEqual(['PASS']);
});

test('labels of replies from a file of their own are kept apart, and say whose they are', async () => {
  const items = source(
    'items.jsonl',
    ['a', 'b'].map((id) => ({ id, input: id, reference: { calls: [{ name: 'pay', arguments: {} }] } })),
  );
  const replies = source(
    'replies.jsonl',
    ['a', 'b'].map((id) => ({ id, reply: { calls: [{ name: 'pay', arguments: {} }] } })),
  );
  const one = await seated(memoryLabels(), { files: [items, replies] });
  one.desk.actions.label('PASS');
  await saved(one);
  const [line] = [...one.labels.lines.values()].flat();
  const [scope] = [...one.labels.lines.keys()];
  const { fingerprint, replySets } = one.dataset.summary ?? {};
  const { dataset } = JSON.parse(line?.header ?? '') as { dataset: Record<string, unknown> };
  expect(scope).toBe(`${fingerprint}+${replySets?.[0]?.fingerprint}`);
  expect(dataset).toEqual({
    name: 'items.jsonl',
    n: 2,
    fingerprint: `sha256:${fingerprint}`,
    replies: `sha256:${replySets?.[0]?.fingerprint}`,
  });
});

test('an item that no label can name is not labelled, and it is said', async () => {
  const one = await seated(memoryLabels(), { files: [source('odd.jsonl', [{ id: 'a\u0007b', input: 'x' }])] });
  one.desk.actions.label('PASS');
  expect(one.notified.at(-1)?.text).toContain('control characters');
  expect(one.state().unsaved).toEqual([]);
});

test('what another tab shows of verdicts is known here, too', async () => {
  const labels = memoryLabels();
  const one = await seated(labels);
  const other = await seated(labels.tab());
  other.desk.actions.see([key('R6')], 'agreement');
  await until(() => one.state().sights.size === 1);
  one.desk.actions.show(key('R6'));
  one.desk.actions.label('PASS');
  expect(labelOf(one.state(), key('R6')).blind).toBe(false);
});

test('how somebody labels is saved, and stays so at the next file', async () => {
  const own = { ...calculatorRubric, id: 'own' };
  const one = await seated(memoryLabels(), { settings: { rater: 'ayse', advances: true, rubrics: [own] } });
  expect(one.state().rubrics).toEqual([own]);
  one.desk.actions.setRater(' bora ');
  one.desk.actions.setAdvances(false);
  one.desk.actions.saveRubric({ ...own, version: 2 });
  await until(() => one.settings.length === 3);
  expect(one.settings[0]).toEqual({ rater: 'bora', advances: false, rubrics: [own] });
  expect(one.settings.at(-1)).toEqual({ rater: 'bora', advances: false, rubrics: [own, { ...own, version: 2 }] });
  expect(one.state().rubric).toEqual({ ...own, version: 2 });
  one.desk.actions.open({ ...one.dataset, edition: 1 }, null);
  await until(() => one.state().stage === 'ready');
  expect(one.state()).toMatchObject({ rater: 'bora', advances: false });
});

test('the item that was asked for before the file was read is shown once it is', async () => {
  const one = await bench();
  one.desk.actions.open({ ...one.dataset, summary: null }, null);
  one.desk.actions.show(key('R5'));
  one.desk.actions.open(one.dataset, null);
  await until(() => one.state().stage === 'ready');
  expect(one.state().current).toEqual(key('R5'));
});

test('what is saved as a table can be read as one', async () => {
  const one = await seated();
  one.desk.actions.show(key('R2'));
  one.desk.actions.typeNote('=1+1, "so"');
  one.desk.actions.label('FAIL');
  one.desk.actions.save('csv');
  expect(one.files[0]?.name).toBe('runs.labels.csv');
  expect(one.files[0]?.text).toMatch(
    /^item,value,rater,note,blind,at,item_hash,judge_verdict,judge_score\r\nR2,FAIL,ayse,"'=1\+1, ""so""",true,2026-.*,sha256:[0-9a-f]{64},,\r\n$/,
  );
  one.desk.actions.save('json');
  expect(JSON.parse(one.files[1]?.text ?? '')).toHaveLength(2);
});

test('a note that is kept before all parts are chosen leaves those that are', async () => {
  const one = await seated();
  one.desk.actions.setRubric(calculatorRubric);
  one.desk.actions.show(key('R2'));
  one.desk.actions.choosePart('decision', 1);
  one.desk.actions.typeNote('needs it ');
  one.desk.actions.keepDraft();
  expect(one.state().draft).toEqual({ note: 'needs it ', tags: [], parts: new Map([['decision', 1]]) });
  one.desk.actions.choosePart('syntax', 5);
  expect(one.state().draft.parts.size).toBe(2);
});
