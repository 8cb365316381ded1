import { FORMATS } from '../core/formats/list.ts';

/** Names of every format that a file can be opened as, in the order in which they are tried. */
export function formatNames(): readonly string[] {
  return FORMATS.map((format) => format.name);
}
