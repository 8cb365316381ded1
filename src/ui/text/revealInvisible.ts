import { codePointLabel, invisibleName } from './invisible.ts';
import { isHarmless } from './isHarmless.ts';
import { mixedWords } from './mixedScripts.ts';

export interface TextPiece {
  /** The text as it stands; all pieces joined are the text. */
  readonly text: string;
  /** Present when the piece shows nothing by itself, or would change how its neighbours are shown. */
  readonly token?: InvisibleToken;
  /** Present when it is a word of several scripts that look alike: what it mixes, in words. */
  readonly mixed?: string;
}

export interface InvisibleToken {
  /** What stands in its place, for instance `ZWSP` or `ZWSP×3`. */
  readonly short: string;
  /** The whole in words, with code points. */
  readonly title: string;
}

/**
 * Default ignorable (zero width, bidi, tags, selectors, soft hyphen …), controls but tab and line feed, separators but
 * the plain and the ideographic space, lone surrogates, noncharacters, annotation marks, the blank Braille pattern.
 */
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\p{Cs}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\uFFF9-\uFFFB]|\r(?!\n)/u;
const EACH = new RegExp(INVISIBLE.source, 'gu');

const TAG_FIRST = 0xe0000;
const TAG_LAST = 0xe007f;

/** Cuts a text into pieces that may be shown as they are, pieces that must be shown by name, and words to be marked. */
export function revealInvisible(text: string): readonly TextPiece[] {
  return hiddenPieces(text).flatMap((piece) => (piece.token === undefined ? wordPieces(piece.text) : [piece]));
}

/** The words that mix scripts, and what is between them. */
function wordPieces(text: string): readonly TextPiece[] {
  const words = mixedWords(text);
  if (words.length === 0) return [{ text }];
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const { from, to, scripts } of words) {
    if (done < from) pieces.push({ text: text.slice(done, from) });
    pieces.push({ text: text.slice(from, to), mixed: `a word that mixes ${scripts.join(' and ')} letters` });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}

function hiddenPieces(text: string): readonly TextPiece[] {
  if (!INVISIBLE.test(text)) return text === '' ? [] : [{ text }];
  const pieces: TextPiece[] = [];
  let plainFrom = 0;
  let done = 0;
  for (const match of text.matchAll(EACH)) {
    const at = match.index;
    if (at < done || isHarmless(text, at)) continue;
    const run = hiddenRun(text, at);
    if (plainFrom < at) pieces.push({ text: text.slice(plainFrom, at) });
    pieces.push(run);
    done = at + run.text.length;
    plainFrom = done;
  }
  if (plainFrom < text.length) pieces.push({ text: text.slice(plainFrom) });
  return pieces;
}

/** The hidden piece that starts here: one character, the same one repeated, or a whole run of tag characters. */
function hiddenRun(text: string, at: number): TextPiece {
  const code = text.codePointAt(at) ?? 0;
  const isTag = code >= TAG_FIRST && code <= TAG_LAST;
  const size = code > 0xffff ? 2 : 1;
  let end = at + size;
  let count = 1;
  let spelled = isTag ? tagLetter(code) : '';
  for (;;) {
    const next = text.codePointAt(end);
    const goesOn = next !== undefined && (isTag ? next >= TAG_FIRST && next <= TAG_LAST : next === code);
    if (!goesOn || (next === 0x0d && text[end + 1] === '\n')) break;
    if (isTag) spelled += tagLetter(next);
    end += size;
    count += 1;
  }
  return { text: text.slice(at, end), token: tokenFor(code, count, isTag ? spelled : undefined) };
}

function tagLetter(code: number): string {
  const letter = code - TAG_FIRST;
  return letter >= 0x20 && letter < 0x7f ? String.fromCodePoint(letter) : '';
}

function tokenFor(code: number, count: number, spelled: string | undefined): InvisibleToken {
  const [short, name] = invisibleName(code);
  const times = count > 1 ? `×${count}` : '';
  if (spelled !== undefined && spelled !== '') {
    return {
      short: `TAG “${spelled}”`,
      title: `${count} tag characters from ${codePointLabel(code)}, hidden text: ${spelled}`,
    };
  }
  return { short: `${short}${times}`, title: `${codePointLabel(code)} ${name}${count > 1 ? `, ${count} times` : ''}` };
}
