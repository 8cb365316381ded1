import { openAsBlob, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { agreementOfMatrix } from '../core/agreement/agreementOfMatrix.ts';
import { agreementOfRaters } from '../core/agreement/agreementOfRaters.ts';
import { ratingCounts } from '../core/agreement/ratings.ts';
import type { Statistic } from '../core/agreement/statistic.ts';
import { createEngine } from './createEngine.ts';
import type { DatasetSummary, Engine } from './engine.ts';

// Real public files that lie beside the repository. What is expected was computed in Python from their JSON, with exact
// fractions and without any of our code, or stands recorded beside them.
const data = `${process.env['TOUCHSTONE_SHARED'] ?? '../shared'}/data`;

type Column = readonly (string | null)[];

/** A dataset of label files, and what its columns say; of what is broken nothing. */
class LabelFiles {
  readonly engine: Engine;
  readonly opened: DatasetSummary;

  constructor(engine: Engine, opened: DatasetSummary) {
    this.engine = engine;
    this.opened = opened;
  }

  async column(name: string): Promise<Column> {
    const source = { kind: 'recorded', column: name, reads: 'value' } as const;
    const outcome = await this.engine.opinions(this.opened.dataset, source);
    if (outcome.kind !== 'value') throw new Error(JSON.stringify(outcome));
    return outcome.value.map(({ text, state }) => (state === 'fault' ? null : text));
  }
}

async function open(...paths: readonly string[]): Promise<LabelFiles> {
  const engine = createEngine();
  const sources = paths.map(async (path) => ({ name: path, blob: await openAsBlob(`${data}/${path}`) }));
  const outcome = await engine.open({ sources: await Promise.all(sources) });
  if (outcome.kind !== 'value') throw new Error(JSON.stringify(outcome));
  return new LabelFiles(engine, outcome.value);
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(`${data}/${path}`, 'utf8'));
}

function valueOf(statistic: Statistic): number | null {
  return statistic.kind === 'value' ? statistic.value : null;
}

/** Pairs, the matrix (rows the second, columns the first) and kappa. */
function compared(human: Column, judge: Column, categories: readonly string[]): readonly unknown[] {
  const matrix = categories.map((row) =>
    categories.map((column) => human.filter((one, at) => one === column && judge[at] === row).length),
  );
  const report = agreementOfMatrix(matrix, categories, { ordered: false });
  const kappa = valueOf(report.kappa);
  return [report.n, matrix, kappa === null ? null : Number(kappa.toFixed(12))];
}

describe('PandaLM: three people and two judges on which of two responses is better', () => {
  const folder = 'pandalm';
  const people = `${folder}/testset-v1.idx0-665.json`;
  const judges = [`${folder}/gpt-3.5-turbo-testset-v1.idx0-665.json`, `${folder}/pandalm-7b-testset-v1.idx0-665.json`];
  const raters = ['annotator1', 'annotator2', 'annotator3'];
  const columns = new Map<string, Column>();
  let files: LabelFiles;

  beforeAll(async () => {
    files = await open(`${folder}/joined.idx0-665.jsonl`);
    for (const name of [...raters, 'gpt_result', 'pandalm_result']) columns.set(name, await files.column(name));
  });

  test('is read whole, with six responses that are no texts', () => {
    const { items, files: read_, issues, recordedColumns } = files.opened;
    expect([items, read_[0]?.format, issues.total]).toEqual([666, 'pandalm', 6]);
    const kinds = recordedColumns.map(({ name, kind, states }) => [name, kind, states?.fault ?? null]);
    expect(kinds).toEqual([
      ['cmp_key', 'other', null],
      ...raters.map((name) => [name, 'label', 0]),
      ['gpt_result', 'judge', 22],
      ['gpt_reason', 'reason', null],
      ['gpt_reference', 'other', null],
      ['pandalm_result', 'judge', 0],
      ['pandalm_reason', 'reason', null],
      ['pandalm_reference', 'other', null],
    ]);
  });

  test.each([
    ['annotator1', 'annotator2', 666, [86, 16, 11, 0, 246, 25, 8, 16, 258], 0.8157327586206896],
    ['annotator1', 'annotator3', 666, [86, 14, 9, 2, 250, 17, 6, 14, 268], 0.8492200280439355],
    ['annotator2', 'annotator3', 666, [94, 9, 6, 13, 241, 15, 6, 21, 261], 0.8317720587173972],
    ['annotator1', 'gpt_result', 644, [4, 11, 11, 37, 217, 53, 42, 43, 226], 0.4695954279216191],
    ['annotator2', 'gpt_result', 644, [6, 8, 12, 47, 214, 46, 45, 45, 221], 0.46300266995276235],
    ['annotator3', 'gpt_result', 644, [4, 10, 12, 49, 211, 47, 42, 42, 227], 0.46372934178144026],
    ['annotator1', 'pandalm_result', 666, [27, 31, 27, 30, 190, 60, 37, 57, 207], 0.4013638794794081],
    ['annotator2', 'pandalm_result', 666, [32, 31, 22, 41, 181, 58, 40, 59, 202], 0.388093956930916],
    ['annotator3', 'pandalm_result', 666, [35, 29, 21, 37, 184, 59, 37, 56, 208], 0.4154097024052181],
    ['gpt_result', 'pandalm_result', 644, [11, 43, 24, 6, 208, 59, 9, 56, 228], 0.4664345134455407],
  ])('%s against %s', (one, other, n, counts, kappa) => {
    const [first, second] = [columns.get(one)!, columns.get(other)!];
    const matrix = [counts.slice(0, 3), counts.slice(3, 6), counts.slice(6)];
    expect(compared(first, second, ['0', '1', '2'])).toEqual([n, matrix, Number(kappa.toFixed(12))]);
  });

  test('people agree among themselves far more than judges with them', () => {
    function reportOf(names: readonly string[]) {
      const items = Array.from({ length: 666 }, (_, at) => names.map((name) => columns.get(name)![at]!));
      const categories = ['0', '1', '2'];
      return agreementOfRaters(ratingCounts(items, categories).counts, categories, { ordered: false });
    }
    const alone = reportOf(raters);
    expect(valueOf(alone.fleiss.kappa)).toBeCloseTo(0.8321908736747575, 12);
    expect(valueOf(alone.alpha.nominal)).toBeCloseTo(0.8322748622264718, 12);
    expect(valueOf(reportOf([...columns.keys()]).alpha.nominal)).toBeCloseTo(0.5608472330383445, 12);
  });

  test('the files of people and judges opened together say the same as the joined one', async () => {
    const together = await open(judges[0]!, people, judges[1]!);
    expect(together.opened.files.map(({ role, format }) => [role, format])).toEqual([
      ['dataset', 'pandalm'],
      ['recorded', 'pandalm-judge'],
      ['recorded', 'pandalm-judge'],
    ]);
    expect(together.opened.issues.total).toBe(6);
    for (const [name, column] of columns) expect(await together.column(name)).toEqual(column);
    const hashes = await together.engine.hashes(together.opened.dataset, { replySet: null, keys: null });
    const alone = await open(people);
    expect(await alone.engine.hashes(alone.opened.dataset, { replySet: null, keys: null })).toEqual(hashes);
  });
});

