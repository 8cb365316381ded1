import { expect, test } from 'vitest';
import { paintedRange, wantedRange } from './rowRange.ts';

test('rows in sight are painted with a few more on both sides, within the rows there are', () => {
  expect(paintedRange(100, 20, 1000, 6)).toEqual({ from: 94, to: 126 });
  expect(paintedRange(0, 20, 1000, 6)).toEqual({ from: 0, to: 26 });
  expect(paintedRange(985, 20, 1000, 6)).toEqual({ from: 979, to: 1000 });
  expect(paintedRange(0, 20, 0, 6)).toEqual({ from: 0, to: 0 });
});

test('two pages more are wanted in the direction of travel', () => {
  expect(wantedRange({ from: 94, to: 126 }, 20, 1000, 'down')).toEqual({ from: 94, to: 166 });
  expect(wantedRange({ from: 94, to: 126 }, 20, 1000, 'up')).toEqual({ from: 54, to: 126 });
});

test('at an end the pages wanted are those of the only way to go', () => {
  expect(wantedRange({ from: 0, to: 26 }, 20, 1000, 'up')).toEqual({ from: 0, to: 66 });
  expect(wantedRange({ from: 974, to: 1000 }, 20, 1000, 'down')).toEqual({ from: 934, to: 1000 });
  expect(wantedRange({ from: 0, to: 5 }, 20, 5, 'down')).toEqual({ from: 0, to: 5 });
});
