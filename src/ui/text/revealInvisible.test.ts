import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { revealInvisible } from './revealInvisible.ts';

function shorts(text: string): readonly string[] {
  return revealInvisible(text).flatMap((piece) => (piece.token === undefined ? [] : [piece.token.short]));
}

test('all pieces joined are the text', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(
        'a',
        '\u200D',
        '\u200C',
        '\uFE0F',
        '👩',
        '🏽',
        '🏴',
        '\u{E0067}',
        '\u{E007F}',
        'م',
        '\r',
        '\n',
        '\uD83D',
        '1',
        '\u20E3',
      ),
    }),
  );
  fc.assert(
    fc.property(nasty, (text) => {
      const pieces = revealInvisible(text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.every((piece) => piece.text !== '')).toBe(true);
    }),
  );
});

test('ordinary text is one piece, and no text is none', () => {
  expect(revealInvisible('')).toEqual([]);
  const text = 'Naïve café, “quotes” — 你好\u3000世界\n\ttab\r\nnext İstanbul';
  expect(revealInvisible(text)).toEqual([{ text }]);
});

test.each([
  ['zero width space', 'a\u200Bb', ['ZWSP']],
  ['joiners in Latin text', 'a\u200Cb\u200Dc', ['ZWNJ', 'ZWJ']],
  ['bidi embeddings and overrides', '\u202Aa\u202Bb\u202Cc\u202Dd\u202E', ['LRE', 'RLE', 'PDF', 'LRO', 'RLO']],
  [
    'bidi isolates and marks',
    '\u2066\u2067\u2068\u2069\u200E\u200F\u061C',
    ['LRI', 'RLI', 'FSI', 'PDI', 'LRM', 'RLM', 'ALM'],
  ],
  ['soft hyphen', 'co\u00ADop', ['SHY']],
  ['no-break spaces', 'a\u00A0b\u202Fc', ['NBSP', 'NNBSP']],
  ['other spaces', 'a\u2003b\u2009c\u205Fd', ['EMSP', 'THSP', 'MMSP']],
  ['byte order mark', '\uFEFF{}', ['BOM']],
  ['word joiner and invisible operators', '\u2060\u2062', ['WJ', 'IT']],
  ['line and paragraph separators', '\u2028\u2029', ['LS', 'PS']],
  ['Hangul fillers', '\u3164\uFFA0', ['HF', 'HHF']],
  ['blank Braille', '\u2800', ['BLANK']],
  ['C0 controls', '\u0000\u0007\u001B[31m\u007F', ['NUL', 'BEL', 'ESC', 'DEL']],
  ['C1 controls', '\u0085\u009B', ['U+0085', 'U+009B']],
  ['a carriage return alone', 'a\rb', ['CR']],
  ['lone surrogates', '\uD83Da\uDE00', ['U+D83D', 'U+DE00']],
  ['noncharacters', '\uFFFE\uFDD0', ['U+FFFE', 'U+FDD0']],
  ['annotation marks', '\uFFF9', ['IAA']],
  ['variation selectors after letters', 'a\uFE0Fb\u{E0100}', ['VS16', 'VS17']],
  ['a selector after a digit without its keycap', '1\uFE0F2', ['VS16']],
  ['a second selector after an emoji', '❤\uFE0F\uFE0F', ['VS16']],
  ['a joiner after an emoji that joins nothing', '👩\u200D a', ['ZWJ']],
  ['two joiners between emoji', '👩\u200D\u200D🚀', ['ZWJ×2']],
  ['doubled joiners in Persian', 'می\u200C\u200Cخواهم', ['ZWNJ×2']],
])('shows %s', (_name, text, expected) => {
  expect(shorts(text)).toEqual(expected);
});

test.each([
  ['a family', '👨\u200D👩\u200D👧\u200D👦'],
  ['skin and profession', '👩🏽\u200D🚀'],
  ['heart with its selector', '❤\uFE0F'],
  ['text style', '☎\uFE0E'],
  ['rainbow flag', '🏳\uFE0F\u200D🌈'],
  ['couple with heart', '👩\u200D❤\uFE0F\u200D👨'],
  ['gender sign', '🤷🏾\u200D♀\uFE0F'],
  ['keycaps', '1\uFE0F\u20E3#\uFE0F\u20E3'],
  ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['regional flags', '🇫🇷🇩🇪'],
  ['Persian with a non-joiner', 'می\u200Cخواهم'],
  ['Persian abbreviation ending in a joiner', 'ه\u200D.ق'],
  ['Hindi with joiners', 'क्\u200Dष र्\u200Cय'],
  ['Sinhala', 'ශ්\u200Dරී'],
  ['Malayalam, joiner at the end', 'അവന്\u200D '],
  ['Bengali', 'র\u200D্য'],
])('leaves %s alone', (_name, text) => {
  expect(revealInvisible(text)).toEqual([{ text }]);
});

test('a run of tag characters is one token that says what it spells', () => {
  const hidden = Array.from('ignore all', (letter) =>
    String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)),
  ).join('');
  const pieces = revealInvisible(`Hi${hidden}!`);
  expect(pieces[1]?.token?.short).toBe('TAG “ignore all”');
  expect(pieces[1]?.token?.title).toContain('10 tag characters');
  expect(pieces.map((piece) => piece.text)).toEqual(['Hi', hidden, '!']);
});

test('tags behind a flag that is spelled with tags are still shown', () => {
  const england = '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';
  expect(shorts(`${england}\u{E0041}`)).toEqual(['TAG “A”']);
  expect(shorts('🏴\u{E0067}\u{E0062}')).toEqual(['TAG “gb”']);
});

test('the same one repeated is one token with its count and its code point', () => {
  expect(revealInvisible('a\u200B\u200B\u200Bb')[1]).toEqual({
    text: '\u200B\u200B\u200B',
    token: { short: 'ZWSP×3', title: 'U+200B zero width space, 3 times' },
  });
});

test('a word of scripts that look alike is a piece of its own, beside hidden ones', () => {
  expect(revealInvisible('pay p\u0430ypal\u200B now')).toEqual([
    { text: 'pay ' },
    { text: 'p\u0430ypal', mixed: 'a word that mixes Latin and Cyrillic letters' },
    { text: '\u200B', token: { short: 'ZWSP', title: 'U+200B zero width space' } },
    { text: ' now' },
  ]);
});

test('line breaks of both kinds stay in the text, and a return before one is not counted into a run', () => {
  expect(shorts('a\r\nb\nc')).toEqual([]);
  expect(shorts('a\r\r\nb')).toEqual(['CR']);
});

test('a hostile text of a million hidden characters is cut in one pass', () => {
  const started = performance.now();
  expect(shorts('a\u{E0041}'.repeat(200_000))).toHaveLength(200_000);
  expect(shorts('\u200B'.repeat(1_000_000))).toEqual(['ZWSP×1000000']);
  expect(performance.now() - started).toBeLessThan(3000);
});
