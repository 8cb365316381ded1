import type { Mapping } from '../core/mapping/mapping.ts';

/** A file of a kept dataset: its bytes are as the person chose them, and are read when it is opened again. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
  /** Name of the format where recognition was overridden; null where it was not. */
  readonly format: string | null;
  /** What the columns of a table mean; absent where a format reads it. */
  readonly mapping?: Mapping;
  /** What it is in the dataset; absent of files that were kept before this was noted. */
  readonly role?: 'dataset' | 'replies' | 'tools' | 'references' | 'recorded';
  /** By which the browser finds it on disk again; absent where it gives none. */
  readonly handle?: { readonly kind: 'file'; readonly name: string };
  /** When it was last changed before it was opened: milliseconds since 1970. */
  readonly changedAt?: number;
  readonly blob: Blob;
}

/** What is kept of one opened dataset until the person forgets it. */
export interface KeptDataset {
  /** Whole fingerprint of the dataset file. */
  readonly fingerprint: string;
  readonly files: readonly KeptFile[];
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** The hash it was last seen under; null before the first view. */
  readonly hash: string | null;
  /** Fingerprint of what the files became on disk later; absent where nobody looked, or they are the same. */
  readonly newer?: string;
}

/** A kept dataset as a list shows it: without the bytes. */
export interface KeptEntry extends Omit<KeptDataset, 'files'> {
  readonly files: readonly Omit<KeptFile, 'blob'>[];
}
