import type { DatasetSummary, Source } from '../engine/engine.ts';
import { findDataset, keyOf } from './datasets.ts';
import type { Context } from './state.ts';

/** A file that was opened with a dataset before, with the format that the reader gave it. */
export interface EarlierFile {
  readonly source: Source;
  readonly format: string | null;
}

/**
 * Files of replies and tools that are open or kept with the same dataset and were not given now. They stay with it: to
 * give a dataset again, or with other replies, takes nothing away.
 */
export async function earlierFiles(
  { store, effects }: Context,
  summary: DatasetSummary,
  given: readonly Source[],
): Promise<readonly EarlierFile[]> {
  const dataset = summary.files.find((file) => file.role === 'dataset');
  const open = findDataset(store.getState().datasets, keyOf(summary.fingerprint));
  const files = open === null ? await keptFiles(effects, summary.fingerprint) : openFilesOf(open);
  return files.filter(
    ({ source: { name, blob } }) =>
      // The dataset itself, perhaps by another name, has its size; a file of the same name is a newer state of it.
      blob.size !== dataset?.bytes && !given.some((one) => one.name === name),
  );
}

function openFilesOf({ sources, formats }: Exclude<ReturnType<typeof findDataset>, null>): readonly EarlierFile[] {
  return sources.map((source) => ({ source, format: formats.get(source.name) ?? null }));
}

async function keptFiles({ kept }: Context['effects'], fingerprint: string): Promise<readonly EarlierFile[]> {
  const outcome = await kept.get(fingerprint);
  const files = outcome.ok ? (outcome.value?.files ?? []) : [];
  return files.map(({ name, blob, format }) => ({ source: { name, blob }, format }));
}
