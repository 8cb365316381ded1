import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canvasHeight,
  followScroll,
  isScaled,
  MAX_SCROLL_HEIGHT,
  maxScroll,
  maxTop,
  rowAtScroll,
  rowAtTop,
  scrollAtTop,
  scrollBy,
  scrollToRow,
  topAtScroll,
  type ScrollBox,
} from './scroll.ts';

const boxes: fc.Arbitrary<ScrollBox> = fc.record({
  rowCount: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1000, max: 5_000_000 })),
  rowHeight: fc.integer({ min: 20, max: 48 }),
  viewport: fc.integer({ min: 48, max: 2000 }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('up to the limit the scroll is the place itself', () => {
  const box = { rowCount: 60_000, rowHeight: 32, viewport: 640 };
  expect(isScaled(box)).toBe(false);
  expect(canvasHeight(box)).toBe(1_920_000);
  expect(topAtScroll(box, 12_345)).toBe(12_345);
  expect(followScroll(box, { scroll: 0, top: 0 }, 777)).toEqual({ scroll: 777, top: 777 });
});

test('five million rows fit, and the last one is reached', () => {
  const box = { rowCount: 5_000_000, rowHeight: 32, viewport: 640 };
  expect(canvasHeight(box)).toBe(MAX_SCROLL_HEIGHT);
  const end = scrollToRow(box, 4_999_999, { scroll: 0, top: 0 });
  expect(end).toEqual({ scroll: MAX_SCROLL_HEIGHT - 640, top: 5_000_000 * 32 - 640 });
  expect(rowAtScroll(box, end.scroll)).toBe(4_999_980);
});

test('the first and the last row are reachable', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      expect(rowAtScroll(box, 0)).toBe(0);
      const top = topAtScroll(box, maxScroll(box));
      expect(top).toBe(maxTop(box));
      expect(rowAtTop(box, top + Math.min(box.viewport, box.rowCount * box.rowHeight) - 1)).toBe(box.rowCount - 1);
    }),
  );
});

test('scrolling further never goes back', () => {
  fc.assert(
    fc.property(boxes, share, share, (box, a, b) => {
      const [low, high] = [a, b].map((part) => part * maxScroll(box)).toSorted((x, y) => x - y);
      expect(topAtScroll(box, low ?? 0)).toBeLessThanOrEqual(topAtScroll(box, high ?? 0));
      expect(rowAtScroll(box, low ?? 0)).toBeLessThanOrEqual(rowAtScroll(box, high ?? 0));
    }),
  );
});

test('place and scroll are each the other’s inverse', () => {
  fc.assert(
    fc.property(boxes, share, (box, part) => {
      const top = part * maxTop(box);
      expect(topAtScroll(box, scrollAtTop(box, top))).toBeCloseTo(top, 3);
    }),
  );
});

test('going to a row shows the whole of it, and stays where it is when it is shown already', () => {
  fc.assert(
    fc.property(boxes, share, share, (box, part, at) => {
      const row = Math.min(box.rowCount - 1, Math.floor(part * box.rowCount));
      const top = at * maxTop(box);
      const place = scrollToRow(box, row, { top, scroll: scrollAtTop(box, top) });
      expect(place.top).toBeLessThanOrEqual(row * box.rowHeight);
      expect(place.top + box.viewport).toBeGreaterThanOrEqual((row + 1) * box.rowHeight);
      expect(scrollToRow(box, row, place)).toBe(place);
      expect(place.scroll).toBeGreaterThanOrEqual(0);
      expect(place.scroll).toBeLessThanOrEqual(maxScroll(box));
    }),
  );
});

test('past the limit a small step moves the rows by as much, a large one goes to where the thumb is', () => {
  const box = { rowCount: 5_000_000, rowHeight: 32, viewport: 640 };
  const from = { scroll: 4_000_000, top: topAtScroll(box, 4_000_000) };
  expect(followScroll(box, from, 4_000_100).top - from.top).toBe(100);
  expect(followScroll(box, from, 6_000_000).top).toBe(topAtScroll(box, 6_000_000));
  expect(followScroll(box, from, from.scroll)).toBe(from);
});

test('past the limit the ends of the scroll show the ends of the rows', () => {
  const box = { rowCount: 5_000_000, rowHeight: 32, viewport: 640 };
  expect(followScroll(box, { scroll: 50, top: 1000 }, 0).top).toBe(0);
  expect(followScroll(box, { scroll: maxScroll(box) - 50, top: maxTop(box) - 1000 }, maxScroll(box)).top).toBe(
    maxTop(box),
  );
  const wheel = scrollBy(box, { scroll: 0, top: 0 }, -100);
  expect(wheel).toEqual({ scroll: 0, top: 0 });
  expect(scrollBy(box, { scroll: 0, top: 0 }, 1e12)).toEqual({ scroll: maxScroll(box), top: maxTop(box) });
});

test('without rows nothing scrolls', () => {
  const box = { rowCount: 0, rowHeight: 32, viewport: 640 };
  expect([maxScroll(box), maxTop(box), topAtScroll(box, 10), scrollAtTop(box, 10)]).toEqual([0, 0, 0, 0]);
});
