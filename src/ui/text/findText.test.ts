import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { finderOf, findSpans } from './findText.ts';

function found(text: string, wanted: string, most = 100): readonly string[] {
  const finder = finderOf(wanted);
  return finder === null ? [] : findSpans(text, finder, most).map(({ from, to }) => text.slice(from, to));
}

test('case does not matter, and what is found is the text as it stands', () => {
  expect(found('Paris, PARIS, paris', 'pArIs')).toEqual(['Paris', 'PARIS', 'paris']);
  expect(found('СТРАНА страна', 'Страна')).toEqual(['СТРАНА', 'страна']);
  // A letter whose lower case is longer than itself moves nothing.
  expect(findSpans('İİ needle', finderOf('NEEDLE')!, 9)).toEqual([{ from: 3, to: 9 }]);
});

test('signs of patterns are only signs', () => {
  expect(found('a.b aXb (a|b)* [x] $^ \\d {2} a/b a-b', '.')).toEqual(['.']);
  for (const sign of ['(a|b)*', '[x]', '$^', '\\d', '{2}', 'a/b', 'a-b']) {
    expect(found('a.b aXb (a|b)* [x] $^ \\d {2} a/b a-b', sign)).toEqual([sign]);
  }
});

test('every text is found in itself, and any part of a text in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }), (part, around) => {
      expect(found(around + part + around, part).length).toBeGreaterThan(0);
    }),
  );
});

test('nothing is looked for where nothing is asked, and no more is given than is asked', () => {
  expect(finderOf('')).toBeNull();
  expect(found('aaaa', 'a', 3)).toHaveLength(3);
  expect(found('aaaa', 'a', 0)).toEqual([]);
  expect(found('aaaa', 'aa')).toHaveLength(2);
});

test('a megabyte is gone through at once', () => {
  const started = performance.now();
  expect(found(`${'ab'.repeat(500_000)}needle`, 'NEEDLE')).toHaveLength(1);
  expect(found('a'.repeat(1_000_000), `${'a'.repeat(30)}b`)).toHaveLength(0);
  expect(performance.now() - started).toBeLessThan(1500);
});
