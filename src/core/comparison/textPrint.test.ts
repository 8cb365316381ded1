import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedPrint, textPrint } from './textPrint.ts';

const letters = fc
  .array(fc.constantFrom('a', 'b', 'A', ' ', '\n', '\t', '\u00a0', '\u2003', '\ufeff', '\u3000', 'é', '😀', '\u0000'), {
    maxLength: 8,
  })
  .map((list) => list.join(''));

test('texts have one print exactly where they are equal, and one folded print where they are so but for white space', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const [one, other] = [a, b].map((text) => text.trim().replaceAll(/\s+/g, ' '));
      expect(textPrint(a) === textPrint(b)).toBe(a === b);
      expect(foldedPrint(a) === foldedPrint(b)).toBe(one === other);
      expect(foldedPrint(a)).toBe(textPrint(one!));
    }),
    { numRuns: 2000 },
  );
});

test('every unit that counts as white space for a pattern does so here', () => {
  for (let unit = 0; unit < 0x10000; unit += 1) {
    const text = String.fromCharCode(unit);
    if ((foldedPrint(text) === 0) !== /^\s$/.test(text)) expect.fail(`U+${unit.toString(16)}`);
  }
});

test('a print is a whole number that is kept exactly, and 0 is that of no text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(Number.isSafeInteger(textPrint(text))).toBe(true);
      expect(textPrint(text) === 0).toBe(text === '');
      expect(foldedPrint(text) === 0).toBe(text.trim() === '');
    }),
  );
});

test('no two of many short texts share a print', () => {
  const prints = new Set(Array.from({ length: 200_000 }, (_, at) => textPrint(`Question ${at}`)));
  expect(prints.size).toBe(200_000);
});
