import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEngine } from './createEngine.ts';
import type { DatasetSummary, Engine, Outcome, Source } from './engine.ts';

// Expected values were derived by hand from the documents.
interface Sample {
  readonly files: readonly string[];
  /** Null: replies stand in the rows; `none`: there are none. */
  readonly join:
    { joined: number; onlyInDataset: string[]; onlyInReplies: string[]; repeated: string[] } | 'none' | null;
  readonly runs: readonly {
    scorer: string;
    options: Record<string, string>;
    right: number;
    wrong: number;
    notJudged: number;
    fault: number;
  }[];
  readonly items: readonly (readonly [id: string, attempt: number, ...results: string[]])[];
}

/** A table is opened by the guess of what its columns mean. */
interface Table extends Omit<Sample, 'join'> {
  readonly roles: Record<string, string>;
  readonly right: string;
}

const vectors = new URL('../core/formats/vectors/samples.json', import.meta.url);
const { samples, tables } = JSON.parse(readFileSync(vectors, 'utf8')) as { samples: Sample[]; tables: Table[] };

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(JSON.stringify(outcome));
}

function sourcesOf({ files }: Pick<Sample, 'files'>): readonly Source[] {
  return files.map((name) => ({
    name,
    blob: new Blob([readFileSync(new URL(`../../public/samples/${name}`, import.meta.url))]),
  }));
}

async function open(engine: Engine, sample: Sample): Promise<DatasetSummary> {
  return valueOf(await engine.open({ sources: sourcesOf(sample) }));
}

async function expectVerdicts(
  engine: Engine,
  opened: DatasetSummary,
  sample: Pick<Sample, 'runs' | 'items'>,
  at: number,
) {
  const { scorer, options, ...counts } = sample.runs[at]!;
  const replySet = opened.replySets.at(-1)?.replySet ?? null;
  const request = { scorer, options: new Map(Object.entries(options)), replySet };
  const { run, totals } = valueOf(await engine.run(opened.dataset, request));
  expect(totals.counts).toEqual(counts);
  const { view } = valueOf(await engine.view(opened.dataset, { filter: '', sort: null, run, beside: null }));
  const { rows } = valueOf(await engine.window(view, 0, 1000));
  expect(rows.map((row) => [row.key.id, row.key.attempt, `${row.state} ${row.reason}`])).toEqual(
    sample.items.map((item) => [item[0], item[1], item[at + 2]]),
  );
}

function ids(list: { readonly first: readonly { readonly id: string }[] }): string[] {
  return list.first.map((key) => key.id);
}

describe.each(samples)('the sample $files', (sample) => {
  test('has the join report that was counted by hand', async () => {
    const { replySets } = await open(createEngine(), sample);
    if (sample.join === 'none') return expect(replySets).toEqual([]);
    if (sample.join === null) return expect(replySets.map((set) => set.join.joinedBy)).toEqual(['same-row']);
    const { joined, onlyInDataset, onlyInReplies, repeated } = replySets.at(-1)!.join;
    expect({
      joined,
      onlyInDataset: ids(onlyInDataset),
      onlyInReplies: ids(onlyInReplies),
      repeated: ids(repeated),
    }).toEqual(sample.join);
  });

  test.each(sample.runs.map((run, at) => ({ ...run, at })))(
    'has every verdict under $scorer $options',
    async ({ at }) => {
      const engine = createEngine();
      await expectVerdicts(engine, await open(engine, sample), sample, at);
    },
  );
});

describe.each(tables)('the table $files', (table) => {
  test.each(table.runs.map((run, at) => ({ ...run, at })))(
    'is opened by a guess that needs no correction, and has every verdict under $scorer',
    async ({ at }) => {
      const engine = createEngine();
      const [source] = sourcesOf(table);
      const { guess } = valueOf(await engine.preview(source!));
      expect(Object.fromEntries(guess.columns.map(({ column, role }) => [column, role]))).toEqual(table.roles);
      expect(guess.right).toContain(table.right);
      const mappings = new Map([[source!.name, guess]]);
      await expectVerdicts(engine, valueOf(await engine.open({ sources: [source!], mappings })), table, at);
    },
  );
});
