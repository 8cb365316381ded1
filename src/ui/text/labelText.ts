import { headOf } from './headOf.ts';
import { revealInvisible } from './revealInvisible.ts';

const MOST = 200;

/** A text from a file for a place that takes characters alone (a title, a spoken name): one line, hidden characters by name. */
export function labelText(text: string): string {
  const head = headOf(text, MOST);
  const shown = revealInvisible(head)
    .map((piece) => (piece.token === undefined ? piece.text : `[${piece.token.short}]`))
    .join('')
    .replace(/\s+/gu, ' ');
  return head.length < text.length ? `${shown}…` : shown;
}
