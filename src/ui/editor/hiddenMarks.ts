import { revealInvisible } from '../text/revealInvisible.ts';

/** Where an editor must show a token before a piece of hidden text; lines and columns count from 1. */
export interface HiddenMark {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly short: string;
}

const MOST = 2000;
/** The editor itself writes a name in the place of controls and of bidi controls. */
const SHOWN_BY_EDITOR = /^[\u0000-\u001F\u007F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** The hidden pieces of a text that the editor would not show; line ends are counted as the editor counts them. */
export function hiddenMarks(text: string): readonly HiddenMark[] {
  const marks: HiddenMark[] = [];
  let line = 1;
  let column = 1;
  for (const piece of revealInvisible(text)) {
    if (piece.token !== undefined && !SHOWN_BY_EDITOR.test(piece.text)) {
      if (marks.length === MOST) break;
      marks.push({ line, column, length: piece.text.length, short: piece.token.short });
    }
    const lines = piece.text.split(/\r\n|\r|\n/u);
    const last = lines.at(-1) ?? '';
    column = lines.length > 1 ? last.length + 1 : column + last.length;
    line += lines.length - 1;
  }
  return marks;
}
