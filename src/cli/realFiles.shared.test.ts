import { openAsBlob, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../engine/createEngine.ts';
import type { DatasetSummary } from '../engine/engine.ts';
import { NO_COLUMNS } from './columnFlags.ts';
import { mappingFor } from './columns.ts';
import { valueOf } from './failure.ts';

// Real public files that lie beside the repository, opened by recognition or by a guess that nobody corrects.
const data = join(process.env['TOUCHSTONE_SHARED'] ?? '../shared', 'data');
const folders = ['hammer', 'seal-tools', 'sharegpt', 'malformed', 'toolalpaca', 'bfcl', 'rag-eval', 'promptfoo'];

/** Items of a promptfoo table: its rows by its systems, counted with Python's csv module. */
const ITEMS: ReadonlyMap<string, number> = new Map([
  ['classification.results.csv', 68 * 15],
  ['summarization.results.csv', 9 * 6],
]);

async function opened(path: string): Promise<DatasetSummary> {
  const engine = createEngine();
  const source = { name: path.split('/').at(-1)!, blob: await openAsBlob(join(data, path)) };
  const mapping = await mappingFor(engine, source, NO_COLUMNS, () => undefined);
  const mappings = new Map(mapping === null ? [] : [[source.name, mapping]]);
  return valueOf(await engine.open({ sources: [source], mappings }));
}

interface Manifest {
  readonly files: readonly { readonly file: string; readonly rows: number }[];
}

describe.each(folders)('%s', (folder) => {
  const manifest = JSON.parse(readFileSync(join(data, folder, 'MANIFEST.json'), 'utf8')) as Manifest;
  const files = manifest.files.filter(({ file }) => folder !== 'promptfoo' || file.endsWith('.csv'));
  test.each(files)('$file opens with the rows of its manifest', async ({ file, rows }) => {
    const summary = await opened(join(folder, file));
    expect(summary.items).toBe(ITEMS.get(file) ?? rows);
    expect(summary.refused).toEqual([]);
  });
});

/** Recorded columns with verdicts: right, wrong, not judged. */
async function verdicts(path: string): Promise<Record<string, readonly number[]>> {
  const { recordedColumns } = await opened(path);
  const found = recordedColumns.flatMap(({ name, states }) =>
    states === null ? [] : [[name, [states.right, states.wrong, states.notJudged]] as const],
  );
  return Object.fromEntries(found);
}

test('verdicts of a judge add up to the statistics that stand in the same file', async () => {
  const path = 'toolalpaca/ToolAlpaca7b.json';
  const { statistics } = JSON.parse(readFileSync(join(data, path), 'utf8')) as {
    readonly statistics: Record<'process' | 'response', Record<'Yes' | 'No' | 'Uncertain', number>>;
  };
  const { process: inProcess, response } = statistics;
  expect(await verdicts(path)).toEqual({
    process_correctness: [inProcess.Yes, inProcess.No, inProcess.Uncertain],
    final_response_correctness: [response.Yes, response.No, response.Uncertain],
  });
});

// Counted with Python's csv module.
test.each([
  ['bfcl/recorded/gpt-5-mini.ptc-fc.run-1.metrics_data.csv', { success: [2736, 1265, 0] }],
  ['bfcl/recorded/gpt-5-mini.regular-fc.run-1.metrics_data.csv', { success: [2085, 1916, 0] }],
  ['rag-eval/evaluation_results_detailed.csv', { e2e_correct: [73, 27, 0] }],
  ['promptfoo/classification.results.csv', { verdict: [879, 141, 0] }],
  ['promptfoo/summarization.results.csv', { verdict: [13, 41, 0] }],
])('recorded verdicts of %s are counted as they stand there', async (path, counts) => {
  expect(await verdicts(path)).toEqual(counts);
});
