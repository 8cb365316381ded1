import { expect, test, vi } from 'vitest';
import { createEngine } from '../../engine/createEngine.ts';
import type { Effects, KeptBaseline } from '../effects.ts';
import { besideRun, currentDataset, currentRunSummary, wantedBeside, wantedRun } from '../selectors.ts';
import { createWorkbench, type Workbench } from '../workbench.ts';
import { resultFile } from './builders.ts';
import { conformanceOf, findBaseline, reportOf } from './conformance.ts';
import { adapterChoices, adapterOf, chooseAdapter, readsNoReplies } from './conformanceRun.ts';

interface Bench extends Workbench {
  readonly notified: string[];
  readonly downloads: Map<string, string>;
}

/** The settings outlive a workbench, as they do a reload. */
function bench(kept: { baselines: ReadonlyMap<string, KeptBaseline> } = { baselines: new Map() }): Bench {
  async function answer<T>(value: T): Promise<{ ok: true; value: T }> {
    return { ok: true, value };
  }
  const notified: string[] = [];
  const downloads = new Map<string, string>();
  const effects = {
    engine: createEngine(),
    kept: {
      list: async () => answer([]),
      get: async () => answer(null),
      keep: async () => answer(null),
      remember: async () => answer(null),
      forget: async () => answer(null),
    },
    mappings: { get: async () => answer(null), remember: async () => answer(null) },
    handles: { note: () => undefined, of: () => null, changedAt: () => null },
    settings: {
      save: async ({ baselines }: { baselines?: ReadonlyMap<string, KeptBaseline> }) => {
        if (baselines !== undefined) kept.baselines = baselines;
        return answer(null);
      },
      baselines: async () => kept.baselines,
    },
    now: () => 0,
    stopper: () => ({ signal: new AbortController().signal, stop: () => undefined }),
    later: (_: number, work: () => void) => {
      work();
      return () => undefined;
    },
    notify: (text: string) => notified.push(text),
    announce: () => undefined,
    download: (name: string, content: Blob | string) => {
      if (typeof content === 'string') downloads.set(name, content);
      else void content.text().then((text) => downloads.set(name, text));
    },
  } as unknown as Effects;
  return { ...createWorkbench(effects), notified, downloads };
}

// The six cases of document 002's self-test, and what its adapter gives; its numbers were derived there by hand.
const parameters = {
  type: 'object',
  additionalProperties: false,
  properties: { a: { type: 'integer' }, b: { type: 'string', enum: ['x', 'y'] } },
  required: ['a'],
};
function caseOf(id: string, category: string, args: object | null) {
  const expected = { expected_kind: 'value', expected: { name: 't', arguments: args } };
  const tools = [{ name: 't', parameters }];
  return { id, category, tools, input: id, ...(args === null ? { expected_kind: 'unrecoverable' } : expected) };
}
const six = [
  caseOf('s1', 'p', { a: 1 }),
  caseOf('s2', 'p', { a: 2, b: 'x' }),
  caseOf('s3', 'p', { a: 3 }),
  caseOf('s4', 'q', null),
  caseOf('s5', 'q', null),
  caseOf('s6', 'q', { a: 6 }),
];
const outputs = [
  { id: 's1', output: { name: 't', arguments: { a: 1 } } },
  { id: 's2', output: { name: 't', arguments: { a: 2, b: 'y' } } },
  { id: 's3', output: { name: 't', arguments: { a: '3' } } },
  { id: 's4', refused: true },
  { id: 's5', output: { name: 't', arguments: {} } },
  { id: 's6', error: 'ValueError: nope' },
];

function lines(name: string, rows: readonly object[]) {
  return { name, blob: new Blob([rows.map((row) => JSON.stringify(row)).join('\n')]) };
}
function file(name: string, text: string) {
  return { name, blob: new Blob([text]) };
}

async function opened(one: Bench, files = [lines('six.jsonl', six), lines('outputs.jsonl', outputs)]): Promise<Bench> {
  one.actions.open(files);
  await vi.waitFor(() => {
    expect(currentRunSummary(one.store.getState())).not.toBeNull();
  });
  return one;
}

async function reported(one: Bench) {
  const conformance = conformanceOf(one.context);
  return vi.waitFor(() => {
    const run = currentRunSummary(one.store.getState());
    if (run === null) throw new Error('no run');
    conformance.want(run);
    const report = reportOf(conformance.store.getState(), run.run);
    if (report === null) throw new Error('no report');
    return report;
  });
}

