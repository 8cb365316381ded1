import { expect, test } from 'vitest';
import type { RecordedColumn } from '../../core/model/item.ts';
import { openFiles } from '../dataset/openFiles.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { platformDeps } from '../deps.ts';
import { LIMITS } from '../limits.ts';
import { createPace, createReporter } from '../pace.ts';
import { recordedFacets } from './recordedFacets.ts';
import { RecordedTable } from './recordedTable.ts';

const deps = platformDeps();
const pace = createPace(deps, undefined);

async function openedWith(recorded: readonly object[]): Promise<Dataset> {
  const lines = recorded.map((one, id) => `${JSON.stringify({ id, input: 'q', recorded: one })}\n`);
  const sources = [{ name: 'rows.jsonl', blob: new Blob(lines) }];
  const call = { deps, limits: LIMITS, pace, reporter: createReporter(deps, undefined) };
  return openFiles('d', { sources }, call, () => undefined);
}

async function tableOf(dataset: Dataset, bytes = 1e9): Promise<RecordedTable> {
  const table = new RecordedTable({ bytes });
  await table.fill(dataset, pace);
  return table;
}

test('values stand once, each item has its code, and an item without a value has none', async () => {
  const table = await tableOf(await openedWith([{ a: 'x' }, {}, { a: 'y', b: 1 }, { a: 'x' }]));
  const column = table.column('a');
  expect([[...(column?.codes ?? [])], column?.values, column?.filled]).toEqual([[1, 0, 2, 1], [null, 'x', 'y'], 3]);
  expect([...(table.column('b')?.codes ?? [])]).toEqual([0, 0, 1, 0]);
  expect([table.column('none'), table.text('none', 0), table.text('a', 4)]).toEqual([null, null, undefined]);
});

test('two callers at once read each row once', async () => {
  const dataset = await openedWith(Array.from({ length: 500 }, (_, at) => ({ a: at % 7 })));
  const table = new RecordedTable({ bytes: 1e9 });
  let clock = 0;
  const turns = createPace({ ...deps, now: () => (clock += 100) }, undefined);
  await Promise.all([table.fill(dataset, turns), table.fill(dataset, turns), table.fill(dataset, pace)]);
  expect(table.column('a')?.codes).toEqual(Uint32Array.from({ length: 500 }, (_, at) => (at % 7) + 1));
});

test('long texts, columns past the first 200 and what there is no room for are left in the rows', async () => {
  const wide = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`c${at}`, 'x']));
  const table = await tableOf(await openedWith([{ long: 'x'.repeat(2000), short: 'x' }, wide]));
  expect([table.column('long'), table.text('long', 0), table.holds('long', 2)]).toEqual([null, undefined, false]);
  expect([table.text('short', 0), table.text('c0', 1), table.text('c249', 1)]).toEqual(['x', 'x', undefined]);
  const tight = await tableOf(await openedWith([{ a: 'x' }]), 0);
  expect(tight.text('a', 0)).toBeUndefined();
});

test('facets are columns that say verdicts, then others whose few values part the items', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => ({
    note: `note ${at}`,
    family: at % 30,
    passed: at % 2 === 0,
    score: at % 3,
    explanation: 'same',
    long: 'x'.repeat(300 + (at % 2)),
  }));
  const dataset = await openedWith(rows);
  const columns: readonly RecordedColumn[] = dataset.recordedColumns.list();
  const facets = recordedFacets(columns, await tableOf(dataset));
  expect(facets).toEqual(['recorded.passed']);
  const few = await openedWith(rows.map((one, at) => ({ ...one, family: at % 5 })));
  expect(recordedFacets(few.recordedColumns.list(), await tableOf(few))).toEqual([
    'recorded.passed',
    'recorded.family',
  ]);
});
