import { expect, it } from 'vitest';
import { CALCULATOR_MOST, calculatorRubric } from './calculatorRubric.ts';
import { CALCULATOR_PARTS } from './calculatorScores.ts';

it('the calculator rubric has the bands of document 003, in tenths', () => {
  expect(calculatorRubric.parts.map(({ id, bands }) => [id, bands.map(({ score }) => score)])).toEqual([
    ['decision', [0, 1]],
    ['logic', [0, 1, 2, 3]],
    ['syntax', [0, 1, 2, 3, 4, 5]],
    ['answer', [0, 1]],
  ]);
  expect(calculatorRubric.parts.map(({ id }) => id)).toEqual([...CALCULATOR_PARTS]);
  expect([...CALCULATOR_MOST.values()].reduce((sum, most) => sum + most)).toBe(calculatorRubric.unitsOfOne);
});
