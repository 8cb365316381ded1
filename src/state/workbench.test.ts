import { describe, expect, test, vi } from 'vitest';
import { createEngine } from '../engine/createEngine.ts';
import type { Engine, Outcome, Source, ViewSummary } from '../engine/engine.ts';
import type { Effects, KeptWithFiles } from './effects.ts';
import { valueOf } from './async.ts';
import { nothingLeft, plainEffects } from './builders.ts';
import { memoryLabels } from './labels/builders.ts';
import { NO_PARAMS, type Route, paramsOf } from './route.ts';
import { currentDataset, currentRunSummary, lacksWantedReplies, viewSummary } from './selectors.ts';
import { formatRoute } from './url.ts';
import { createWorkbench, type Workbench } from './workbench.ts';

function call(amount: unknown) {
  return { name: 'pay', arguments: { amount } };
}

const items = [
  { id: 'right', input: 'one', reference: { calls: [call(1)] }, reply: { calls: [call(1)] } },
  { id: 'wrong', input: 'two', reference: { calls: [call(2)] }, reply: { calls: [call('2')] } },
  { id: 'none', input: 'three', reference: { calls: [call(3)] } },
  { id: 'order', input: 'four', reference: { calls: [call(4), call(5)] }, reply: { calls: [call(5), call(4)] } },
];

function lines(rows: readonly unknown[]): string {
  return rows.map((row) => JSON.stringify(row)).join('\n');
}

function source(name: string, text: string): Source {
  return { name, blob: new Blob([text]) };
}

const dataset = source('items.jsonl', lines(items));
const withoutReplies = source('items.jsonl', lines(items.map(({ reply: _reply, ...item }) => item)));
const replies = source(
  'replies.jsonl',
  lines(items.flatMap(({ id, reply }) => (reply === undefined ? [] : [{ id, reply }]))),
);

interface Bench extends Workbench {
  readonly notified: string[];
  readonly copied: string[];
  readonly saved: { name: string; content: Blob | string }[];
  readonly kept: Map<string, KeptWithFiles>;
}

function idsOf(one: Bench): string[] {
  return one.store.getState().datasets.open.map(({ id }) => id);
}

function bench(
  engine: Engine = createEngine(),
  keptBefore?: Map<string, KeptWithFiles>,
  isSilent: () => boolean = () => false,
): Bench {
  const notified: string[] = [];
  const copied: string[] = [];
  const saved: { name: string; content: Blob | string }[] = [];
  const kept = keptBefore ?? new Map<string, KeptWithFiles>();
  const plain = plainEffects(engine, memoryLabels(), { ...nothingLeft(), kept });
  const effects: Effects = {
    ...plain,
    kept: {
      ...plain.kept,
      list: async () =>
        isSilent()
          ? { ok: false, problem: { code: 'failed', message: 'the database does not answer' } }
          : plain.kept.list(),
    },
    download: (name, content) => {
      saved.push({ name, content });
    },
    copy: async (text) => {
      copied.push(text);
      return true;
    },
    address: (place) => `http://localhost/${place}`,
    notify: (text) => {
      notified.push(text);
    },
    announce: (text) => {
      notified.push(text);
    },
  };
  return { ...createWorkbench(effects), notified, copied, saved, kept };
}

async function until<T>(ready: () => T): Promise<NonNullable<T>> {
  return vi.waitFor(() => {
    const value = ready();
    if (value === null || value === undefined || value === false) throw new Error('not yet');
    return value;
  });
}

/** Opens files and waits for the verdicts and the rows. */
async function opened(one: Bench, ...sources: readonly Source[]): Promise<void> {
  one.actions.open(sources);
  await settled(one);
}

async function settled({ store }: Bench): Promise<void> {
  await until(() => currentRunSummary(store.getState()));
  await quiet({ store });
}

async function quiet({ store }: Pick<Bench, 'store'>): Promise<void> {
  await until(() => {
    const { view, datasets } = store.getState();
    return view.answer.kind === 'done' && !view.busy && datasets.openings.length === 0;
  });
}

