/** A file of a kept dataset: the bytes stay what the person chose, and are read when they are opened again. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
  readonly role: 'dataset' | 'replies' | 'tools';
  /** Name of the format where recognition was overridden; null where it was not. */
  readonly format: string | null;
  readonly blob: Blob;
}

/** What is kept of one opened dataset until the person forgets it. */
export interface KeptDataset {
  /** Fingerprint of the dataset file. */
  readonly key: string;
  /** The dataset file first. */
  readonly files: readonly KeptFile[];
  /** Milliseconds since 1970, by the clock handed in. */
  readonly openedAt: number;
  /** Parameters of the last view, as they stand in the hash after `?`; empty for none. */
  readonly view: string;
  /** The last scorer and its options; null before the first run. */
  readonly run: { readonly scorer: string; readonly options: readonly (readonly [string, string])[] } | null;
}

/** A kept dataset as a list shows it: without the bytes. */
export interface KeptEntry extends Omit<KeptDataset, 'files'> {
  readonly files: readonly Omit<KeptFile, 'blob'>[];
}

export function entryOf({ files, ...dataset }: KeptDataset): KeptEntry {
  return { ...dataset, files: files.map(({ blob: _blob, ...file }) => file) };
}
