import { describe, expect, test, vi } from 'vitest';
import { nothingLeft, plainEffects, type LeftBehind } from './builders.ts';
import { memoryLabels } from './labels/builders.ts';
import { createEngine } from '../engine/createEngine.ts';
import type { Source } from '../engine/engine.ts';
import type { Effects, Fetched, FileHandle, FileOnDisk, NotifyAction } from './effects.ts';
import type { GivenFile } from './givenFiles.ts';
import { currentDataset, currentRunSummary, isWorking, viewSummary } from './selectors.ts';
import { formatRoute } from './url.ts';
import { createWorkbench, type Workbench } from './workbench.ts';

/** What is left behind in a browser and on the network, so that a second page finds it. */
interface World extends LeftBehind {
  readonly network: Map<string, Fetched>;
  readonly disk: Map<FileHandle, FileOnDisk>;
}

interface Bench extends Workbench {
  readonly world: World;
  readonly said: { readonly text: string; readonly action: NotifyAction | undefined }[];
  readonly fetched: string[];
}

function bench(world: World = { ...nothingLeft(), network: new Map(), disk: new Map() }): Bench {
  const said: Bench['said'] = [];
  const fetched: string[] = [];
  const handles = new WeakMap<object, FileHandle>();
  const effects: Effects = {
    ...plainEffects(createEngine(), memoryLabels(), world),
    fetchUrl: async (address, signal, onBytes) => {
      fetched.push(address);
      onBytes(1, 2);
      await Promise.resolve();
      if (signal.aborted) return { ok: false, problem: { code: 'cancelled' } };
      return world.network.get(address) ?? { ok: false, problem: { code: 'unreachable', host: 'nowhere' } };
    },
    handles: {
      note: (blob, handle) => {
        handles.set(blob, handle);
      },
      of: (blob) => handles.get(blob) ?? null,
      changedAt: (blob) => (blob instanceof File ? blob.lastModified : null),
      look: async (handle) => world.disk.get(handle) ?? { kind: 'gone' },
    },
    notify: (text, _tone, action) => {
      said.push({ text, action });
    },
  };
  return { ...createWorkbench(effects), world, said, fetched };
}

function file(name: string, text: string, lastModified = 1): GivenFile & { readonly blob: File } {
  return { name, blob: new File([text], name, { lastModified }) };
}

async function until<T>(ready: () => T): Promise<NonNullable<T>> {
  return vi.waitFor(
    () => {
      const value = ready();
      if (value === null || value === undefined || value === false) throw new Error('not yet');
      return value;
    },
    { timeout: 5000 },
  );
}

function datasetsOf(one: Bench) {
  return one.store.getState().datasets;
}

async function quiet(one: Bench): Promise<void> {
  await until(() => !isWorking(one.store.getState()) && viewSummary(one.store.getState()));
}

const table = 'question,passed,notes\nhow far,true,fine\nhow long,false,"too\nshort"\nhow high,true,\n';

function lines(rows: readonly unknown[]): string {
  return rows.map((row) => JSON.stringify(row)).join('\n');
}

function item(id: string, reply?: number) {
  const calls = [{ name: 'pay', arguments: { amount: 1 } }];
  const answer = reply === undefined ? {} : { reply: { calls: [{ name: 'pay', arguments: { amount: reply } }] } };
  return { id, input: `${id}?`, reference: { calls }, ...answer };
}

