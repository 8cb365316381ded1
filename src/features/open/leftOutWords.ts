import { counted, listed } from '../../core/words/numbers.ts';
import { nameInWords } from '../../core/words/quoted.ts';
import type { LeftOutFile, LeftOutWhy } from '../../state/givenFiles.ts';

/** Names said of one kind. */
const MOST_NAMES = 5;

/** `README.md and NOTES.md (to be read by people); run.py (program text).` */
export function leftOutSentence(files: readonly LeftOutFile[]): string {
  const byWhy = new Map<string, string[]>();
  for (const { source, why } of files) {
    const words = WORDS.get(why) ?? 'not opened';
    byWhy.set(words, [...(byWhy.get(words) ?? []), source.name]);
  }
  return `${[...byWhy].map(([why, names]) => `${namesText(names)} (${why})`).join('; ')}.`;
}

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map(nameInWords);
  return listed(names.length > MOST_NAMES ? [...shown, counted(names.length - MOST_NAMES, 'more', 'more')] : shown);
}

const WORDS: ReadonlyMap<LeftOutWhy, string> = new Map([
  ['hidden', 'hidden'],
  ['document', 'to be read by people'],
  ['program', 'program text'],
  ['picture', 'pictures and sounds'],
  ['archive', 'archives and binary tables, which are not read'],
  ['settings', 'settings and lists of files'],
  ['too-many', 'more files than are opened at once'],
  ['unknown-format', 'no known format fits'],
  ['not-text', 'no text of data'],
  ['no-objects', 'no rows of objects'],
  ['empty-file', 'empty'],
]);
