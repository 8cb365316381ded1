import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countLines, foldText, LONG } from './foldText.ts';

test('a text shorter than the fold is not folded', () => {
  expect(foldText('a'.repeat(LONG.from - 1))).toBeUndefined();
  expect(foldText('a'.repeat(LONG.from))).toHaveLength(1200);
});

test('the fold is at a line end or a word end when one is near', () => {
  expect(foldText(`${'x'.repeat(1000)}\n${'y'.repeat(2000)}`)).toBe('x'.repeat(1000));
  expect(foldText(`${'x'.repeat(1150)} ${'y'.repeat(2000)}`)).toBe('x'.repeat(1150));
});

test('the fold is a start of the text, shorter than it, and cuts no character in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '😀'), minLength: 40 }), (text) => {
      const folded = foldText(text, { ...LONG, from: 40 });
      expect(folded).toBeDefined();
      expect(text.startsWith(folded ?? '?')).toBe(true);
      expect(folded).not.toMatch(/\p{Cs}/u);
      expect((folded ?? '').length).toBeLessThanOrEqual(40);
    }),
  );
});

test('of more lines than are wanted the first ones are shown; one line more is not worth a fold', () => {
  const fold = { from: 400, to: 300, lines: 3 };
  expect(foldText('a\nb\nc\nd\ne', fold)).toBe('a\nb\nc');
  expect(foldText('a\nb\nc\nd', fold)).toBeUndefined();
  expect(foldText('a\nb\nc\nd\n', fold)).toBeUndefined();
  expect(foldText('a\nb', fold)).toBeUndefined();
  expect(foldText(`${'x'.repeat(500)}\nb\nc\nd\ne`, fold)).toHaveLength(300);
  expect(foldText('x'.repeat(500), fold)).toHaveLength(300);
});

test('lines are counted as they are read', () => {
  expect(['', 'a', 'a\n', 'a\nb', '\n\n'].map(countLines)).toEqual([0, 1, 1, 2, 2]);
});
