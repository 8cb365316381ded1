import { rowText } from '../../core/conformance/rowText.ts';
import { writeBlob } from '../files.ts';
import type { CasesRun } from './runCases.ts';

/** Writes a row a graded case, as the reference program does with `--jsonl-out`. */
export async function writeRows(path: string, graded: CasesRun['graded']): Promise<void> {
  await writeBlob(path, new Blob(graded.map(({ one, grade }) => `${escaped(rowText(one, grade))}\n`)));
}

/** Half of a surrogate pair, which UTF-8 cannot hold, as JSON can write it; the reference program stops there. */
function escaped(row: string): string {
  return row.replaceAll(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
}
