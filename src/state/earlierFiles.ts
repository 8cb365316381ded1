import type { Mapping } from '../core/mapping/mapping.ts';
import type { DatasetSummary, FileSummary, Source } from '../engine/engine.ts';
import { findDataset, keyOf, type Dataset } from './datasets.ts';
import type { Context } from './state.ts';

/** A file that was opened with a dataset before, and how the reader had it read. */
export interface EarlierFile {
  readonly source: Source;
  readonly format: string | null;
  readonly mapping: Mapping | null;
  /** Null of a file that was kept before this was noted. */
  readonly role: FileSummary['role'] | null;
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
    ({ source: { name, blob }, role }) =>
      // The dataset itself may have another name now; where no role was noted it is known by its size.
      (role === null ? blob.size !== dataset?.bytes : role !== 'dataset') &&
      // A file of the same name is a newer state of it.
      !given.some((one) => one.name === name),
  );
}

function openFilesOf({ sources, formats, mappings, summary }: Dataset): readonly EarlierFile[] {
  return sources.map((source) => ({
    source,
    format: formats.get(source.name) ?? null,
    mapping: mappings.get(source.name) ?? null,
    role: summary?.files.find((file) => file.name === source.name)?.role ?? null,
  }));
}

async function keptFiles({ kept }: Context['effects'], fingerprint: string): Promise<readonly EarlierFile[]> {
  const outcome = await kept.get(fingerprint);
  const files = outcome.ok ? (outcome.value?.files ?? []) : [];
  return files.map(({ name, blob, format, mapping, role }) => ({
    source: { name, blob },
    format,
    mapping: mapping ?? null,
    role: role ?? null,
  }));
}
