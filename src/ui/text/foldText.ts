import { headOf } from './headOf.ts';

/** When a text is folded, and to how much. */
export interface Fold {
  /** Characters from which on a text is folded. */
  readonly from: number;
  /** Characters shown of a folded one, at most. */
  readonly to: number;
  /** Lines shown of a folded one, at most; a text with one line more is shown whole. */
  readonly lines: number;
}

export const LONG: Fold = { from: 2000, to: 1200, lines: Number.POSITIVE_INFINITY };

/**
 * The shown start of a long text: cut at the end of a line or of a word when one is near, never inside a character.
 * Undefined for a text that is not long.
 */
export function foldText(text: string, { from, to, lines }: Fold = LONG): string | undefined {
  const end = endOfLines(text, lines);
  if (text.length < from && end === undefined) return undefined;
  const most = Math.min(to, from);
  if (end !== undefined && end <= most) return text.slice(0, end);
  const head = headOf(text, most);
  const line = head.lastIndexOf('\n');
  if (line > head.length * 0.75) return head.slice(0, line);
  const word = head.lastIndexOf(' ');
  return word > head.length * 0.9 ? head.slice(0, word) : head;
}

/** Where so many lines end; undefined where no more than one line follows them. */
function endOfLines(text: string, lines: number): number | undefined {
  let end = -1;
  for (let line = 0; line < lines; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return undefined;
  }
  const next = text.indexOf('\n', end + 1);
  return next < 0 || next === text.length - 1 ? undefined : end;
}

/** Lines of a text; a break at its end begins no further one. */
export function countLines(text: string): number {
  let count = text === '' || text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