function summaryOf(one: Bench) {
  const summary = currentDataset(one.store.getState())?.summary;
  if (summary === undefined || summary === null) throw new Error('nothing open');
  return summary;
}

test('the report of recorded outputs has the numbers that the document prints', async () => {
  const one = await opened(bench());
  const { adapter, corpus, result, rightByException, notRun } = await reported(one);
  expect({ adapter, corpus, rightByException, notRun }).toEqual({
    adapter: 'outputs.jsonl',
    corpus: 'six.jsonl',
    rightByException: 0,
    notRun: 0,
  });
  expect(result).toMatchObject({
    cases: 6,
    exactMatch: 2,
    exactMatchRate: 0.3333,
    correctlyRefused: 1,
    inventedCalls: 1,
    falseRefusals: 1,
    schemaInvalidReturns: 2,
    adapterExceptions: 1,
  });
});

test('another normaliser is another run, and each choice is found again in its run', async () => {
  const one = await opened(bench());
  const summary = summaryOf(one);
  const choices = adapterChoices(summary);
  expect(choices.map((choice) => (choice.kind === 'recorded' ? choice.file : choice.kind))).toEqual([
    'reference',
    'naive',
    'outputs.jsonl',
  ]);
  for (const choice of choices) {
    chooseAdapter(one.context, choice);
    await vi.waitFor(() => {
      const run = currentRunSummary(one.store.getState());
      expect(run === null ? null : adapterOf(summary, run)).toEqual(choice);
    });
    const { adapter } = await reported(one);
    expect(adapter).toBe(choice.kind === 'recorded' ? choice.file : choice.kind);
  }
});

test('the normaliser beside changes places with the one that is judged when it is chosen', async () => {
  const one = await opened(bench());
  const naive = { scorer: 'toolcall-300', options: [['adapter', 'naive']], replies: null } as const;
  await vi.waitFor(() => {
    expect(currentRunSummary(one.store.getState())).not.toBeNull();
  });
  one.actions.chooseBeside(naive);
  await vi.waitFor(() => {
    expect(besideRun(one.store.getState())?.result.kind).toBe('done');
  });
  chooseAdapter(one.context, { kind: 'naive' });
  expect(wantedRun(one.store.getState())).toMatchObject({ options: naive.options });
  expect(wantedBeside(one.store.getState())).toMatchObject({ options: [['adapter', 'recorded']] });
  expect([readsNoReplies(naive), readsNoReplies({ ...naive, options: [] })]).toEqual([true, false]);
});

test('recorded outputs that are dropped are judged, whichever normaliser was chosen before', async () => {
  const one = await opened(bench(), [lines('six.jsonl', six)]);
  chooseAdapter(one.context, { kind: 'naive' });
  one.actions.open([lines('outputs.jsonl', outputs)]);
  await vi.waitFor(() => {
    const run = currentRunSummary(one.store.getState());
    expect(run === null ? null : adapterOf(summaryOf(one), run)).toMatchObject({ file: 'outputs.jsonl' });
  });
});

test.each([
  ['nothing but errors', six.map(({ id }) => ({ id, error: 'ValueError: nope' }))],
  ['nothing but refusals', six.map(({ id }) => ({ id, output: null }))],
])('outputs that hold %s are judged beside a corpus, and are of no format anywhere else', async (_, rows) => {
  const one = await opened(bench(), [lines('six.jsonl', six)]);
  one.actions.open([lines('failed.jsonl', rows)]);
  await vi.waitFor(() => {
    const run = currentRunSummary(one.store.getState());
    expect(run === null ? null : adapterOf(summaryOf(one), run)).toMatchObject({ file: 'failed.jsonl' });
  });
  expect((await reported(one)).result).toMatchObject({ cases: 6, exactMatch: 2, falseRefusals: 4 });

  const plain = [{ id: 's1', input: 'a', reference: { text: 'b' }, reply: { text: 'b' } }];
  const other = await opened(bench(), [lines('plain.jsonl', plain)]);
  other.actions.open([lines('failed.jsonl', rows)]);
  await vi.waitFor(() => {
    expect(other.store.getState().datasets.mappingSteps).toHaveLength(1);
  });
  expect(summaryOf(other).files.map(({ name }) => name)).toEqual(['plain.jsonl']);
});

