import { expect, test } from 'vitest';
import { createEngine } from '../createEngine.ts';
import type { Engine } from '../engine.ts';
import type { OpinionProgress } from '../labelling.ts';

const ITEMS = 4000;
const OUTPUT = '```yaml\nthoughts: fine\nscore: 0.7\n```';

async function opened(): Promise<{ readonly engine: Engine; readonly dataset: string; readonly run: string }> {
  const engine = createEngine();
  const lines = Array.from({ length: ITEMS }, (_, at) =>
    JSON.stringify({
      id: `i${at}`,
      input: `What is ${at}?`.repeat(20),
      reference: { text: String(at) },
      reply: { text: String(at % 7) },
      recorded: { judge: at % 3 === 0 ? 'PASS' : 'FAIL', output: OUTPUT },
    }),
  );
  const blob = new Blob([lines.join('\n')]);
  const outcome = await engine.open({ sources: [{ name: 'many.jsonl', blob }] });
  if (outcome.kind !== 'value') throw new Error(outcome.kind);
  const { dataset, replySets } = outcome.value;
  const request = { scorer: 'exact', options: new Map<string, string>(), replySet: replySets[0]!.replySet };
  const ran = await engine.run(dataset, request);
  if (ran.kind !== 'value') throw new Error(ran.kind);
  return { engine, dataset, run: ran.value.run };
}

const CALLS = [
  ['hashes', (engine, dataset, call) => engine.hashes(dataset, { replySet: null, keys: null }, call)],
  [
    'judge outputs',
    (engine, dataset, call) =>
      engine.opinions(dataset, { kind: 'recorded', column: 'output', reads: 'judge-output' }, call),
  ],
] as const satisfies readonly (readonly [
  string,
  (
    engine: Engine,
    dataset: string,
    call: { readonly onProgress?: (progress: OpinionProgress) => void; readonly signal?: AbortSignal },
  ) => Promise<unknown>,
])[];

test.each(CALLS)(
  '%s of many items give others their turn, say how far they are, and can be stopped',
  async (_, ask) => {
    const { engine, dataset } = await opened();
    const stopper = new AbortController();
    const seen: number[] = [];
    const asked = ask(engine, dataset, { signal: stopper.signal, onProgress: ({ items }) => seen.push(items) });
    // Answered while the other call is still at work: else there would be nothing left to stop.
    const view = await engine.view(dataset, { filter: '', sort: null, run: null, beside: null });
    stopper.abort();
    expect([view.kind, await asked]).toEqual(['value', { kind: 'cancelled' }]);
    expect(seen[0]).toBeGreaterThan(0);
    expect(seen[0]).toBeLessThan(ITEMS);
  },
);

test('a dataset that is closed meanwhile ends what is asked of it', async () => {
  const { engine, dataset } = await opened();
  const asked = engine.hashes(dataset, { replySet: null, keys: null });
  await engine.close(dataset);
  expect(await asked).toEqual({ kind: 'cancelled' });
});

test('opinions of a run stand in the order of the file', async () => {
  const { engine, dataset, run } = await opened();
  const opinions = await engine.opinions(dataset, { kind: 'run', run });
  if (opinions.kind !== 'value') throw new Error(opinions.kind);
  expect(opinions.value.map(({ key }) => key.id)).toEqual(Array.from({ length: ITEMS }, (_, at) => `i${at}`));
  // `at % 7` is `at` for the first seven alone.
  expect(opinions.value.filter(({ state }) => state === 'right')).toHaveLength(7);
});
