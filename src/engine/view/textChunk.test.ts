import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkOf, markHits, textAt } from './textChunk.ts';

const text = fc.option(
  fc.array(fc.constantFrom('a', 'b', 'ab', '😀', '\n', ''), { maxLength: 5 }).map((letters) => letters.join('')),
);

test('each text comes back as it was, nothing as nothing', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), (texts) => {
      const chunk = chunkOf(texts);
      expect(texts.map((_, at) => textAt(chunk, at))).toEqual(texts);
    }),
  );
});

test('a search through all texts at once hits those that contain what is wanted, never over a seam', () => {
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 20 }),
      fc.array(fc.constantFrom('a', 'b', '\n', '\ude00')),
      (texts, letters) => {
        const wanted = letters.join('');
        const hits = new Uint8Array(texts.length);
        markHits(chunkOf(texts), wanted, hits);
        expect([...hits]).toEqual(texts.map((one) => (one?.includes(wanted) === true ? 1 : 0)));
      },
    ),
  );
});