describe('a table whose columns are not known', () => {
  async function asked(one: Bench, given: readonly Source[] = [file('a.csv', table)]) {
    one.actions.open(given);
    return until(() => datasetsOf(one).mappingSteps[0]);
  }

  test('is asked about before anything of it is open, and is opened as answered', async () => {
    const one = bench();
    const step = await asked(one);
    expect(datasetsOf(one).open).toEqual([]);
    expect(step.preview).toMatchObject({ file: 'a.csv', rowsSeen: 3, recognisedAs: null });
    expect(step.start).toBe(step.preview.guess);
    one.actions.openMapped(step.token, step.start);
    const dataset = await until(() => currentDataset(one.store.getState())?.summary);
    expect(dataset.items).toBe(3);
    expect(dataset.files[0]).toMatchObject({ container: 'csv', mapping: step.start });
    expect(datasetsOf(one).mappingSteps).toEqual([]);
  });

  test('is not opened when the question is put away', async () => {
    const one = bench();
    const step = await asked(one);
    one.actions.cancelMapping(step.token);
    await until(() => datasetsOf(one).mappingSteps.length === 0);
    expect(datasetsOf(one)).toMatchObject({ open: [], refusals: [] });
    expect(one.world.mappings.size).toBe(0);
  });

  test('with columns that were mapped before is opened at once; it is said, and can be changed', async () => {
    const one = bench();
    const step = await asked(one);
    const mapping = { ...step.start, keepOthers: !step.start.keepOthers };
    one.actions.openMapped(step.token, mapping);
    await until(() => one.world.mappings.size === 1);
    one.actions.open([file('b.csv', `${table}how deep,false,\n`)]);
    const said = await until(() => one.said.find(({ text }) => text.startsWith('b.csv was read by the mapping of')));
    expect(datasetsOf(one).mappingSteps).toEqual([]);
    expect(currentDataset(one.store.getState())?.mappings.get('b.csv')).toEqual(mapping);
    said.action?.run();
    const again = await until(() => datasetsOf(one).mappingSteps[0]);
    expect(again).toMatchObject({ again: true, start: mapping });
  });

  test('keeps its mapping over a reload', async () => {
    const one = bench();
    const step = await asked(one);
    one.actions.openMapped(step.token, step.start);
    await until(() => one.world.mappings.size === 1);
    const other = bench({ ...one.world, mappings: new Map() });
    other.actions.arrive(formatRoute(one.store.getState().route));
    await until(() => currentDataset(other.store.getState())?.summary);
    expect(currentDataset(other.store.getState())?.mappings.get('a.csv')).toEqual(step.start);
    expect(datasetsOf(other).mappingSteps).toEqual([]);
  });

  test('read anew by another mapping is the same dataset at the same place', async () => {
    const one = bench();
    const step = await asked(one);
    one.actions.openMapped(step.token, step.start);
    await until(() => currentDataset(one.store.getState())?.summary);
    await quiet(one);
    const { key, id } = currentDataset(one.store.getState())!;
    one.actions.changeMapping(key, 'a.csv');
    const again = await until(() => datasetsOf(one).mappingSteps[0]);
    one.actions.openMapped(again.token, { ...again.start, columns: [{ role: 'input', column: 'notes' }] });
    await until(() => currentDataset(one.store.getState())?.id !== id);
    expect(currentDataset(one.store.getState())?.key).toBe(key);
    expect(currentDataset(one.store.getState())?.summary?.files[0]?.mapping?.columns).toHaveLength(1);
    expect(datasetsOf(one).open).toHaveLength(1);
  });

  test('that holds replies is joined to the dataset in sight', async () => {
    const one = bench();
    one.actions.open([file('items.jsonl', lines([item('x'), item('y')]))]);
    await until(() => currentRunSummary(one.store.getState()));
    const call = JSON.stringify(item('x').reference.calls).replaceAll('"', '""');
    const step = await asked(one, [file('replies.csv', `id,tool_calls\nx,"${call}"\ny,"[]"\n`)]);
    expect(step.start.columns.map(({ role }) => role)).toEqual(['id', 'calls']);
    one.actions.openMapped(step.token, step.start);
    await until(() => currentRunSummary(one.store.getState())?.totals.counts.right === 1);
    expect(currentRunSummary(one.store.getState())?.totals.counts).toMatchObject({ right: 1, wrong: 1 });
    expect(datasetsOf(one).open).toHaveLength(1);
  });
});

test('a table that is given with a dataset is asked about, and joined once its columns are known', async () => {
  const one = bench();
  one.actions.open([file('items.jsonl', lines([item('x')])), file('other.csv', 'id,reply text\nx,done\n')]);
  const step = await until(() => datasetsOf(one).mappingSteps[0]);
  expect(currentDataset(one.store.getState())?.name).toBe('items.jsonl');
  expect(datasetsOf(one).refusals).toEqual([]);
  const columns = [
    { role: 'id', column: 'id' },
    { role: 'reply', column: 'reply text' },
  ] as const;
  one.actions.openMapped(step.token, { ...step.start, columns });
  await until(() => currentDataset(one.store.getState())?.summary?.replySets.length === 1);
  expect(currentDataset(one.store.getState())?.summary?.replySets[0]?.join.joined).toBe(1);
});

