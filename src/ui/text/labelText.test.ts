import { expect, test } from 'vitest';
import { labelText } from './labelText.ts';

test('a label turns no text around, hides nothing in it, and has one line', () => {
  expect(labelText('a\u202Eb\u200Bc\nd')).toBe('a[RLO]b[ZWSP]c d');
  expect(labelText('')).toBe('');
});

test('a long label is cut, and never inside a character', () => {
  expect(labelText('😀'.repeat(300))).toBe(`${'😀'.repeat(100)}…`);
  expect(labelText(`a${'😀'.repeat(300)}`)).toBe(`a${'😀'.repeat(99)}…`);
});