function hash({ store }: Workbench): string {
  return formatRoute(store.getState().route);
}

describe('opening', () => {
  test('an opened file leads to its results, named by its fingerprint, scored and shown', async () => {
    const one = bench();
    await opened(one, dataset);
    const state = one.store.getState();
    const open = currentDataset(state);
    expect(open?.name).toBe('items.jsonl');
    expect(open?.key).toBe(open?.summary?.fingerprint.slice(0, 16));
    expect(state.route).toMatchObject({ view: 'results', data: open?.key });
    expect(currentRunSummary(state)?.totals.counts).toEqual({ right: 2, wrong: 1, notJudged: 1, fault: 0 });
    expect(viewSummary(state)).toMatchObject({ shown: 4, total: 4 });
    expect(state.view.pages.get(0)?.map((row) => row.key.id)).toEqual(['right', 'wrong', 'none', 'order']);
    expect(one.kept.size).toBe(1);
  });

  test('a file that is refused is said, and nothing is open', async () => {
    const one = bench();
    one.actions.open([source('page.json', '<html></html>')]);
    await until(() => one.store.getState().datasets.refusals.length === 1);
    const { datasets, route } = one.store.getState();
    expect(datasets.refusals[0]?.refusal).toMatchObject({ code: 'not-text', looksLike: 'html' });
    expect(datasets.open).toEqual([]);
    expect(route).toEqual({ view: 'open' });
    one.actions.dismissRefusal(datasets.refusals[0]?.token ?? -1);
    expect(one.store.getState().datasets.refusals).toEqual([]);
  });

  test('the same file again takes the place of the first', async () => {
    const one = bench();
    await opened(one, dataset);
    const first = currentDataset(one.store.getState())?.id;
    one.actions.open([dataset]);
    await until(() => currentDataset(one.store.getState())?.id !== first && currentDataset(one.store.getState()));
    await settled(one);
    expect(one.store.getState().datasets.open).toHaveLength(1);
  });

  test('replies dropped while a dataset is looked at are judged with it', async () => {
    const one = bench();
    await opened(one, withoutReplies);
    expect(currentRunSummary(one.store.getState())?.totals.counts.notJudged).toBe(4);
    one.actions.open([replies]);
    await until(() => (currentRunSummary(one.store.getState())?.totals.counts.right ?? 0) > 0);
    expect(currentRunSummary(one.store.getState())?.totals.counts).toEqual({
      right: 2,
      wrong: 1,
      notJudged: 1,
      fault: 0,
    });
    expect(one.store.getState().datasets.refusals).toEqual([]);
    // Both files are kept, so that a reload finds them.
    expect([...one.kept.values()][0]?.files.map((file) => file.name)).toEqual(['items.jsonl', 'replies.jsonl']);
  });

  test('replies alone, with nothing open, are refused in words', async () => {
    const one = bench();
    one.actions.open([replies]);
    await until(() => one.store.getState().datasets.refusals[0]);
    expect(one.store.getState().datasets.refusals[0]?.refusal.code).toBe('only-replies');
  });

  test('what is closed is gone from the tab, not from the browser, and does not come back by itself', async () => {
    const one = bench();
    await opened(one, dataset);
    const key = currentDataset(one.store.getState())?.key ?? '';
    one.actions.closeDataset(key);
    await until(() => one.store.getState().datasets.open.length === 0);
    expect(one.store.getState().route).toEqual({ view: 'open' });
    expect(one.kept.size).toBe(1);
    one.actions.forgetAllKept();
    await until(() => one.kept.size === 0);
  });
});