describe('addresses', () => {
  const address = 'https://example.org/data/items.jsonl?token=1';
  const found: Fetched = { ok: true, name: '', blob: file('', lines([item('x', 1)])).blob };

  test('a file of an address is opened under its own name, and the page’s address names it while it is in sight', async () => {
    const one = bench();
    one.world.network.set(address, found);
    one.actions.openAddresses([` ${address} `]);
    const dataset = await until(
      () => currentDataset(one.store.getState())?.summary && currentDataset(one.store.getState()),
    );
    expect(dataset.name).toBe('items.jsonl');
    await until(() => datasetsOf(one).named);
    expect(datasetsOf(one).named).toEqual({ addresses: [address], data: dataset.key });
    expect(one.fetched).toEqual([address]);
  });

  test('an address that gives no file is said with its reason, and nothing is opened', async () => {
    const one = bench();
    one.world.network.set(address, found);
    one.actions.openAddresses([address, 'https://example.org/other']);
    const unread = await until(() => datasetsOf(one).unread[0]);
    expect(unread).toMatchObject({ address: 'https://example.org/other', problem: { code: 'unreachable' } });
    await until(() => !isWorking(one.store.getState()));
    expect(datasetsOf(one).open).toEqual([]);
    one.actions.dismissAddress(unread.token);
    expect(datasetsOf(one).unread).toEqual([]);
  });

  test('a page about a file is not asked for: the file’s own address is offered', async () => {
    const one = bench();
    one.actions.openAddresses(['https://github.com/o/r/blob/main/a.jsonl']);
    const unread = await until(() => datasetsOf(one).unread[0]);
    expect(unread.problem).toEqual({ code: 'page', raw: 'https://raw.githubusercontent.com/o/r/main/a.jsonl' });
    expect(one.fetched).toEqual([]);
  });

  test('what a link names is fetched at the start, but not when its dataset is kept already', async () => {
    const one = bench();
    one.world.network.set(address, found);
    one.actions.openNamedAddresses([address]);
    await until(() => one.world.kept.size === 1 && datasetsOf(one).named?.data);
    const other = bench(one.world);
    other.actions.arrive(formatRoute(one.store.getState().route));
    other.actions.openNamedAddresses([address]);
    await until(() => currentDataset(other.store.getState())?.summary);
    expect(other.fetched).toEqual([]);
    expect(datasetsOf(other).named?.data).toBe(currentDataset(other.store.getState())?.key);
  });

  test('a fetch that is cancelled leaves nothing and says nothing', async () => {
    const one = bench();
    one.world.network.set(address, found);
    one.actions.openAddresses([address]);
    one.actions.cancelOpening(datasetsOf(one).openings[0]?.token ?? -1);
    await until(() => !isWorking(one.store.getState()));
    expect(datasetsOf(one)).toMatchObject({ open: [], unread: [], openings: [] });
  });
});

describe('several files', () => {
  const two = [file('first.jsonl', lines([item('a'), item('b')])), file('second.jsonl', lines([item('c'), item('d')]))];
  const replies = file(
    'replies-second.jsonl',
    lines([item('c', 1), item('d', 2)].map(({ id, reply }) => ({ id, reply }))),
  );

  test('each dataset is opened by itself, with the replies that belong to it, and the reader sees the list', async () => {
    const one = bench();
    one.actions.open([...two, replies]);
    await until(() => datasetsOf(one).refusals.length === 1);
    expect(datasetsOf(one).open.map(({ sources }) => sources.map(({ name }) => name))).toEqual([
      ['first.jsonl'],
      ['second.jsonl', 'replies-second.jsonl'],
    ]);
    expect(one.store.getState().route.view).toBe('open');
    expect(datasetsOf(one).refusals[0]).toMatchObject({ apart: true, names: ['first.jsonl', 'second.jsonl'] });
    expect(one.world.kept.size).toBe(2);
  });

  test('of a folder what is no data is named in one list, and nothing else is said', async () => {
    const one = bench();
    const rest = [
      file('README.md', 'read'),
      file('.DS_Store', 'x'),
      file('numbers.json', '[1, 2]'),
      file('empty.json', ''),
    ];
    one.actions.open([...two.slice(0, 1), ...rest].map((given) => ({ ...given, path: `folder/${given.name}` })));
    await until(() => currentDataset(one.store.getState())?.summary);
    await quiet(one);
    expect(datasetsOf(one).leftOut.map(({ source, why }) => [source.name, why])).toEqual([
      ['.DS_Store', 'hidden'],
      ['README.md', 'document'],
      ['empty.json', 'empty-file'],
      ['numbers.json', 'no-objects'],
    ]);
    expect(datasetsOf(one).refusals).toEqual([]);
  });
});

