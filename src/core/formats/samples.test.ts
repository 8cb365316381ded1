import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sliceOf } from '../json/slice.ts';
import type { ItemRow, ReplyRow } from '../model/item.ts';
import type { Result } from '../model/verdict.ts';
import { judge } from '../scorers/judge.ts';
import { resolveOptions } from '../scorers/options.ts';
import { findScorer } from '../scorers/registry.ts';
import { recognise } from './list.ts';

type Expected = readonly [id: string, attempt: number, ...runs: string[]];

interface Sample {
  readonly files: readonly [string, ...string[]];
  readonly join: { readonly joined: number; readonly onlyInReplies: readonly string[] } | null;
  readonly runs: readonly {
    readonly scorer: string;
    readonly options: Readonly<Record<string, string>>;
    readonly right: number;
    readonly wrong: number;
    readonly notJudged: number;
    readonly fault: number;
  }[];
  readonly items: readonly Expected[];
}

const folder = new URL('../../../public/samples/', import.meta.url);
const { samples, tables } = JSON.parse(readFileSync(new URL('./vectors/samples.json', import.meta.url), 'utf8')) as {
  samples: readonly Sample[];
  tables: readonly Pick<Sample, 'files'>[];
};
const index = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as { files: string[]; run: string }[];

function rowsOf(file: string): (ItemRow | ReplyRow)[] {
  const slices = readFileSync(new URL(file, folder), 'utf8').trim().split('\n').map(sliceOf);
  const { format } = recognise(slices)!;
  return slices.map((slice) => {
    const read = format.read(slice);
    if ('refused' in read) throw new Error(`${file}: ${read.refused.code}`);
    expect(read.issues).toEqual([]);
    return read;
  });
}

/** Items with their replies in a plain way, on its own: replies of one id are its attempts in order. */
function joined(sample: Sample): Map<string, { row: ItemRow; reply: ItemRow['reply'] }> {
  const [dataset, replies] = sample.files;
  const items = new Map<string, { row: ItemRow; reply: ItemRow['reply'] }>();
  for (const row of rowsOf(dataset)) {
    if ('item' in row) items.set(`${row.id} ${row.attempt ?? 0}`, { row, reply: row.reply });
  }
  if (replies === undefined) return items;
  const seen = new Map<string, number>();
  for (const row of rowsOf(replies)) {
    const times = seen.get(row.id!) ?? 0;
    seen.set(row.id!, times + 1);
    const first = items.get(`${row.id} 0`);
    if (first !== undefined) items.set(`${row.id} ${times}`, { row: first.row, reply: row.reply });
  }
  return items;
}

function said(result: Result): string {
  if (result.state === 'fault') return `fault ${result.fault.cause}`;
  return result.state === 'not-judged' ? `not-judged ${result.cause}` : `${result.state} ${result.verdict.reason}`;
}

describe.each(samples)('the sample $files', (sample) => {
  it.each(sample.runs)('comes to what was derived by hand under $options', (run) => {
    const scorer = findScorer(run.scorer)!;
    const options = resolveOptions(scorer, new Map(Object.entries(run.options)));
    if (!options.ok) throw new Error('options');
    const items = joined(sample);
    const at = sample.runs.indexOf(run);
    const found = new Map(
      sample.items.map(([id, attempt]) => {
        const { row, reply } = items.get(`${id} ${attempt}`)!;
        const item = { key: { id, attempt }, ...row.item };
        return [`${id} ${attempt}`, said(judge(scorer, item, reply, options.options))];
      }),
    );
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(sample.items.map(([id, attempt, ...runs]) => [`${id} ${attempt}`, runs[at]])),
    );
    expect(items.size).toBe(sample.items.length);
    expect(run.right + run.wrong + run.notJudged + run.fault).toBe(sample.items.length);
    for (const [state, count] of [
      ['right', run.right],
      ['wrong', run.wrong],
      ['fault', run.fault],
    ] as const) {
      expect([...found.values()].filter((one) => one.startsWith(`${state} `))).toHaveLength(count);
    }
  });
});

it('every file of the samples is listed once, and every listed file is there', () => {
  const files = readdirSync(folder).filter((name) => name !== 'index.json');
  expect(index.flatMap((sample) => sample.files).toSorted()).toEqual(files.toSorted());
  expect([...samples, ...tables].flatMap((sample) => sample.files).toSorted()).toEqual(files.toSorted());
});

it('the first sample holds all eight reasons of document 000, and replies whose order alone decides', () => {
  const [first] = samples;
  const reasons = new Set(first!.items.map(([, , any]) => any!.split(' ')[1]));
  const document = [
    'truncated',
    'unparsed-call',
    'malformed-arguments',
    'no-call',
    'call-count',
    'name',
    'arguments',
    'match',
  ];
  expect(document.filter((reason) => !reasons.has(reason))).toEqual([]);
  expect(first!.items.filter(([, , any, strict]) => any === 'right match' && strict !== any)).toHaveLength(2);
});