interface Recorded {
  readonly correct_False: string;
  readonly correct_True: string;
  readonly correct_both: string;
  readonly equal: string;
  readonly kappa_False: number;
  readonly kappa_True: number;
  readonly kappa_agreement: number;
}

describe('LLMBar: a person and a judge on which of two outputs is better, in both orders', () => {
  test.each([
    ['Adversarial.Manual.ChatGPT.Rating', -0.015355086372360844, -0.01098901098901099],
    ['Adversarial.Manual.GPT-4.Swap_CoT', 0.518095238095238, 0.5610687022900763],
    ['MT-Bench.ChatGPT.Metrics_Reference', 0.36759686809877534, 0.4618834080717489],
    ['MT-Bench.GPT-4.Metrics_Reference', 0.6095314377252703, 0.6301479408236705],
  ])('%s', async (name, kappa, swapped) => {
    const files = await open(`llmbar/${name}.result.json`);
    const stated = read(`llmbar/${name}.statistics.json`) as Recorded;
    const [label, winner, turned] = [
      await files.column('label'),
      await files.column('winner'),
      await files.column('winner_swapped'),
    ];
    expect(files.opened.files[0]?.format).toBe('llmbar');
    expect(compared(label, winner, ['1', '2'])[2]).toBe(Number(kappa.toFixed(12)));
    expect(compared(label, turned, ['1', '2'])[2]).toBe(Number(swapped.toFixed(12)));
    expect(compared(winner, turned, ['1', '2'])[2]).toBeCloseTo(stated.kappa_agreement, 12);
    const correct = [count(label, winner), count(label, turned), count(label, winner, turned), count(winner, turned)];
    const { correct_False, correct_True, correct_both, equal } = stated;
    expect(correct).toEqual(
      [correct_False, correct_True, correct_both, equal].map((text) => Number.parseInt(text, 10)),
    );
    // LLMBar's own program takes every winner but 0 and 1 for 0 before it works out these two: they are kappas of three
    // categories, one of which the person never chose.
    const asStated = [winner, turned].map((column) => column.map((one) => (one === '1' ? '1' : '0')));
    for (const [at, recorded] of [stated.kappa_False, stated.kappa_True].entries()) {
      expect(compared(label, asStated[at]!, ['0', '1', '2'])[2]).toBeCloseTo(recorded, 12);
    }
  });

  function count(first: Column, ...others: readonly Column[]): number {
    return first.filter((one, at) => others.every((other) => other[at] === one)).length;
  }
});

describe('ToolAlpaca: a judge on the process and the final response of an agent', () => {
  test('the totals that the file carries are those of its rows', async () => {
    const path = 'toolalpaca/ToolAlpaca7b.json';
    const { statistics } = read(path) as {
      readonly statistics: {
        readonly num: number;
        readonly error_num: number;
        readonly both: number;
        readonly process: Readonly<Record<string, number>>;
        readonly response: Readonly<Record<string, number>>;
      };
    };
    const files = await open(path);
    const [process_, response] = [
      await files.column('process_correctness'),
      await files.column('final_response_correctness'),
    ];
    const { items, files: opened, recordedColumns, distinctIds } = files.opened;
    expect([opened[0]?.format, items, distinctIds]).toEqual(['toolalpaca', statistics.num, statistics.num]);
    const states = recordedColumns.map((column) => [column.name, column.kind, column.states]);
    expect(states).toEqual([
      ['process_correctness', 'judge', statesOf(statistics.process)],
      ['final_response_correctness', 'judge', statesOf(statistics.response)],
      ['output', 'reason', null],
    ]);
    expect(process_.filter((one) => one === null)).toHaveLength(statistics.error_num);
    expect(process_.filter((one, at) => one === 'Yes' && response[at] === 'Yes')).toHaveLength(statistics.both);
    expect(compared(response, process_, ['Yes', 'No'])).toEqual([
      95,
      [
        [60, 3],
        [7, 25],
      ],
      expect.closeTo(0.7569089048106449, 11),
    ]);
  });

  function statesOf(words: Readonly<Record<string, number>>) {
    return { right: words['Yes'], wrong: words['No'], notJudged: words['Uncertain'], fault: 0 };
  }
});
