import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from './createEngine.ts';
import type { DatasetSummary, Engine, Outcome, RunSummary, Source } from './engine.ts';

// Real public files that lie beside the repository. Expected numbers are those of their manifests.
const data = join(process.env['TOUCHSTONE_SHARED'] ?? '../shared', 'data');

function source(path: string): Source {
  return { name: path.split('/').at(-1)!, blob: new Blob([readFileSync(join(data, path))]) };
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(JSON.stringify(outcome).slice(0, 2000));
}

async function open(engine: Engine, ...sources: readonly Source[]): Promise<DatasetSummary> {
  return valueOf(await engine.open({ sources }));
}

function run(engine: Engine, opened: DatasetSummary, schemas: 'send' | 'skip'): Promise<Outcome<RunSummary>> {
  const replySet = opened.replySets.at(-1)?.replySet ?? null;
  return engine.run(opened.dataset, { scorer: 'xlam-tool-call', options: new Map([['schemas', schemas]]), replySet });
}

/** A reply to every item of a file of rows, made by another program than the one under test. */
function replies(path: string, calls: (row: Record<string, unknown>) => readonly unknown[]): Source {
  const text = readFileSync(join(data, path), 'utf8');
  const rows = (
    path.endsWith('.jsonl')
      ? text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as unknown)
      : JSON.parse(text)
  ) as Record<string, unknown>[];
  const lines = rows.map((row) =>
    JSON.stringify({ ...(typeof row['id'] === 'string' ? { id: row['id'] } : {}), calls: calls(row) }),
  );
  return { name: 'replies.jsonl', blob: new Blob([lines.join('\n')]) };
}

/** The reference as its own reply, whatever the file calls its parts. */
function ownCalls(row: Record<string, unknown>): readonly unknown[] {
  const answers = row['answers'] ?? row['calling'];
  const list = (typeof answers === 'string' ? JSON.parse(answers) : answers) as Record<string, unknown>[];
  return list.map((call) => ({
    name: call['name'] ?? call['tool'] ?? call['api'],
    arguments: call['arguments'] ?? call['parameters'] ?? {},
  }));
}

const files = [
  ['hammer/sealtool.json', 294],
  ['hammer/apibank_l1.json', 399],
  ['hammer/example_eval.jsonl', 7],
  ['seal-tools/test_in_domain.jsonl', 700],
  ['seal-tools/test_in_domain.tools.jsonl', 1341],
] as const;

test.each(files)('%s opens with its %i rows and no issue that costs one', async (path, rows) => {
  const opened = await open(createEngine(), source(path));
  expect([opened.items, opened.files[0]?.rows]).toEqual([rows, rows]);
  expect(opened.issues.first.filter((issue) => issue.code !== 'by-position' && issue.code !== 'row')).toEqual([]);
  expect(opened.issues.first.filter((issue) => issue.code === 'row' && !issue.kept)).toEqual([]);
});

const datasets = ['hammer/sealtool.json', 'hammer/apibank_l1.json', 'seal-tools/test_in_domain.jsonl'] as const;

test.each(datasets)('%s without replies is not run', async (path) => {
  const engine = createEngine();
  const opened = await open(engine, source(path));
  expect(opened.replySets).toEqual([]);
  const { totals } = valueOf(await run(engine, opened, 'skip'));
  expect(totals.counts.notJudged).toBe(opened.items);
  expect(totals.causes).toEqual([{ cause: 'not-run', state: 'not-judged', count: opened.items }]);
});

test('apibank_l1 is refused for its type words until schemas are skipped', async () => {
  const engine = createEngine();
  const opened = await open(engine, source('hammer/apibank_l1.json'));
  const sent = await run(engine, opened, 'send');
  if (sent.kind !== 'refusal' || sent.refusal.code !== 'type-words') {
    throw new Error(JSON.stringify(sent).slice(0, 500));
  }
  // Counted by another program: 28 parameters have the words `list(str)`, all others have words of the grammar.
  expect(sent.refusal.total).toBe(28);
  expect(new Set(sent.refusal.rows.map((row) => row.words))).toEqual(new Set(['list(str)']));
  expect((await run(engine, opened, 'skip')).kind).toBe('value');
});

test.each(datasets)('%s: each reference as its own reply is right', async (path) => {
  const engine = createEngine();
  const opened = await open(engine, source(path), replies(path, ownCalls));
  const { totals, selfTest } = valueOf(await run(engine, opened, 'skip'));
  expect(selfTest.passed).toBe(true);
  expect(totals.counts).toEqual({
    right: opened.items - totals.counts.fault,
    wrong: 0,
    notJudged: 0,
    fault: opened.references.broken,
  });
});

test.each(datasets)('%s: the empty reply is wrong wherever the key has calls', async (path) => {
  const engine = createEngine();
  const opened = await open(
    engine,
    source(path),
    replies(path, () => []),
  );
  const { totals, selfTest } = valueOf(await run(engine, opened, 'skip'));
  const emptyKeys = selfTest.leftOut.find((one) => one.why === 'key-is-empty')?.items ?? 0;
  expect(totals.counts).toMatchObject({
    right: emptyKeys,
    wrong: opened.items - emptyKeys - totals.counts.fault,
    notJudged: 0,
  });
});

test('the rows of example_eval that have replies are judged', async () => {
  const engine = createEngine();
  const opened = await open(engine, source('hammer/example_eval.jsonl'));
  const { totals } = valueOf(await run(engine, opened, 'send'));
  // By hand: 40.7 for "40.7", 850 for "85" and 1986 for "1986" are other arguments, `get_` is another tool.
  expect(totals.counts).toEqual({ right: 3, wrong: 4, notJudged: 0, fault: 0 });
  expect(totals.reasons).toEqual([
    { reason: 'name', count: 1 },
    { reason: 'arguments', count: 3 },
    { reason: 'match', count: 3 },
  ]);
});

test('the tools of seal-tools are joined to its items by the names they call', async () => {
  const engine = createEngine();
  const opened = await open(
    engine,
    source('seal-tools/test_in_domain.jsonl'),
    source('seal-tools/test_in_domain.tools.jsonl'),
  );
  expect(opened.files.map((file) => file.role)).toEqual(['dataset', 'tools']);
  const summary = valueOf(await run(engine, opened, 'send'));
  expect(summary.schemas.kind).toBe('built');
  const item = valueOf(
    await engine.item(
      opened.dataset,
      { id: 'test_in_domain-easy-0', attempt: 0 },
      { run: summary.run, replySet: null },
    ),
  );
  expect(item.tools.map((tool) => tool.name)).toEqual(['getPostmodernTheory']);
});
