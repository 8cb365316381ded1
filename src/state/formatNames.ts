import { FORMAT_NAMES } from '../core/formats/names.ts';

/** Names of every format that a file can be opened as, in the order in which they are tried. */
export function formatNames(): readonly string[] {
  return FORMAT_NAMES;
}
