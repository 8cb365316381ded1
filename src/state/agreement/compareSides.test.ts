import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { disagreed, leftOutCounts } from '../../core/comparison/compareSeries.ts';
import { event, label, logOf } from '../../core/labels/builders.ts';
import { EMPTY_LOG, type LabelLog } from '../../core/labels/log.ts';
import { createStore } from 'zustand/vanilla';
import { createEngine } from '../../engine/createEngine.ts';
import { valueOf } from '../async.ts';
import type { Dataset } from '../datasets.ts';
import type { Effects } from '../effects.ts';
import { START, type Context } from '../state.ts';
import { createStoppers } from '../stoppers.ts';
import type { JudgeChoice } from '../judges/judge.ts';
import { judgeText, parseJudge } from '../judges/judgeText.ts';
import { NO_CHOICE, type AgreementChoice } from './choice.ts';
import { parseHuman } from './choiceText.ts';
import { compareSides, type Compared } from './compareSides.ts';
import { partsByRules } from './gradedParts.ts';
import { columnsOfPeople } from './people.ts';
import { settleChoice } from './settleChoice.ts';
import { loadSides } from './sides.ts';

const RUNS = await readFile('public/samples/runs.jsonl', 'utf8');

/** A dataset of this text, open in an engine, for what asks nothing else of the workbench. */
async function openDataset(text: string): Promise<{ readonly context: Context; readonly dataset: Dataset }> {
  const engine = createEngine();
  const sources = [{ name: 'items.jsonl', blob: new Blob([text]) }];
  const outcome = await engine.open({ sources });
  if (outcome.kind !== 'value') throw new Error(outcome.kind);
  const summary = outcome.value;
  const readings = { formats: new Map(), mappings: new Map() };
  const dataset = { id: summary.dataset, key: summary.dataset, name: 'items.jsonl', sources, ...readings, summary };
  const open: Dataset = { ...dataset, edition: 1 };
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
    store: createStore(() => ({ ...START, datasets: { ...START.datasets, open: [open] } })),
    effects,
    stoppers: createStoppers(),
    fetching: new Set(),
    reopening: new Set(),
    visible: { from: 0, to: 0 },
    pause: { end: null },
    nextToken: () => 1,
  };
  return { context, dataset: open };
}

interface Asked {
  readonly human?: string;
  readonly judge?: string;
  readonly log?: LabelLog;
  readonly rest?: Partial<AgreementChoice>;
}

/** Compares as the view does: what is not said is proposed. */
async function compared(text: string, { human, judge, log = EMPTY_LOG, rest = {} }: Asked = {}): Promise<Compared> {
  const { context, dataset } = await openDataset(text);
  const summary = dataset.summary!;
  const asked = { ...NO_CHOICE, human: parseHuman(human ?? ''), judge: parseJudge(judge ?? ''), ...rest };
  const proposals = { summary, log, rater: 'ayse', judge: null, rubric: null, replies: null, judgeOutputs: [] };
  const choice = settleChoice(asked, proposals);
  if (choice.human === null || choice.judge === null) throw new Error('nobody');
  const columns = [
    ...new Set([...columnsOfPeople(summary), ...(choice.human.kind === 'column' ? [choice.human.column] : [])]),
  ];
  const request = { run: null, judge: choice.judge, columns, rubric: false };
  const sides = valueOf(await loadSides(context, dataset, request));
  if (sides === null) throw new Error('no sides');
  return compareSides(sides, { ...choice, human: choice.human, judge: choice.judge }, { log, hashes: null });
}

function lines(...recorded: readonly object[]): string {
  return recorded.map((one, at) => JSON.stringify({ id: `i${at}`, input: 'x', recorded: one })).join('\n');
}

function tableOf({ comparison: { report } }: Compared): unknown {
  return report.kind === 'table' ? Object.values(report.of.table) : report.of.matrix;
}

function differing({ comparison }: Compared): readonly (readonly string[])[] {
  const { judgePassed, humanPassed } = disagreed(comparison);
  return [judgePassed, humanPassed].map((pairs) => pairs.map(({ key }) => key.id));
}

