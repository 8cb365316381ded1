import { headOf } from './headOf.ts';

export const FOLD_FROM = 2000;
const FOLD_TO = 1200;

/** The shown start of a long text: cut at the end of a line or of a word when one is near, never inside a character. */
export function foldText(text: string, from: number = FOLD_FROM): string | undefined {
  if (text.length < from) return undefined;
  const head = headOf(text, Math.min(FOLD_TO, from));
  const line = head.lastIndexOf('\n');
  if (line > head.length * 0.75) return head.slice(0, line);
  const word = head.lastIndexOf(' ');
  return word > head.length * 0.9 ? head.slice(0, word) : head;
}