test('a result that is dropped is what the open corpus is held against, also after a reload, until it is forgotten', async () => {
  const kept = { baselines: new Map<string, KeptBaseline>() };
  const one = await opened(bench(kept));
  const { fingerprint } = summaryOf(one);
  one.actions.open([file('base.json', resultFile())]);
  await vi.waitFor(() => {
    expect(kept.baselines.get(fingerprint)?.name).toBe('base.json');
  });
  expect(one.store.getState().datasets.refusals).toEqual([]);
  expect(one.notified).toEqual(['six.jsonl is held against base.json.']);

  const later = await opened(bench(kept));
  const conformance = conformanceOf(later.context);
  await conformance.recall();
  const held = conformance.store.getState().baselines.get(fingerprint);
  expect(held?.baseline.exactMatch).toBe(2);
  expect(findBaseline(conformance.store.getState(), held?.digits ?? '')).toEqual({ fingerprint, held });
  await conformance.forget(fingerprint);
  expect([conformance.store.getState().baselines.size, kept.baselines.size]).toEqual([0, 0]);
});

test('what a file was held against is forgotten with the file, and what others are held against stays', async () => {
  const text = resultFile();
  const kept = {
    baselines: new Map([
      ['a1', { name: 'base.json', text }],
      ['b2', { name: 'base.json', text }],
    ]),
  };
  bench(kept).actions.forgetKept('a1');
  await vi.waitFor(() => {
    expect([...kept.baselines.keys()]).toEqual(['b2']);
  });
});

test('a result that is given with its corpus is held against it', async () => {
  const one = await opened(bench(), [lines('six.jsonl', six), file('base.json', resultFile())]);
  await vi.waitFor(() => {
    expect(conformanceOf(one.context).store.getState().baselines.get(summaryOf(one).fingerprint)?.file).toBe(
      'base.json',
    );
  });
});

test('a result by itself, and one that lacks a member, are refused with what is wrong', async () => {
  const one = bench();
  one.actions.open([file('base.json', resultFile())]);
  await vi.waitFor(() => {
    expect(one.store.getState().datasets.refusals.map(({ refusal }) => refusal.code)).toEqual(['only-baseline']);
  });
  const { exact_match: _, ...rest } = JSON.parse(resultFile()) as Record<string, unknown>;
  await opened(one);
  one.actions.open([file('other.json', JSON.stringify(rest))]);
  await vi.waitFor(() => {
    expect(one.store.getState().datasets.refusals[0]?.refusal).toEqual({
      code: 'no-baseline',
      file: 'other.json',
      problem: { code: 'member-missing', member: 'exact_match' },
    });
  });
});

test('rows that only look like results are opened as what they are', async () => {
  const rows = six.map((row) => ({ ...row, schema_invalid_returns: 0 }));
  const one = await opened(bench(), [lines('rows.jsonl', rows)]);
  expect([summaryOf(one).items, one.store.getState().datasets.refusals]).toEqual([6, []]);
});

test('each file is named by corpus and adapter, and the result can be held against', async () => {
  const one = await opened(bench());
  const run = currentRunSummary(one.store.getState());
  if (run === null) throw new Error('no run');
  for (const kind of ['result', 'rows', 'markdown', 'csv'] as const) one.actions.saveReport(kind, run);
  await vi.waitFor(() => {
    expect([...one.downloads.keys()].toSorted()).toEqual([
      'six.outputs.report.csv',
      'six.outputs.report.md',
      'six.outputs.result.json',
      'six.outputs.rows.jsonl',
    ]);
  });
  expect(JSON.parse(one.downloads.get('six.outputs.result.json') ?? '')).toMatchObject({
    adapter: 'outputs.jsonl',
    corpus: 'six.jsonl',
    exact_match: 2,
    by_category: { p: { n: 3, ok: 1, rate: 0.3333 }, q: { n: 3, ok: 1, rate: 0.3333 } },
  });
  expect(one.downloads.get('six.outputs.rows.jsonl')?.trimEnd().split('\n')).toHaveLength(6);
  one.actions.open([file('own.json', one.downloads.get('six.outputs.result.json') ?? '')]);
  await vi.waitFor(() => {
    expect(conformanceOf(one.context).store.getState().baselines.size).toBe(1);
  });
});

test('where the reference program would not load the corpus there is no result, and it is said why', async () => {
  const { expected_kind: _, ...broken } = caseOf('s7', 'q', null);
  const one = await opened(bench(), [lines('seven.jsonl', [...six, broken])]);
  const run = currentRunSummary(one.store.getState());
  if (run === null) throw new Error('no run');
  one.actions.saveReport('result', run);
  await vi.waitFor(() => {
    expect(one.notified[0]).toContain('The reference program would not load this corpus');
  });
  expect(one.downloads.size).toBe(0);
});
