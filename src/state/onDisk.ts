import type { Source } from '../engine/engine.ts';

/** A file of an open dataset that is another one on disk now. */
export interface ChangedFile {
  /** As it is on disk now, under the name that it has here. */
  readonly source: Source;
  readonly bytesBefore: number;
  /** When it was changed: milliseconds since 1970. */
  readonly changedAt: number;
}

/** Files of one open dataset that changed on disk since they were read. */
export interface ChangedOnDisk {
  /** The dataset's name in routes. */
  readonly data: string;
  readonly files: readonly ChangedFile[];
  /** The reader keeps what is open: it is not said again until the files change once more. */
  readonly dismissed: boolean;
}

/** Whether both name the same states of the same files. */
export function sameChange(one: readonly ChangedFile[], other: readonly ChangedFile[]): boolean {
  function marks(files: readonly ChangedFile[]): string {
    return JSON.stringify(files.map(({ source, changedAt }) => [source.name, source.blob.size, changedAt]));
  }
  return marks(one) === marks(other);
}
