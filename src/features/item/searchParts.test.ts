import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { finderOf } from '../../ui/text/findText.ts';
import type { ItemPart } from './itemParts.ts';
import { hitAt, MOST_HITS, searchParts } from './searchParts.ts';

function partsOf(texts: readonly string[]): readonly ItemPart[] {
  return texts.map((text, row) => ({ part: `p${row}`, text, row, line: -1 }));
}

test('each place found is reached once, in the order in which the item is read', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ') });
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const finder = finderOf('ab')!;
      const hits = searchParts(partsOf(texts), finder);
      const places = Array.from({ length: hits.total }, (_, at) => hitAt(hits, finder, at));
      const expected = texts.flatMap((one, row) => {
        const found: (readonly [number, number])[] = [];
        for (let at = one.toLowerCase().indexOf('ab'); at >= 0; at = one.toLowerCase().indexOf('ab', at + 2)) {
          found.push([row, at]);
        }
        return found;
      });
      expect(places.map((hit) => hit && [hit.part.row, hit.offset])).toEqual(expected);
    }),
  );
});

test('before the first place and past the last there is none', () => {
  const finder = finderOf('x')!;
  const hits = searchParts(partsOf(['x', 'yx']), finder);
  expect(hits.total).toBe(2);
  expect([hitAt(hits, finder, -1), hitAt(hits, finder, 2)]).toEqual([null, null]);
});

test('no more is counted than can be gone through, and that there is more is said', () => {
  const finder = finderOf('x')!;
  const hits = searchParts(partsOf(['x'.repeat(MOST_HITS - 1), 'xx', 'x']), finder);
  expect([hits.total, hits.more]).toEqual([MOST_HITS, true]);
  expect(hitAt(hits, finder, MOST_HITS - 1)).toMatchObject({ nth: 0, part: { row: 1 } });
  expect(hitAt(hits, finder, MOST_HITS)).toBeNull();
  expect(searchParts(partsOf(['x'.repeat(MOST_HITS)]), finder)).toMatchObject({ total: MOST_HITS, more: false });
});
