/** Names of characters that show nothing, or change what the others show. */

const NAMES: ReadonlyMap<number, readonly [short: string, name: string]> = new Map([
  [0x00a0, ['NBSP', 'no-break space']],
  [0x00ad, ['SHY', 'soft hyphen']],
  [0x034f, ['CGJ', 'combining grapheme joiner']],
  [0x061c, ['ALM', 'Arabic letter mark']],
  [0x1680, ['OGSP', 'Ogham space mark']],
  [0x180e, ['MVS', 'Mongolian vowel separator']],
  [0x2000, ['NQ', 'en quad']],
  [0x2001, ['MQ', 'em quad']],
  [0x2002, ['ENSP', 'en space']],
  [0x2003, ['EMSP', 'em space']],
  [0x2004, ['3/M', 'three-per-em space']],
  [0x2005, ['4/M', 'four-per-em space']],
  [0x2006, ['6/M', 'six-per-em space']],
  [0x2007, ['FIGSP', 'figure space']],
  [0x2008, ['PUNCSP', 'punctuation space']],
  [0x2009, ['THSP', 'thin space']],
  [0x200a, ['HRSP', 'hair space']],
  [0x200b, ['ZWSP', 'zero width space']],
  [0x200c, ['ZWNJ', 'zero width non-joiner']],
  [0x200d, ['ZWJ', 'zero width joiner']],
  [0x200e, ['LRM', 'left-to-right mark']],
  [0x200f, ['RLM', 'right-to-left mark']],
  [0x2028, ['LS', 'line separator']],
  [0x2029, ['PS', 'paragraph separator']],
  [0x202a, ['LRE', 'left-to-right embedding']],
  [0x202b, ['RLE', 'right-to-left embedding']],
  [0x202c, ['PDF', 'pop directional formatting']],
  [0x202d, ['LRO', 'left-to-right override']],
  [0x202e, ['RLO', 'right-to-left override']],
  [0x202f, ['NNBSP', 'narrow no-break space']],
  [0x205f, ['MMSP', 'medium mathematical space']],
  [0x2060, ['WJ', 'word joiner']],
  [0x2061, ['FA', 'function application']],
  [0x2062, ['IT', 'invisible times']],
  [0x2063, ['IS', 'invisible separator']],
  [0x2064, ['IP', 'invisible plus']],
  [0x2066, ['LRI', 'left-to-right isolate']],
  [0x2067, ['RLI', 'right-to-left isolate']],
  [0x2068, ['FSI', 'first strong isolate']],
  [0x2069, ['PDI', 'pop directional isolate']],
  [0x2800, ['BLANK', 'Braille pattern blank']],
  [0x3164, ['HF', 'Hangul filler']],
  [0xfeff, ['BOM', 'byte order mark, zero width no-break space']],
  [0xffa0, ['HHF', 'half-width Hangul filler']],
  [0xfff9, ['IAA', 'interlinear annotation anchor']],
  [0xfffa, ['IAS', 'interlinear annotation separator']],
  [0xfffb, ['IAT', 'interlinear annotation terminator']],
]);

const C0 =
  'NUL SOH STX ETX EOT ENQ ACK BEL BS TAB LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US'.split(
    ' ',
  );

/** `U+200B` for 0x200B. */
export function codePointLabel(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The short word for the token, and its full name. */
export function invisibleName(code: number): readonly [short: string, name: string] {
  const known = NAMES.get(code);
  if (known !== undefined) return known;
  if (code < 0x20) return [C0[code] ?? codePointLabel(code), 'control character'];
  if (code === 0x7f) return ['DEL', 'control character'];
  if (code >= 0x80 && code <= 0x9f) return [codePointLabel(code), 'control character'];
  if (code >= 0xfe00 && code <= 0xfe0f) return [`VS${code - 0xfe00 + 1}`, 'variation selector'];
  if (code >= 0xe0100 && code <= 0xe01ef) return [`VS${code - 0xe0100 + 17}`, 'variation selector'];
  if (code >= 0xe0000 && code <= 0xe007f) return ['TAG', 'tag character'];
  if (code >= 0xd800 && code <= 0xdfff) return [codePointLabel(code), 'half of a character (lone surrogate)'];
  return [codePointLabel(code), 'invisible character'];
}
