import { expect, test } from 'vitest';
import type { RubricPart } from '../../core/rubric/rubric.ts';
import { bandKeys, bandMove, bandOfKey } from './bandKeys.ts';

function part(...scores: readonly number[]): RubricPart {
  return { id: 'p', name: 'P', bands: scores.map((score) => ({ score, sentence: `of ${score}` })) };
}

test('a digit is the score itself where all scores of a part are digits', () => {
  expect(bandKeys(part(0, 1, 2, 3, 4, 5))).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(bandOfKey(part(0, 2, 5), '5')).toBe(2);
  expect(bandOfKey(part(0, 2, 5), '1')).toBeNull();
});

test('a digit is the place where a score has more digits, and a tenth band has none', () => {
  expect(bandKeys(part(0, 5, 10))).toEqual(['1', '2', '3']);
  const many = part(0, 10, 20, 30, 40, 50, 60, 70, 80, 90);
  expect(bandKeys(many).at(-1)).toBeNull();
  expect(bandOfKey(many, '0')).toBeNull();
});

test('arrows go round the ends of a part; other keys go nowhere', () => {
  expect([bandMove('ArrowDown', 2, 3), bandMove('ArrowUp', 0, 3)]).toEqual([0, 2]);
  expect([bandMove('ArrowRight', 0, 3), bandMove('ArrowLeft', 2, 3)]).toEqual([1, 1]);
  expect([bandMove('Home', 2, 3), bandMove('End', 0, 3), bandMove('p', 0, 3)]).toEqual([0, 2, null]);
});