describe('the eight runs of document 004', () => {
  test.each(['column:judge', 'run:mock-judge'])('give its table, kappa and disagreements with %s', async (judge) => {
    const result = await compared(RUNS, { judge });
    const { report } = result.comparison;
    expect(tableOf(result)).toEqual([4, 2, 0, 2]);
    expect(differing(result)).toEqual([['R2', 'R3'], []]);
    expect(report.of.po).toMatchObject({ value: 0.75 });
    expect(report.of.pe).toEqual({ kind: 'value', value: 0.5 });
    expect(report.of.kappa).toEqual({ kind: 'value', value: 0.5 });
    expect(report.of.band).toBe('moderate');
    const { interval } = report.of;
    expect(interval.kind === 'interval' && [interval.low.toFixed(2), interval.high.toFixed(2)]).toEqual([
      '-0.02',
      '1.00',
    ]);
  });

  test('are compared with the recorded judge where nobody chose', async () => {
    const result = await compared(RUNS);
    expect([tableOf(result), result.atLeast, result.graded]).toEqual([[4, 2, 0, 2], null, []]);
  });

  test("are compared by one's own labels once there are any; all others are unlabelled", async () => {
    const log = logOf(label('a', { item: 'R2', value: 'FAIL' }), label('b', { item: 'R1', value: 'PASS' }));
    const result = await compared(RUNS, { log });
    expect(tableOf(result)).toEqual([1, 1, 0, 0]);
    expect(leftOutCounts(result.comparison.leftOut)).toEqual([['unlabelled', 6]]);
  });

  test('without an item whose reference is held to be wrong leave it out', async () => {
    const log = logOf(event('disputed', 'd', { item: 'R2' }));
    const result = await compared(RUNS, { log, rest: { undisputed: true } });
    expect([tableOf(result), result.disputedOut]).toEqual([[4, 1, 0, 2], 1]);
    expect(tableOf(await compared(RUNS, { log }))).toEqual([4, 2, 0, 2]);
  });
});

describe('people', () => {
  const labelled = logOf(
    label('a', { item: 'i0', value: 'PASS' }),
    label('b', { item: 'i1', value: 'PASS' }),
    label('c', { item: 'i2', value: 'PASS' }),
  );
  const text = lines(
    { rater_a: 'PASS', rater_b: 'FAIL', judge: 'PASS' },
    { rater_a: 'FAIL', rater_b: 'FAIL', judge: 'PASS' },
    { rater_a: 'FAIL', rater_b: 'unsure', judge: 'FAIL' },
  );

  test('together say what most of them say; a tie is left out and counted', async () => {
    const result = await compared(text, { human: 'majority', log: labelled });
    expect(tableOf(result)).toEqual([1, 1, 0, 0]);
    expect(leftOutCounts(result.comparison.leftOut)).toEqual([['tied', 1]]);
  });

  test('of a column say unsure where they say so, and nothing where they say nothing', async () => {
    const result = await compared(`${text}\n${lines({ judge: 'PASS' }).replace('i0', 'i3')}`, {
      human: 'column:rater_b',
    });
    expect(leftOutCounts(result.comparison.leftOut)).toEqual([
      ['unsure', 1],
      ['unlabelled', 1],
    ]);
  });

  test('settled by somebody are compared as settled, and never count as blind; others where nobody contradicts', async () => {
    const log = logOf(event('adjudicate', 'x', { item: 'i1', value: 'PASS', note: 'both overridden' }));
    const result = await compared(text, { human: 'adjudicated', log });
    // i1 as settled; i2 as the one who was sure says; on i0 people differ.
    expect([tableOf(result), result.comparison.pairs.map(({ sighted }) => sighted)]).toEqual([
      [1, 0, 0, 1],
      [true, false],
    ]);
    expect(leftOutCounts(result.comparison.leftOut)).toEqual([['unresolved', 1]]);
  });
});

