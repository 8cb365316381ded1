import { expect, test } from 'vitest';
import { mixedWords } from './mixedScripts.ts';

function mixed(text: string): readonly string[] {
  return mixedWords(text).map(({ from, to, scripts }) => `${text.slice(from, to)}: ${scripts.join(' and ')}`);
}

test.each([
  ['a Cyrillic letter in a Latin word', 'log in to p\u0430ypal.com now', ['p\u0430ypal: Latin and Cyrillic']],
  ['a Latin letter in a Cyrillic word', 'это cтрана', ['cтрана: Latin and Cyrillic']],
  ['a Greek letter that looks like a Latin one', 'g\u03BFogle', ['g\u03BFogle: Latin and Greek']],
  ['Armenian', '\u0570ello', ['\u0570ello: Latin and Armenian']],
  ['the name of a tool', 'get_we\u0430ther', ['get_we\u0430ther: Latin and Cyrillic']],
  ['two words', 'p\u0430y and sc\u043Epe', ['p\u0430y: Latin and Cyrillic', 'sc\u043Epe: Latin and Cyrillic']],
])('names %s', (_what, text, expected) => {
  expect(mixed(text)).toEqual(expected);
});

test.each([
  'plain words',
  'Москва and Athens',
  'Αθήνα',
  'Δt = 5μs at 10kΩ, λx',
  'Tシャツ ＴＶ番組 K팝 α波',
  'naïve café',
  '123',
])('leaves %s alone', (text) => {
  expect(mixed(text)).toEqual([]);
});
