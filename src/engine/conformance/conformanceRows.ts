import { rowText } from '../../core/conformance/rowText.ts';
import type { Means } from '../labels/eachItem.ts';
import { TextBlob } from '../textBlob.ts';
import type { Run } from '../run/run.ts';
import { eachCase } from './eachCase.ts';

/** The rows of `--jsonl-out` over the cases of a run. A run of another scorer is refused. */
export async function conformanceRows(run: Run, means: Means): Promise<Blob> {
  const rows = new TextBlob();
  await eachCase(run, means, ({ found }) => {
    if (found.kind !== 'graded' || found.graded.kind === 'stop') return;
    rows.add(`${rowText(found.one, found.graded.grade)}\n`);
  });
  return rows.blob('application/jsonl');
}
