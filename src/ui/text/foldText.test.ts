import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FOLD_FROM, foldText } from './foldText.ts';

test('a text shorter than the fold is not folded', () => {
  expect(foldText('a'.repeat(FOLD_FROM - 1))).toBeUndefined();
  expect(foldText('a'.repeat(FOLD_FROM))).toHaveLength(1200);
});

test('the fold is at a line end or a word end when one is near', () => {
  expect(foldText(`${'x'.repeat(1000)}\n${'y'.repeat(2000)}`)).toBe('x'.repeat(1000));
  expect(foldText(`${'x'.repeat(1150)} ${'y'.repeat(2000)}`)).toBe('x'.repeat(1150));
});

test('the fold is a start of the text, shorter than it, and cuts no character in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '😀'), minLength: 40 }), (text) => {
      const folded = foldText(text, 40);
      expect(folded).toBeDefined();
      expect(text.startsWith(folded ?? '?')).toBe(true);
      expect(folded).not.toMatch(/\p{Cs}/u);
      expect((folded ?? '').length).toBeLessThanOrEqual(40);
    }),
  );
});