describe('addresses', () => {
  test('a link to a kept file opens it at its place', async () => {
    const first = bench();
    await opened(first, dataset);
    first.actions.typeFilter('verdict = wrong');
    await until(() => viewSummary(first.store.getState())?.shown === 1);
    const link = hash(first);
    const second = bench(createEngine(), first.kept);
    second.actions.arrive(link);
    await settled(second);
    await until(() => viewSummary(second.store.getState())?.shown === 1);
    expect(hash(second)).toBe(link);
    expect(second.store.getState().view.typed).toBe('verdict = wrong');
  });

  test('a link to a file that is not here asks for it, and goes on when it is given', async () => {
    const first = bench();
    await opened(first, dataset);
    first.actions.openItem({ id: 'wrong', attempt: 0 });
    const link = hash(first);
    const second = bench();
    second.actions.arrive(link);
    await until(() => second.store.getState().datasets.missing);
    second.actions.open([dataset]);
    await until(() => valueOf(second.store.getState().item.detail));
    expect(hash(second)).toBe(link);
    expect(valueOf(second.store.getState().item.detail)?.key.id).toBe('wrong');
    expect(second.store.getState().datasets.missing).toBeNull();
  });

  test('a kept file that can no longer be read is asked for, and its refusal is said', async () => {
    const first = bench();
    await opened(first, dataset);
    const [fingerprint, kept] = [...first.kept.entries()][0] ?? [];
    if (fingerprint === undefined || kept === undefined) throw new Error('nothing was kept');
    const broken = { ...kept, files: kept.files.map((file) => ({ ...file, blob: new Blob(['']) })) };
    const second = bench(createEngine(), new Map([[fingerprint, broken]]));
    second.actions.arrive(hash(first));
    await until(() => second.store.getState().datasets.missing);
    expect(second.store.getState().datasets.refusals).toHaveLength(1);
  });

  test('a storage that is late is asked again, until the kept file is there', async () => {
    const first = bench();
    await opened(first, dataset);
    let silent = 3;
    const second = bench(createEngine(), first.kept, () => silent-- > 0);
    second.actions.arrive(hash(first));
    await settled(second);
    expect(silent).toBeLessThan(0);
    expect(second.store.getState().datasets.missing).toBeNull();
    expect(second.store.getState().datasets.notKept).toBeNull();
  });

  test('another file than the link asks for opens by itself, and that is said', async () => {
    const one = bench();
    one.actions.arrive('#/data/0123456789abcdef/item/q/0');
    await until(() => one.store.getState().datasets.missing);
    await opened(one, dataset);
    expect(one.notified.join(' ')).toContain('items.jsonl');
    expect(one.store.getState().route.view).toBe('results');
  });

  test('an address that leads nowhere goes to the first screen and says so', () => {
    const one = bench();
    one.actions.arrive('#/nowhere');
    expect(one.store.getState().route).toEqual({ view: 'open' });
    expect(one.store.getState().ui.lostAddress).toBe('#/nowhere');
  });

  test('a name of an earlier session goes to the first screen', () => {
    const one = bench();
    one.actions.arrive('#/data/dataset-1');
    expect(one.store.getState().route).toEqual({ view: 'open' });
  });
});

