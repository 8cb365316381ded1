import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textBlocks } from './textBlocks.ts';

test('joined the blocks are the text, none is longer than asked, and no character is cut in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '😀') }), (text) => {
      const blocks = textBlocks(text, 10);
      expect(blocks.join('')).toBe(text);
      for (const block of blocks) {
        expect(block.length).toBeLessThanOrEqual(10);
        expect(block).not.toMatch(/\p{Cs}/u);
      }
    }),
  );
});

test('a block ends at a line end where there is one', () => {
  expect(textBlocks('aaaaaaa\nbbbbbbb\nc', 10)).toEqual(['aaaaaaa\n', 'bbbbbbb\nc']);
  expect(textBlocks('', 10)).toEqual([]);
});
