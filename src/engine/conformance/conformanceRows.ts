import { rowText } from '../../core/conformance/rowText.ts';
import type { Means } from '../labels/eachItem.ts';
import type { Run } from '../run/run.ts';
import { eachCase } from './eachCase.ts';

/** Characters gathered before they become a part of the Blob. */
const CHUNK = 1_000_000;

/** The rows of `--jsonl-out` over the cases of a run. A run of another scorer is refused. */
export async function conformanceRows(run: Run, means: Means): Promise<Blob> {
  const parts: Blob[] = [];
  let chunk = '';
  await eachCase(run, means, ({ found }) => {
    if (found.kind !== 'graded' || found.graded.kind === 'stop') return;
    chunk += `${rowText(found.one, found.graded.grade)}\n`;
    if (chunk.length < CHUNK) return;
    parts.push(new Blob([chunk]));
    chunk = '';
  });
  return new Blob([...parts, chunk], { type: 'application/jsonl' });
}