describe('filter', () => {
  test('a mistake is marked while the last readable filter stays in force', async () => {
    const one = bench();
    await opened(one, dataset);
    one.actions.typeFilter('verdict = wrong');
    await until(() => viewSummary(one.store.getState())?.shown === 1);
    one.actions.typeFilter('verdict = wrong and (');
    const { view, route } = one.store.getState();
    expect(view.problem).not.toBeNull();
    expect(view.typed).toBe('verdict = wrong and (');
    expect((route as Extract<Route, { view: 'results' }>).params.filter).toBe('verdict = wrong');
    expect(viewSummary(one.store.getState())?.shown).toBe(1);
  });

  test('a text that is typed letter by letter searches for no half of a name once it cannot be read', async () => {
    const one = bench();
    await opened(one, dataset);
    const text = 'reason = = x';
    for (let length = 1; length <= text.length; length += 1) one.actions.typeFilter(text.slice(0, length));
    await settled(one);
    const { view, route } = one.store.getState();
    expect([view.typed, view.problem === null]).toEqual([text, false]);
    expect(paramsOf(route).filter).toBe('');
  });

  test('an unreadable filter in an address is shown with its mistake, and everything is listed', async () => {
    const first = bench();
    await opened(first, dataset);
    const second = bench(createEngine(), first.kept);
    second.actions.arrive(`${hash(first)}?f=verdict%20%3D`);
    await settled(second);
    expect(second.store.getState().view.typed).toBe('verdict =');
    expect(second.store.getState().view.problem).not.toBeNull();
    expect(viewSummary(second.store.getState())?.shown).toBe(4);
  });

  test('a facet writes into the filter, a second click takes it out again', async () => {
    const one = bench();
    await opened(one, dataset);
    one.actions.toggleInFilter('verdict', 'wrong');
    await until(() => viewSummary(one.store.getState())?.shown === 1);
    expect(one.store.getState().view.typed).toBe('verdict = wrong');
    one.actions.toggleInFilter('verdict', 'right');
    await until(() => viewSummary(one.store.getState())?.shown === 3);
    one.actions.toggleInFilter('verdict', 'right');
    one.actions.toggleInFilter('verdict', 'wrong');
    await until(() => viewSummary(one.store.getState())?.shown === 4);
    expect(one.store.getState().view.typed).toBe('');
  });

  test('an answer to an older question never replaces a newer one', async () => {
    const inner = createEngine();
    const held: (() => void)[] = [];
    let hold = false;
    const engine: Engine = {
      ...inner,
      view: async (id, request, options) => {
        const outcome: Outcome<ViewSummary> = await inner.view(id, request, options);
        if (hold && request.filter === 'verdict = wrong') {
          await new Promise<void>((resolve) => {
            held.push(resolve);
          });
          // As an engine would answer that knows nothing of newer questions.
          return outcome.kind === 'value'
            ? outcome
            : { kind: 'value', value: { view: 'old', shown: 99, total: 99, facets: [], totals: null } };
        }
        return outcome;
      },
    };
    const one = bench(engine);
    await opened(one, dataset);
    hold = true;
    one.actions.typeFilter('verdict = wrong');
    one.actions.typeFilter('verdict = right');
    await until(() => viewSummary(one.store.getState())?.shown === 2);
    await until(() => held.length === 1);
    held[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(viewSummary(one.store.getState())?.shown).toBe(2);
    expect(
      one.store
        .getState()
        .view.pages.get(0)
        ?.map((row) => row.key.id),
    ).toEqual(['right', 'order']);
  });

  test('of a dataset that grows the first view is shown before the next is asked for', async () => {
    const asked: ((outcome: Outcome<ViewSummary>) => void)[] = [];
    const growth: ((items: number) => void)[] = [];
    const engine: Engine = {
      ...createEngine(),
      open: (_request, options) => {
        growth.push((count) =>
          options?.onProgress?.({
            dataset: 'growing',
            file: 'items.jsonl',
            format: 'touchstone',
            bytes: count,
            totalBytes: 100,
            items: count,
            itemsPerSecond: null,
            secondsLeft: null,
          }),
        );
        return new Promise(() => undefined);
      },
      view: () =>
        new Promise((resolve) => {
          asked.push(resolve);
        }),
    };
    const one = bench(engine);
    one.actions.open([dataset]);
    await until(() => growth.length === 1);
    for (const count of [1, 2, 4, 8]) growth[0]?.(count);
    expect(asked).toHaveLength(1);
    const summary = { shown: 0, facets: [], totals: null };
    asked[0]?.({ kind: 'value', value: { ...summary, view: 'first', total: 1 } });
    await until(() => viewSummary(one.store.getState())?.view === 'first');
    await until(() => asked.length === 2);
    asked[1]?.({ kind: 'value', value: { ...summary, view: 'second', total: 8 } });
    await until(() => viewSummary(one.store.getState())?.total === 8);
    expect(asked).toHaveLength(2);
  });
});

describe('runs', () => {
  test('an option scores anew, and a run kept beside shows where the two differ', async () => {
    const one = bench();
    await opened(one, dataset);
    one.actions.chooseBeside({ scorer: 'xlam-tool-call', options: [], replies: null });
    one.actions.chooseOption('ordering', 'strict');
    await until(() => currentRunSummary(one.store.getState())?.totals.counts.wrong === 2);
    one.actions.typeFilter('differs = yes');
    await until(() => viewSummary(one.store.getState())?.shown === 1);
    expect(one.store.getState().view.pages.get(0)?.[0]).toMatchObject({
      key: { id: 'order' },
      state: 'wrong',
      besideState: 'right',
    });
    expect(hash(one)).toContain('run=xlam-tool-call;ordering=strict');
  });

  test('a refused scoring is said and leaves the items in sight', async () => {
    const bad = source(
      'bad.jsonl',
      lines([
        { ...items[0], tools: [{ name: 'pay', description: '', parameters: { amount: { type: 'list(str)' } } }] },
      ]),
    );
    const one = bench();
    one.actions.open([bad]);
    await quiet(one);
    const entry = await until(() => [...one.store.getState().runs.byKey.values()][0]);
    await until(
      () =>
        entry.result.kind !== 'loading' || [...one.store.getState().runs.byKey.values()][0]?.result.kind === 'refused',
    );
    expect([...one.store.getState().runs.byKey.values()][0]?.result).toMatchObject({ refusal: { code: 'type-words' } });
    await until(() => viewSummary(one.store.getState())?.shown === 1);
    one.actions.chooseOption('schemas', 'skip');
    await until(() => currentRunSummary(one.store.getState())?.totals.counts.right === 1);
  });
});

describe('items', () => {
  test('an open item has its place in the filter, and the ways to its neighbours', async () => {
    const one = bench();
    await opened(one, dataset);
    one.actions.openRow(1);
    await until(() => one.store.getState().item.neighbours);
    const { item, view } = one.store.getState();
    expect(item.neighbours).toMatchObject({
      position: 1,
      previous: { id: 'right' },
      next: { id: 'none' },
      nextWrong: null,
    });
    expect(view.cursor).toBe(1);
    one.actions.stepItem('next');
    await until(() => valueOf(one.store.getState().item.detail)?.key.id === 'none');
    one.actions.closeItem();
    expect(one.store.getState().route.view).toBe('results');
  });

  test('steps that come before the last one is answered each begin where it has led', async () => {
    const one = bench();
    await opened(one, dataset);
    one.actions.openRow(0);
    await until(() => one.store.getState().item.neighbours);
    one.actions.stepItem('next');
    one.actions.stepItem('next');
    one.actions.stepItem('previous');
    await until(() => valueOf(one.store.getState().item.detail)?.key.id === 'wrong');
    await quiet(one);
    expect(one.store.getState().route).toMatchObject({ key: { id: 'wrong' } });
    expect(one.store.getState().item.neighbours).toMatchObject({ position: 1 });
  });

  test('a copied link names the file, and its Markdown and its file hold the verdict', async () => {
    const one = bench();
    await opened(one, dataset);
    one.actions.openItem({ id: 'wrong', attempt: 0 });
    await until(() => valueOf(one.store.getState().item.detail));
    one.actions.copyLink();
    one.actions.copyItem();
    one.actions.downloadItem();
    await until(() => one.copied.length === 2 && one.saved.length === 1);
    expect(one.copied[0]).toContain('needs=items.jsonl');
    expect(one.copied[1]).toContain('## wrong — wrong');
    const file: unknown = await new Response(one.saved[0]?.content).json();
    expect(file).toMatchObject({ id: 'wrong', state: 'wrong', reason: 'arguments', row: items[1] });
  });

  test('an export holds what the filter shows', async () => {
    const one = bench();
    await opened(one, dataset);
    one.actions.typeFilter('verdict = right');
    await until(() => viewSummary(one.store.getState())?.shown === 2);
    await quiet(one);
    one.actions.exportView('jsonl');
    const saved = await until(() => one.saved[0]);
    expect(saved.name).toBe('items.results.jsonl');
    expect((await new Response(saved.content).text()).trim().split('\n')).toHaveLength(2);
  });
});

test('a crash is outlived where nothing could be kept, too', async () => {
  const one = bench();
  await opened(one, dataset);
  one.kept.clear();
  one.actions.engineCrashed('out of memory', idsOf(one));
  one.actions.restart();
  await settled(one);
  expect(viewSummary(one.store.getState())?.shown).toBe(4);
});

test('after a crash everything is said to be lost but the files, and starting again brings it all back', async () => {
  const one = bench();
  await opened(one, dataset);
  const before = hash(one);
  one.actions.engineCrashed('out of memory', idsOf(one));
  expect(one.store.getState().ui.crash).toEqual({ message: 'out of memory', kept: ['items.jsonl'], lost: [] });
  one.actions.restart();
  expect(one.store.getState().ui.crash).toBeNull();
  await settled(one);
  expect(hash(one)).toBe(before);
  expect(viewSummary(one.store.getState())?.shown).toBe(4);
  expect(one.store.getState().datasets.open).toHaveLength(1);
});

test('starting again with several datasets open brings the reader back to the one that was in sight', async () => {
  const one = bench();
  await opened(one, dataset);
  await opened(one, source('second.jsonl', lines(items.slice(0, 2))));
  one.actions.openItem({ id: 'wrong', attempt: 0 });
  const before = hash(one);
  one.actions.engineCrashed('out of memory', idsOf(one));
  one.actions.restart();
  await until(() => one.store.getState().datasets.openings.length === 0);
  await settled(one);
  expect(hash(one)).toBe(before);
  expect(
    one.store
      .getState()
      .datasets.open.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['items.jsonl', 'second.jsonl']);
});

test('a crash while a file is read says that it is given up, apart from what is kept', async () => {
  const inner = createEngine();
  let reading = 0;
  const engine: Engine = {
    ...inner,
    open: async (request, options) => {
      reading += 1;
      return reading === 1 ? inner.open(request, options) : new Promise(() => undefined);
    },
  };
  const one = bench(engine);
  await opened(one, dataset);
  one.actions.open([source('second.jsonl', lines(items))]);
  one.actions.engineCrashed('out of memory', idsOf(one));
  expect(one.store.getState().ui.crash).toMatchObject({ kept: ['items.jsonl'], lost: ['second.jsonl'] });
});

test('going back to where one was asks nothing anew that is known', async () => {
  const inner = createEngine();
  let runs = 0;
  const engine: Engine = {
    ...inner,
    run: async (id, request, options) => {
      runs += 1;
      return inner.run(id, request, options);
    },
  };
  const one = bench(engine);
  await opened(one, dataset);
  const place = one.store.getState().route;
  one.actions.go({ view: 'open' });
  one.actions.go(place);
  await quiet(one);
  expect(runs).toBe(1);
  expect(one.store.getState().route).toEqual({
    view: 'results',
    data: currentDataset(one.store.getState())?.key,
    params: NO_PARAMS,
  });
});

test('a file that cannot be read keeps no other closed: it alone is named, and is not kept', async () => {
  const one = bench();
  await opened(one, dataset, source('page.jsonl', '<html></html>'));
  const { refusals, open } = one.store.getState().datasets;
  expect(refusals.map(({ names, refusal }) => [names, refusal.code])).toEqual([[['page.jsonl'], 'not-text']]);
  expect(open.map(({ name }) => name)).toEqual(['items.jsonl']);
  expect([...one.kept.values()][0]?.files.map(({ name }) => name)).toEqual(['items.jsonl']);
});

describe('several files of replies', () => {
  const good = source('good.jsonl', lines(items.map(({ id, reference }) => ({ id, calls: reference.calls }))));
  const bad = source('bad.jsonl', lines(items.map(({ id }) => ({ id, calls: [] }))));

  function wrongs(one: Bench): number | undefined {
    return currentRunSummary(one.store.getState())?.totals.counts.wrong;
  }

  async function linkTo(): Promise<string> {
    const one = bench();
    await opened(one, withoutReplies, good);
    one.actions.copyLink();
    const link = await until(() => one.copied[0]);
    expect(link).toContain('needs=items.jsonl&needs=good.jsonl');
    return link.slice(link.indexOf('#'));
  }

  test('a link shows the replies it was made over, in whatever order they are opened and beside whatever others', async () => {
    const link = await linkTo();
    for (const files of [
      [withoutReplies, bad, good],
      [withoutReplies, good, bad],
    ]) {
      const one = bench();
      one.actions.arrive(link);
      one.actions.open(files);
      await settled(one);
      expect(wrongs(one)).toBe(0);
    }
  });

  test('a link over replies that are not open waits for them: nothing is said to be wrong or not run', async () => {
    const link = await linkTo();
    const one = bench();
    one.actions.arrive(link);
    one.actions.open([withoutReplies, bad]);
    await until(() => currentDataset(one.store.getState())?.summary);
    await quiet(one);
    expect(lacksWantedReplies(one.store.getState())).toBe(true);
    expect(one.store.getState().runs.byKey.size).toBe(0);
    one.actions.open([source('other.jsonl', lines([{ id: 'right', calls: [] }]))]);
    await until(() => one.notified.some((text) => text.startsWith('other.jsonl')));
    expect(lacksWantedReplies(one.store.getState())).toBe(true);
    one.actions.open([good]);
    await settled(one);
    expect([lacksWantedReplies(one.store.getState()), wrongs(one)]).toEqual([false, 0]);
  });

  test('replies given with a dataset that has its own are the ones that are judged', async () => {
    const one = bench();
    await opened(one, dataset, bad);
    expect(currentRunSummary(one.store.getState())?.totals.counts).toMatchObject({ right: 0, wrong: 4, notJudged: 0 });
  });

  function keptNames(one: Bench): readonly string[] | undefined {
    return [...one.kept.values()][0]?.files.map(({ name }) => name);
  }

  test('a dataset given again takes nothing away from what is open or kept with it', async () => {
    const one = bench();
    await opened(one, withoutReplies, good);
    one.actions.open([source('renamed.jsonl', lines(items.map(({ reply: _reply, ...item }) => item)))]);
    await until(() => one.notified.some((text) => text.startsWith('good.jsonl')));
    await settled(one);
    expect(one.store.getState().datasets.open).toHaveLength(1);
    expect([keptNames(one), wrongs(one)]).toEqual([['renamed.jsonl', 'good.jsonl'], 0]);
    // In another session, where it is kept but not open.
    const next = bench(createEngine(), one.kept);
    await opened(next, withoutReplies, bad);
    expect([keptNames(next), wrongs(next)]).toEqual([['items.jsonl', 'bad.jsonl', 'good.jsonl'], 4]);
  });

  test('replies given with a dataset that is open are judged at once, whichever were chosen before', async () => {
    const one = bench();
    await opened(one, withoutReplies, good);
    const set = currentDataset(one.store.getState())?.summary?.replySets[0];
    one.actions.chooseReplies(set?.fingerprint.slice(0, 12) ?? '');
    await settled(one);
    one.actions.open([withoutReplies, bad]);
    await until(() => wrongs(one) === 4);
    await quiet(one);
    expect(keptNames(one)).toEqual(['items.jsonl', 'bad.jsonl', 'good.jsonl']);
  });

  test('replies given twice are one reply set', async () => {
    const one = bench();
    await opened(one, withoutReplies, good);
    one.actions.open([good]);
    await quiet(one);
    await settled(one);
    expect(currentDataset(one.store.getState())?.summary?.replySets).toHaveLength(1);
    expect(keptNames(one)).toEqual(['items.jsonl', 'good.jsonl']);
  });
});
