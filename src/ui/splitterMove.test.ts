import { expect, test } from 'vitest';
import { clampSize, splitterMove } from './splitterMove.ts';

const before = { min: 180, max: 400, inverted: false };
const after = { min: 180, max: 400, inverted: true };

test('arrows move the bar the way they point', () => {
  expect(splitterMove('ArrowRight', false, 240, before)).toBe(256);
  expect(splitterMove('ArrowLeft', false, 240, before)).toBe(224);
  expect(splitterMove('ArrowRight', false, 240, after)).toBe(224);
  expect(splitterMove('ArrowLeft', true, 240, after)).toBe(304);
});

test('Home and End go to the bounds, and nothing goes past them', () => {
  expect(splitterMove('Home', false, 240, before)).toBe(180);
  expect(splitterMove('End', false, 240, before)).toBe(400);
  expect(splitterMove('ArrowRight', true, 390, before)).toBe(400);
  expect(splitterMove('Enter', false, 240, before)).toBeUndefined();
});

test('a smallest size wins over a largest one below it', () => {
  expect(clampSize(300, { min: 200, max: 100 })).toBe(200);
});