describe('files that change on disk', () => {
  const handle: FileHandle = { kind: 'file', name: 'items.jsonl' };

  async function opened(given: readonly GivenFile[]): Promise<Bench> {
    const one = bench();
    one.actions.open(given);
    await until(() => currentRunSummary(one.store.getState()));
    await until(() => one.world.kept.size === 1);
    return one;
  }

  function save(one: Bench, text: string): void {
    one.world.disk.set(handle, { kind: 'there', blob: file('items.jsonl', text, 2).blob, changedAt: 2 });
  }

  test('are said when the reader comes back, until he keeps what is open', async () => {
    const one = await opened([{ ...file('items.jsonl', lines([item('a', 1)])), handle }]);
    one.world.disk.set(handle, { kind: 'there', blob: file('items.jsonl', lines([item('a', 1)])).blob, changedAt: 1 });
    one.actions.lookOnDisk();
    save(one, lines([item('a', 2)]));
    one.actions.lookOnDisk();
    const changed = await until(() => datasetsOf(one).changed[0]);
    expect(changed.files[0]?.source.name).toBe('items.jsonl');
    one.actions.keepUnchanged(changed.data);
    one.actions.lookOnDisk();
    await quiet(one);
    expect(datasetsOf(one).changed).toMatchObject([{ dismissed: true }]);
  });

  test('are opened in place of what was read, which stays kept and is marked as earlier', async () => {
    const one = await opened([{ ...file('items.jsonl', lines([item('a', 1)])), handle }]);
    const before = currentDataset(one.store.getState())!;
    save(one, lines([item('a', 1), item('b', 2)]));
    one.actions.lookOnDisk();
    await until(() => datasetsOf(one).changed[0]);
    one.actions.openChanged(before.key);
    await until(() => one.world.kept.get(before.summary!.fingerprint)?.newer);
    expect(currentDataset(one.store.getState())?.summary?.items).toBe(2);
    expect(datasetsOf(one).open).toHaveLength(1);
    expect(datasetsOf(one).changed).toEqual([]);
  });

  test('are opened beside what was read, to be compared', async () => {
    const one = await opened([{ ...file('items.jsonl', lines([item('a', 1)])), handle }]);
    const before = currentDataset(one.store.getState())!;
    save(one, lines([item('a', 2)]));
    one.actions.lookOnDisk();
    await until(() => datasetsOf(one).changed[0]);
    one.actions.compareChanged(before.key);
    await until(() => one.world.kept.get(before.summary!.fingerprint)?.newer);
    expect(datasetsOf(one).open.map(({ summary }) => summary?.fingerprint)).toContain(before.summary?.fingerprint);
    expect(datasetsOf(one).open).toHaveLength(2);
    const [earlier, later] = datasetsOf(one).open.map(({ key }) => key);
    const route = await until(() => {
      const { route: here } = one.store.getState();
      return here.view === 'compare' ? here : null;
    });
    expect([route.a, route.b]).toEqual([
      { kind: 'run', data: earlier, run: null },
      { kind: 'run', data: later, run: null },
    ]);
  });

  test('if they are replies alone, are compared with the earlier ones to the same items', async () => {
    const items = file('dataset.jsonl', lines([item('a'), item('b')]));
    const first = lines([item('a', 1), item('b', 2)].map(({ id, reply }) => ({ id, reply })));
    const one = await opened([items, { ...file('items.jsonl', first), handle }]);
    save(one, lines([item('a', 2), item('b', 1)].map(({ id, reply }) => ({ id, reply }))));
    one.actions.lookOnDisk();
    const { data } = await until(() => datasetsOf(one).changed[0]);
    one.actions.compareChanged(data);
    const route = await until(() => {
      const { route: here } = one.store.getState();
      return here.view === 'compare' ? here : null;
    });
    const [dataset] = datasetsOf(one).open;
    const sets = dataset?.summary?.replySets.map(({ fingerprint }) => fingerprint.slice(0, 12));
    expect(
      [route.a, route.b].map((place) => (place?.kind === 'run' ? [place.data, place.run?.replies] : null)),
    ).toEqual(sets?.map((digits) => [data, digits]));
    expect(datasetsOf(one).open).toHaveLength(1);
  });
});

test('what is opened from the builder is shown, also when the builder has written its own address meanwhile', async () => {
  const one = bench();
  one.actions.arrive('#/build');
  one.actions.open([file('a.jsonl', lines([item('a', 1)]))]);
  one.actions.placeBuild('q1bK');
  await quiet(one);
  expect(one.store.getState().route.view).toBe('results');
});
