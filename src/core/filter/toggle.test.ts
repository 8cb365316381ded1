import { describe, expect, it } from 'vitest';
import { toggleCondition, withoutLastCondition } from './toggle.ts';

describe('toggleCondition', () => {
  it.each([
    ['', 'category', 'a', 'category = a'],
    ['  ', 'category', 'big city', 'category = "big city"'],
    ['category = a', 'category', 'a', ''],
    ['category = a', 'category', 'b', 'category in (a, b)'],
    ['category in (a, b)', 'category', 'a', 'category = b'],
    ['category in (a, b, c)', 'category', 'b', 'category in (a, c)'],
    ['verdict=wrong  and  "new york"', 'category', 'a', 'verdict=wrong  and  "new york" and category = a'],
    ['category = a and verdict=wrong', 'category', 'a', 'verdict=wrong'],
    ['verdict=wrong AND category = a AND x', 'category', 'a', 'verdict=wrong AND x'],
    ['verdict=wrong and category = a', 'category', 'a', 'verdict=wrong'],
    ['(category = a) and x', 'category', 'b', 'category in (a, b) and x'],
    ['a or b', 'category', 'x', '(a or b) and category = x'],
    ['(a or b)', 'category', 'x', '(a or b) and category = x'],
    ['(a or b) and category = x', 'category', 'x', '(a or b)'],
    ['category != a', 'category', 'b', 'category != a and category = b'],
    ['category is null or category = a', 'category', 'a', '(category is null or category = a) and category = a'],
    ['x', 'recorded.my col', 'and', 'x and recorded."my col" = "and"'],
    ['verdict = ', 'category', 'a', 'category = a'],
  ])('of `%s` with %s %s writes `%s`', (text, field, value, expected) => {
    expect(toggleCondition(text, field, value)).toBe(expected);
  });
});

describe('withoutLastCondition', () => {
  it.each([
    ['', ''],
    ['a', ''],
    ['a and b', 'a'],
    ['verdict=wrong  and (a or b)', 'verdict=wrong'],
    ['a or b', ''],
    ['a and', ''],
  ])('leaves of `%s` `%s`', (text, expected) => {
    expect(withoutLastCondition(text)).toBe(expected);
  });
});
