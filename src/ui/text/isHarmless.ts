/** Where an invisible character belongs to the writing: joiners in emoji and in scripts that need them. */

const ZWNJ = 0x200c;
const ZWJ = 0x200d;
const VS15 = 0xfe0e;
const VS16 = 0xfe0f;
const KEYCAP = 0x20e3;
const BLACK_FLAG = 0x1f3f4;

const PICTURE = /^\p{Extended_Pictographic}$/u;
const SKIN = /^\p{Emoji_Modifier}$/u;
const KEYCAP_BASE = /^[0-9#*]$/u;
/** Scripts whose spelling uses the joiners. */
const JOINING_SCRIPTS =
  'Arabic Syriac Mongolian Nko Mandaic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan Balinese Javanese';
const JOINING = new RegExp(
  `^[${JOINING_SCRIPTS.split(' ')
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('')}]$`,
  'u',
);
const LETTER_OR_MARK = /^[\p{L}\p{M}]$/u;
const HIDDEN = /^\p{Default_Ignorable_Code_Point}$/u;

/** The three flags spelled with tag characters: England, Scotland, Wales. */
const TAG_FLAGS: readonly string[] = ['gbeng', 'gbsct', 'gbwls'].map(
  (region) =>
    String.fromCodePoint(BLACK_FLAG) +
    Array.from(region, (letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('') +
    String.fromCodePoint(0xe007f),
);
const FLAG_LENGTH = 14;

/** Whether the invisible character at this place is part of ordinary writing and must be left alone. */
export function isHarmless(text: string, at: number): boolean {
  const code = text.codePointAt(at) ?? 0;
  if (code === VS15 || code === VS16) return followsEmoji(text, at);
  if (code === ZWJ && joinsEmoji(text, at)) return true;
  if (code === ZWJ || code === ZWNJ) return joinsLetters(text, at);
  if (code >= 0xe0020 && code <= 0xe007f) return insideTagFlag(text, at);
  return false;
}

function followsEmoji(text: string, at: number): boolean {
  const before = characterBefore(text, at);
  if (KEYCAP_BASE.test(before)) return text.codePointAt(at + 1) === KEYCAP;
  return PICTURE.test(before);
}

function joinsEmoji(text: string, at: number): boolean {
  if (!PICTURE.test(characterAfter(text, at + 1))) return false;
  let end = at;
  let before = characterBefore(text, end);
  while (before.codePointAt(0) === VS16 || SKIN.test(before)) {
    end -= before.length;
    before = characterBefore(text, end);
  }
  return PICTURE.test(before);
}

function joinsLetters(text: string, at: number): boolean {
  const before = characterBefore(text, at);
  const after = characterAfter(text, at + 1);
  if (HIDDEN.test(before) || HIDDEN.test(after)) return false;
  return isJoiningLetter(before) || isJoiningLetter(after);
}

function isJoiningLetter(character: string): boolean {
  return LETTER_OR_MARK.test(character) && JOINING.test(character);
}

function insideTagFlag(text: string, at: number): boolean {
  const near = Math.max(0, at - FLAG_LENGTH);
  const around = text.slice(near, at + FLAG_LENGTH);
  return TAG_FLAGS.some((flag) => {
    const start = around.lastIndexOf(flag);
    return start >= 0 && near + start < at && at < near + start + flag.length;
  });
}

function characterAfter(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function characterBefore(text: string, at: number): string {
  if (at <= 0) return '';
  const low = text.charCodeAt(at - 1);
  const isPair = at > 1 && low >= 0xdc00 && low <= 0xdfff && (text.codePointAt(at - 2) ?? 0) > 0xffff;
  return text.slice(isPair ? at - 2 : at - 1, at);
}
