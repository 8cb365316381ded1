import { describe, expect, test } from 'vitest';
import { laneStrategy } from './laneDrag.ts';

/** Places of a lane with a gap behind the second. */
const LEFTS = [0, 100, 300, 400];
const rects = LEFTS.map((left) => ({ left, right: left + 90, top: 0, bottom: 50, width: 90, height: 50 }));

function shifts(activeIndex: number, overIndex: number): readonly (number | null)[] {
  return LEFTS.map((_, index) => {
    const shift = laneStrategy({ activeNodeRect: null, activeIndex, overIndex, index, rects });
    return shift === null ? null : shift.x;
  });
}

describe('laneStrategy', () => {
  test('steps between the old and the new place go one place on, over gaps, too', () => {
    expect(shifts(0, 2)).toEqual([300, -100, -200, null]);
    expect(shifts(3, 1)).toEqual([null, 200, 100, -300]);
    expect(shifts(2, 2)).toEqual([null, null, null, null]);
  });

  test('a step that is not in sight has no place, and moves nothing', () => {
    const [first] = rects;
    const sparse = Object.assign([], { 0: first!, length: 9 });
    expect(laneStrategy({ activeNodeRect: null, activeIndex: 0, overIndex: 8, index: 0, rects: sparse })).toBeNull();
  });
});
