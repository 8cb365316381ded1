import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEngine } from './createEngine.ts';
import type { DatasetSummary, Engine, Outcome } from './engine.ts';

// Expected values were derived by hand from the documents.
interface Sample {
  readonly files: readonly string[];
  readonly join: { joined: number; onlyInDataset: string[]; onlyInReplies: string[]; repeated: string[] } | null;
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

const vectors = new URL('../core/formats/vectors/samples.json', import.meta.url);
const { samples } = JSON.parse(readFileSync(vectors, 'utf8')) as { samples: Sample[] };

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(JSON.stringify(outcome));
}

async function open(engine: Engine, sample: Sample): Promise<DatasetSummary> {
  const sources = sample.files.map((name) => ({
    name,
    blob: new Blob([readFileSync(new URL(`../../public/samples/${name}`, import.meta.url))]),
  }));
  return valueOf(await engine.open({ sources }));
}

function ids(list: { readonly first: readonly { readonly id: string }[] }): string[] {
  return list.first.map((key) => key.id);
}

describe.each(samples)('the sample $files', (sample) => {
  test('has the join report that was counted by hand', async () => {
    const { replySets } = await open(createEngine(), sample);
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
    async ({ at, ...run }) => {
      const engine = createEngine();
      const { dataset, replySets } = await open(engine, sample);
      const request = {
        scorer: run.scorer,
        options: new Map(Object.entries(run.options)),
        replySet: replySets.at(-1)!.replySet,
      };
      const summary = valueOf(await engine.run(dataset, request));
      const { right, wrong, notJudged, fault } = run;
      expect(summary.totals.counts).toEqual({ right, wrong, notJudged, fault });
      const { view } = valueOf(await engine.view(dataset, { filter: '', sort: null, run: summary.run, beside: null }));
      const { rows } = valueOf(await engine.window(view, 0, 1000));
      expect(rows.map((row) => [row.key.id, row.key.attempt, `${row.state} ${row.reason}`])).toEqual(
        sample.items.map((item) => [item[0], item[1], item[at + 2]]),
      );
    },
  );
});
