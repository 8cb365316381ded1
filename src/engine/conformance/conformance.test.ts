import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createEngine } from '../createEngine.ts';
import type { Engine, Outcome, Source } from '../engine.ts';

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(JSON.stringify(outcome));
}

function caseOf(id: string, parts: object = {}): string {
  return JSON.stringify({ id, category: 'c', tools: [], input: '{}', expected_kind: 'unrecoverable', ...parts });
}

async function reported(engine: Engine, adapter: string, ...sources: readonly Source[]) {
  const { dataset, replySets } = valueOf(await engine.open({ sources }));
  const replySet = replySets[0]?.replySet ?? null;
  const request = { scorer: 'toolcall-300', options: new Map([['adapter', adapter]]), replySet };
  const summary = valueOf(await engine.run(dataset, request));
  return { summary, report: valueOf(await engine.conformance(dataset, summary.run)) };
}

function source(content: string | Uint8Array<ArrayBuffer>, name = 'corpus.jsonl'): Source {
  return { name, blob: new Blob([content]) };
}

async function unloadable(content: string | Uint8Array<ArrayBuffer>): Promise<number | null> {
  return (await reported(createEngine(), 'naive', source(content))).report.unloadable;
}

const two = `${caseOf('a')}\n${caseOf('b')}\n`;

test('the reference program loads lines with any line ends, blank ones between them, and white space of Python around', async () => {
  expect(await unloadable(two)).toBeNull();
  expect(await unloadable(two.replaceAll('\n', '\r\n\r\n'))).toBeNull();
  expect(await unloadable(`\n \t\n${two}`)).toBeNull();
});

test('a mark of the byte order, a number too long and nesting too deep for Python make rows that it does not load', async () => {
  expect(await unloadable(`\ufeff${two}`)).toBe(1);
  const long = two + caseOf('c', { input: 0 }).replace('"input":0', `"input":${'1'.repeat(4301)}`);
  expect(await unloadable(long)).toBe(1);
  const deep = two + caseOf('d', { input: 0 }).replace('"input":0', `"input":${'['.repeat(995)}${']'.repeat(995)}`);
  expect(await unloadable(deep)).toBe(1);
});

test('of a packed file and one that is a list it loads nothing', async () => {
  expect(await unloadable(new Uint8Array(gzipSync(two)))).toBe(2);
  expect(await unloadable(`[${caseOf('a')},\n${caseOf('b')}]`)).toBe(2);
});

test('a line whose bytes are no UTF-8 is one that it does not load, also where slices part it', async () => {
  const bytes = new TextEncoder().encode(two + caseOf('ä', { category: 'x'.repeat(1_100_000) }));
  expect(await unloadable(bytes)).toBeNull();
  const broken = new Uint8Array([
    ...new TextEncoder().encode(`${two}{"id": "`),
    0xff,
    ...new TextEncoder().encode('"}\n'),
  ]);
  expect(await unloadable(broken)).toBe(1);
});

test('categories that Python cannot sort stand in the order of the file, and the report says so', async () => {
  const rows = [caseOf('a', { category: 'x' }), caseOf('b', { category: 1 }), caseOf('c', { category: true })];
  const { report } = await reported(createEngine(), 'naive', source(rows.join('\n')));
  expect(report.unsorted?.code).toBe('categories-not-sortable');
  expect(report.result.byCategory.map(({ category, n }) => `${category} ${n}`)).toEqual(['x 1', '1 2']);
});

test('replies that are no outputs of a normaliser are none that it judges', async () => {
  const replies = source('{"id": "a", "text": "x"}\n', 'replies.jsonl');
  const auto = await reported(createEngine(), 'auto', source(two), replies);
  expect([auto.summary.options, auto.summary.replySet]).toEqual([[['adapter', 'reference']], null]);
  const recorded = await reported(createEngine(), 'recorded', source(two), replies);
  expect(recorded.summary.totals.counts).toEqual({ right: 0, wrong: 0, notJudged: 2, fault: 0 });
  expect([recorded.report.notRun, recorded.report.result.cases, recorded.report.result.exactMatchRate]).toEqual([
    2,
    0,
    null,
  ]);
});

test('an id that stands twice takes its outputs in order of appearance', async () => {
  const outputs = source('{"id": "a", "refused": true}\n{"id": "a", "output": {"name": "f"}}\n', 'ours.jsonl');
  const { report } = await reported(createEngine(), 'auto', source(`${caseOf('a')}\n${caseOf('a')}\n`), outputs);
  expect(report.result).toMatchObject({ cases: 2, exactMatch: 1, inventedCalls: 1 });
});

test('outputs beyond the cases of an id are of no case, and are counted as such', async () => {
  const engine = createEngine();
  const lines = ['{"id": "a", "refused": true}', '{"id": "a", "output": 1}', '{"id": "z", "refused": true}'];
  const sources = [source(two), source(lines.join('\n'), 'ours.jsonl')];
  const { items, replySets } = valueOf(await engine.open({ sources }));
  const { joined, onlyInReplies, onlyInDataset } = replySets[0]!.join;
  expect([items, joined, onlyInReplies.total, onlyInDataset.total]).toEqual([2, 1, 2, 1]);
});

test('an output that cannot be read is a fault, and no part of the cases', async () => {
  const row = { id: 'a', ok: true, refused: false, error: null, got: '{', expected: '<refusal>' };
  const outputs = source(`${JSON.stringify(row)}\n`, 'rows.jsonl');
  const { summary, report } = await reported(createEngine(), 'auto', source(two), outputs);
  expect(summary.totals.counts).toEqual({ right: 0, wrong: 0, notJudged: 1, fault: 1 });
  expect([report.notRun, report.result.cases]).toEqual([1, 0]);
});
