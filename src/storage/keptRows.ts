import type { KeptDataset, KeptEntry, KeptFile } from './keptDataset.ts';

/** A kept dataset as it is in the database: small, so that it can be written again as often as the view changes. */
export interface DatasetRow extends Omit<KeptDataset, 'files'> {
  readonly files: readonly FileRow[];
}

export interface FileRow extends Omit<KeptFile, 'blob'> {
  readonly at: BytesPlace;
}

/** Where the bytes of a file are: the key of a row of bytes, and which of the files in it. */
export interface BytesPlace {
  readonly row: string;
  readonly place: number;
}

/**
 * Bytes of files: written once, and never put again, because the browser copies every blob that is put. What an older
 * version of the page kept is still the row of a whole dataset; since then a row has one file.
 */
export interface BytesRow {
  /** Key of the row: of older ones the fingerprint of the dataset, of others that and something at random. */
  readonly fingerprint: string;
  readonly files: readonly Pick<KeptFile, 'blob'>[];
}

/** Which rows of bytes a dataset needs, each once. */
export function rowsOf({ files }: DatasetRow): readonly string[] {
  return [...new Set(files.map(({ at }) => at.row))];
}

/** The row for a dataset whose files' bytes are at these places, in the order of the files. */
export function datasetRowOf({ files, ...dataset }: KeptDataset, places: readonly BytesPlace[]): DatasetRow {
  return { ...dataset, files: files.map(({ blob: _blob, ...file }, index) => ({ ...file, at: places[index]! })) };
}

/** Without the handles, which not every browser can store. */
export function withoutHandles(row: DatasetRow): DatasetRow {
  return { ...row, files: row.files.map(({ handle: _handle, ...file }) => file) };
}

export function entryOf({ files, ...dataset }: DatasetRow): KeptEntry {
  return { ...dataset, files: files.map(({ at: _at, ...file }) => file) };
}

/** The dataset with its files; null when the bytes of one are not there. */
export function datasetOf(row: DatasetRow, bytes: ReadonlyMap<string, BytesRow>): KeptDataset | null {
  const files: KeptFile[] = [];
  for (const { at, ...file } of row.files) {
    const blob = bytes.get(at.row)?.files[at.place]?.blob;
    if (blob === undefined) return null;
    files.push({ ...file, blob: asChanged(blob, file) });
  }
  return { ...row, files };
}

/** The same bytes may have been kept of a file that was changed at another time: then that is said anew. */
function asChanged(blob: Blob, { name, changedAt }: Omit<KeptFile, 'blob'>): Blob {
  if (changedAt === undefined || (blob instanceof File && blob.lastModified === changedAt)) return blob;
  return new File([blob], name, { type: blob.type, lastModified: changedAt });
}
