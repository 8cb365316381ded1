import { expect, test } from 'vitest';
import { intervalPlaces } from './intervalPlaces.ts';

test('places are per cent of the axis', () => {
  expect(intervalPlaces({ value: 0.74, low: 0.6, high: 0.84, min: 0, max: 1 })).toEqual({
    point: 74,
    band: { left: 60, width: 24 },
  });
  expect(intervalPlaces({ value: 0.5, low: -0.02, high: 1, min: -1, max: 1 })).toEqual({
    point: 75,
    band: { left: 49, width: 51 },
  });
});

test('what is past an end is drawn at the end', () => {
  expect(intervalPlaces({ value: 1.2, low: -3, high: 4, min: 0, max: 1 })).toEqual({
    point: 100,
    band: { left: 0, width: 100 },
  });
});

test('what is not a number is not drawn', () => {
  expect(intervalPlaces({ value: undefined, low: undefined, high: 1, min: 0, max: 1 })).toEqual({
    point: undefined,
    band: undefined,
  });
  expect(intervalPlaces({ value: Number.NaN, low: Number.NaN, high: 1, min: 0, max: 1 })).toEqual({
    point: undefined,
    band: undefined,
  });
});
