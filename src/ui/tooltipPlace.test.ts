import { expect, test } from 'vitest';
import { tooltipPlace } from './tooltipPlace.ts';

const WINDOW = { width: 400, height: 300 };
const HINT = { width: 100, height: 24 };

test('a hint stands at its side, in the middle of what it speaks about', () => {
  const about = { left: 180, top: 100, width: 40, height: 28 };
  expect(tooltipPlace(about, HINT, 'bottom', WINDOW)).toEqual({ left: 150, top: 132 });
  expect(tooltipPlace(about, HINT, 'top', WINDOW)).toEqual({ left: 150, top: 72 });
  expect(tooltipPlace(about, HINT, 'left', WINDOW)).toEqual({ left: 76, top: 102 });
  expect(tooltipPlace(about, HINT, 'right', WINDOW)).toEqual({ left: 224, top: 102 });
});

test('where its side has no room it stands at the other one', () => {
  const low = { left: 180, top: 266, width: 40, height: 28 };
  expect(tooltipPlace(low, HINT, 'bottom', WINDOW)).toEqual({ left: 150, top: 238 });
  const left = { left: 4, top: 100, width: 40, height: 28 };
  expect(tooltipPlace(left, HINT, 'left', WINDOW)).toEqual({ left: 48, top: 102 });
});

test('it keeps within the window, and shows its beginning where it does not fit', () => {
  const corner = { left: 366, top: 4, width: 28, height: 28 };
  expect(tooltipPlace(corner, HINT, 'bottom', WINDOW)).toEqual({ left: 292, top: 36 });
  expect(tooltipPlace(corner, { width: 500, height: 24 }, 'bottom', WINDOW).left).toBe(8);
});
