import type { Dataset } from '../dataset/dataset.ts';

/** Whether a row of one is the same row of the other: one dataset, or its file opened twice and nothing said beside it. */
export function isOneFile(one: Dataset, two: Dataset): boolean {
  if (one === two) return true;
  const { file, overlays } = one;
  if (file.fingerprint === '' || file.fingerprint !== two.file.fingerprint) return false;
  return file.format === two.file.format && overlays.length === 0 && two.overlays.length === 0;
}