describe('a judge who grades', () => {
  const text = lines(
    { human: 'PASS', judge_score: 0.9 },
    { human: 'FAIL', judge_score: 0.8 },
    { human: 'PASS', judge_score: 0.5 },
    { human: 'FAIL' },
  );

  test('passes from 0.8 on where scores go from 0 to 1, and from where it is said', async () => {
    const judge = 'column:judge_score';
    const proposed = await compared(text, { judge });
    expect([proposed.atLeast, tableOf(proposed)]).toEqual(['0.8', [1, 1, 1, 0]]);
    const chosen = await compared(text, { judge, rest: { atLeast: '0.85' } });
    expect([chosen.atLeast, tableOf(chosen)]).toEqual(['0.85', [1, 0, 1, 1]]);
    expect(chosen.graded.length).toBe(3);
    expect(leftOutCounts(chosen.comparison.leftOut)).toEqual([['judge-missing', 1]]);
  });

  test('in YAML is read strictly, and what is invalid is counted as invalid, never as a verdict', async () => {
    const answers = ['thoughts: good\nscore: 1.0', 'thoughts: bad\nscore: 0.2', 'thoughts: odd\nscore: 7'];
    const rows = answers.map((raw, at) => ({ human: at === 1 ? 'FAIL' : 'PASS', raw }));
    const result = await compared(lines(...rows), { judge: 'output:raw' });
    expect(tableOf(result)).toEqual([1, 0, 0, 1]);
    expect(leftOutCounts(result.comparison.leftOut)).toEqual([['judge-invalid', 1]]);
    expect(result.opinions.get('0 i2')?.problem).toBe('out_of_range');
  });
});

describe('values that are no verdicts', () => {
  test('are compared as they are written, numbers in order', async () => {
    const text = lines(
      ...['1', '2', 'tie', '1'].map((rater, at) => ({ rater: `${rater}!`, judge: ['1!', '2!', '2!', 'tie!'][at] })),
    );
    const result = await compared(text);
    expect(result.values).toBe(true);
    expect(result.by.categories).toEqual(['1!', '2!', 'tie!']);
    expect(tableOf(result)).toEqual([
      [1, 0, 0],
      [0, 1, 1],
      [1, 0, 0],
    ]);
  });

  test('that broke are none: they are invalid, and no category of their own', async () => {
    const chosen = { instruction: 'Which?', input: '', response1: 'a', response2: 'b' };
    const said = ['1', 'Tie', 'garbage'].map((gpt_result, at) => ({ idx: at, ...chosen, annotator1: at, gpt_result }));
    const result = await compared(said.map((row) => JSON.stringify(row)).join('\n'));
    expect(result.by.categories).toEqual(['0', '1', '2']);
    expect(leftOutCounts(result.comparison.leftOut)).toEqual([['judge-invalid', 1]]);
  });
});

test('a judge of a scorer says nothing of what it cannot judge', async () => {
  const judge: JudgeChoice = { kind: 'run', run: { scorer: 'mock-judge', options: [], replies: null } };
  const text = `${RUNS.trimEnd()}\n${JSON.stringify({ id: 'R9', input: 'x', recorded: { human: 'PASS' } })}`;
  const result = await compared(text, { rest: { judge } });
  expect(leftOutCounts(result.comparison.leftOut)).toEqual([['judge-missing', 1]]);
});

test('a judge that is chosen where items are labelled is the same here, whether its replies are named or meant', async () => {
  const { dataset } = await openDataset(RUNS);
  const summary = dataset.summary!;
  const replies = summary.replySets[0]!.fingerprint.slice(0, 12);
  const judge: JudgeChoice = { kind: 'run', run: { scorer: 'trajectory', options: [], replies } };
  const proposals = { summary, log: EMPTY_LOG, rater: '', judge, rubric: null, replies: null, judgeOutputs: [] };
  expect(judgeText(settleChoice(NO_CHOICE, proposals).judge!)).toBe('run:trajectory');
});

describe('the rules of document 003', () => {
  const text = readFile('public/samples/calculator.jsonl', 'utf8');

  test('give each part its tenths; what does not apply is left out', async () => {
    const { context, dataset } = await openDataset(await text);
    const keys = ['till-01', 'till-03'].map((id) => ({ id, attempt: 0 }));
    const parts = valueOf(await partsByRules(context, dataset, null, keys));
    expect(Object.fromEntries(parts?.get('0 till-01') ?? [])).toEqual({ decision: 1, logic: 3, syntax: 5, answer: 1 });
    expect(Object.fromEntries(parts?.get('0 till-03') ?? [])).toEqual({ decision: 1 });
  });

  test('judge beside a judge whose totals are to be compared with them', async () => {
    const { context, dataset } = await openDataset(await text);
    const judge = parseJudge('run:calculator-rubric');
    const sides = valueOf(await loadSides(context, dataset, { run: null, judge, columns: [], rubric: true }));
    expect(sides?.rubric?.get('0 till-01')?.score).toBe('1');
    expect(sides?.judge?.opinions).toBe(sides?.rubric);
  });
});
