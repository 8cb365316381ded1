import { headOf } from './headOf.ts';
import { revealInvisible } from './revealInvisible.ts';

/**
 * A text from a file for a place that takes characters alone (a title, a spoken name): one line of at most so many
 * characters, hidden ones by name.
 */
export function labelText(text: string, most = 200): string {
  const head = headOf(text, most);
  const shown = revealInvisible(head)
    .map((piece) => (piece.token === undefined ? piece.text : `[${piece.token.short}]`))
    .join('')
    .replace(/\s+/gu, ' ');
  return head.length < text.length ? `${shown}…` : shown;
}
