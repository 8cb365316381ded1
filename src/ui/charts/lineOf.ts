import { headOf } from '../text/headOf.ts';
import { revealInvisible } from '../text/revealInvisible.ts';

/** A text of a file as one short line for a drawing: what shows nothing by itself stands there by its name. */
export function lineOf(text: string, most: number): string {
  const head = headOf(text, most);
  const shown = revealInvisible(head).map(({ text: piece, token }) =>
    token === undefined ? piece : `⟨${token.short}⟩`,
  );
  return shown.join('').replaceAll(/\s+/gu, ' ') + (head.length < text.length ? '…' : '');
}
