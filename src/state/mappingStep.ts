import type { Mapping, Preview } from '../core/mapping/mapping.ts';
import type { Attempt } from './openOptions.ts';

/** A file whose columns the reader is asked about, with all that is to be opened once they are known. */
export interface MappingStep extends Omit<Attempt, 'from'> {
  /** The file's first rows as a table. */
  readonly preview: Preview;
  /** What stands there when the question is asked: the guess, or what was chosen before. */
  readonly start: Mapping;
  /** The file is open already and is read anew. */
  readonly again: boolean;
}
