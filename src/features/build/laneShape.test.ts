import { describe, expect, test } from 'vitest';
import { boxOf, canvasSize, linePath, narrowShape, WIDE } from './laneShape.ts';

describe.each([
  ['wide', WIDE],
  ['narrow', narrowShape(366)],
])('%s lanes', (_, shape) => {
  test('no two boxes meet, and all lie in the canvas', () => {
    const boxes = [0, 1, 2].flatMap((place) => [boxOf(shape, 0, place), boxOf(shape, 1, place)]);
    const canvas = canvasSize(shape, 3);
    for (const [at, a] of boxes.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(0);
      expect(a.left + a.width).toBeLessThanOrEqual(canvas.width);
      expect(a.top + a.height).toBeLessThanOrEqual(canvas.height);
      for (const b of boxes.slice(at + 1)) {
        const apart = a.left + a.width <= b.left || b.left + b.width <= a.left;
        const above = a.top + a.height <= b.top || b.top + b.height <= a.top;
        expect(apart || above).toBe(true);
      }
    }
  });

  test('a line between two steps at one place is straight', () => {
    const numbers =
      linePath(shape, 2, 2)
        .match(/[\d.]+/g)
        ?.map(Number) ?? [];
    const [xs, ys] = [numbers.filter((__, at) => at % 2 === 0), numbers.filter((__, at) => at % 2 === 1)];
    expect(new Set(shape.vertical ? ys : xs).size).toBe(1);
  });
});

test('narrow lanes are as wide as the page lets them, and wide enough for a name', () => {
  expect(canvasSize(narrowShape(366), 4).width).toBeLessThanOrEqual(366);
  expect(narrowShape(100).across).toBe(96);
});
