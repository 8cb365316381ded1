import { describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { label, logOf, verdict } from '../../core/labels/builders.ts';
import { EMPTY_LOG } from '../../core/labels/log.ts';
import { createEngine } from '../../engine/createEngine.ts';
import { valueOf } from '../async.ts';
import type { Dataset } from '../datasets.ts';
import type { Effects } from '../effects.ts';
import { START, type Context } from '../state.ts';
import { createStoppers } from '../stoppers.ts';
import { judgeOutputColumns } from './judgeOutputs.ts';
import { opinionsOf } from './opinionsOf.ts';
import type { LogSource } from './saidInLog.ts';
import { parseJudge } from './judgeText.ts';

const NOTHING: LogSource = { log: EMPTY_LOG, rubric: null, hashes: null };

async function opened(...rows: readonly object[]): Promise<{ readonly context: Context; readonly dataset: Dataset }> {
  const engine = createEngine();
  const text = rows.map((row, at) => JSON.stringify({ id: `i${at}`, input: 'x', ...row })).join('\n');
  const sources = [{ name: 'items.jsonl', blob: new Blob([text]) }];
  const outcome = await engine.open({ sources });
  if (outcome.kind !== 'value') throw new Error(outcome.kind);
  const summary = outcome.value;
  const readings = { formats: new Map(), mappings: new Map() };
  const dataset: Dataset = {
    id: summary.dataset,
    key: summary.dataset,
    name: 'items.jsonl',
    sources,
    ...readings,
    summary,
    edition: 1,
  };
  const effects = {
    engine,
    stopper: () => {
      const controller = new AbortController();
      return {
        signal: controller.signal,
        stop: () => {
          controller.abort();
        },
      };
    },
  } as Effects;
  const context: Context = {
    store: createStore(() => ({ ...START, datasets: { ...START.datasets, open: [dataset] } })),
    effects,
    stoppers: createStoppers(),
    fetching: new Set(),
    reopening: new Set(),
    visible: { from: 0, to: 0 },
    pause: { end: null },
    nextToken: () => 1,
  };
  return { context, dataset };
}

const STEPS = { trajectory: ['a', 'b'], reference: { trajectory: ['a', 'b'] } };

describe('what a judge says', () => {
  test('is a reason of a scorer, and the value of a column', async () => {
    const { context, dataset } = await opened({ ...STEPS, recorded: { judge: 'fail' } });
    const scorer = await opinionsOf(context, dataset, parseJudge('run:mock-judge')!, NOTHING);
    const column = await opinionsOf(context, dataset, parseJudge('column:judge')!, NOTHING);
    const nothing = { score: null, problem: null };
    expect(valueOf(scorer)?.get('0 i0')).toEqual({ ...nothing, state: 'right', value: null, why: 'pass' });
    expect(valueOf(column)?.get('0 i0')).toEqual({ ...nothing, state: 'wrong', value: 'fail', why: null });
  });

  test('in YAML is its thoughts and its score, or what is wrong with it; such columns are found', async () => {
    const raw = '```yaml\nthoughts: fine\nscore: 0.9\n```';
    const { context, dataset } = await opened(
      { recorded: { raw, remark: 'thoughts are free' } },
      { recorded: { raw: 'score: 0.9' } },
    );
    const said = valueOf(await opinionsOf(context, dataset, parseJudge('output:raw')!, NOTHING));
    expect(said?.get('0 i0')).toMatchObject({ score: '0.9', why: 'fine', problem: null });
    expect(said?.get('0 i1')).toMatchObject({ score: null, problem: 'invalid_keys' });
    expect(await judgeOutputColumns(context, dataset)).toEqual(['raw']);
  });

  test('is asked once for each edition of the dataset, however often it is wanted', async () => {
    const { context, dataset } = await opened(STEPS);
    const { engine } = context.effects;
    const [run, opinions] = [vi.spyOn(engine, 'run'), vi.spyOn(engine, 'opinions')];
    const judge = parseJudge('run:mock-judge')!;
    await Promise.all([1, 2, 3].map(async () => opinionsOf(context, dataset, judge, NOTHING)));
    await opinionsOf(context, dataset, judge, NOTHING);
    expect([run.mock.calls.length, opinions.mock.calls.length]).toEqual([1, 1]);
    await opinionsOf(context, { ...dataset, edition: 2 }, judge, NOTHING);
    expect(run.mock.calls.length).toBe(2);
  });

  test('of a dataset that is closed meanwhile is nothing, and is asked anew afterwards', async () => {
    const { context, dataset } = await opened(STEPS);
    const judge = parseJudge('run:mock-judge')!;
    const before = opinionsOf(context, dataset, judge, NOTHING);
    context.store.setState({ datasets: { ...START.datasets, open: [] } });
    expect((await before).kind).toBe('idle');
    context.store.setState({ datasets: { ...START.datasets, open: [dataset] } });
    expect((await opinionsOf(context, dataset, judge, NOTHING)).kind).toBe('done');
  });

  test('that is refused is told, and asked anew the next time', async () => {
    const { context, dataset } = await opened(STEPS);
    const opinions = vi.spyOn(context.effects.engine, 'opinions');
    opinions.mockResolvedValueOnce({ kind: 'crashed', message: 'gone' });
    const judge = parseJudge('column:none')!;
    expect(await opinionsOf(context, dataset, judge, NOTHING)).toEqual({ kind: 'crashed', message: 'gone' });
    expect((await opinionsOf(context, dataset, judge, NOTHING)).kind).not.toBe('crashed');
    expect(opinions.mock.calls.length).toBe(2);
  });

  test('of replies that are not open is nothing', async () => {
    const { context, dataset } = await opened(STEPS);
    const judge = parseJudge('run:mock-judge;@0123456789ab')!;
    expect(await opinionsOf(context, dataset, judge, NOTHING)).toEqual({ kind: 'idle' });
  });
});

describe('a judge of a label file', () => {
  const log = logOf(
    label('l'),
    verdict('v', { score: 0.4, thoughts: 'not in order' }),
    verdict('w', { item: 'R3', verdict: null, status: 'invalid_yaml' }),
    verdict('x', { item: 'R4', verdict: 'PASS', status: 'odd' }),
  );
  const rubric = log.events.get('v')!.header.rubric;

  test('says its verdict, its score and its thoughts; what is invalid says why', async () => {
    const { context, dataset } = await opened(STEPS);
    const outcome = await opinionsOf(context, dataset, parseJudge('log:mock@1')!, { log, rubric, hashes: null });
    const said = valueOf(outcome);
    expect(said?.get('0 R2')).toEqual({
      state: 'wrong',
      value: 'FAIL',
      score: '0.4',
      why: 'not in order',
      problem: null,
    });
    expect(said?.get('0 R3')).toMatchObject({ state: null, value: null, problem: 'invalid_yaml' });
    expect(said?.get('0 R4')).toMatchObject({ state: null, value: null, problem: 'invalid_type' });
  });

  test('says nothing by another rubric', async () => {
    const { context, dataset } = await opened(STEPS);
    const outcome = await opinionsOf(context, dataset, parseJudge('log:mock@1')!, { ...NOTHING, log });
    expect(valueOf(outcome)?.size).toBe(0);
  });
});
