import { describe, expect, it } from 'vitest';
import { sliceOf } from '../json/slice.ts';
import type { Reference } from '../model/item.ts';
import { referenceOf } from './reference.ts';

function read(text: string): Reference {
  return referenceOf(sliceOf(text), 'reference', []);
}

describe('a reference that says what has to be calculated', () => {
  it('keeps the expression as it is written', () => {
    expect(read('{"needs_calculator": true, "expression": " 5 * 2828"}')).toEqual({
      calls: null,
      texts: null,
      calculator: { needsCalculator: true, expression: ' 5 * 2828' },
      problem: null,
    });
    expect(read('{"expression": 1e1000000000}').calculator).toEqual({
      needsCalculator: null,
      expression: '1e1000000000',
    });
  });

  it('may say that nothing has to be', () => {
    expect(read('{"needs_calculator": false, "expression": null}').calculator).toEqual({
      needsCalculator: false,
      expression: null,
    });
    expect(read('{"needs_calculator": null, "expression": null}')).toEqual({ calls: null, texts: null, problem: null });
  });

  it('may stand beside an accepted text', () => {
    const { texts, calculator } = read('{"text": "14140", "needs_calculator": true}');
    expect([texts?.length, calculator?.needsCalculator]).toEqual([1, true]);
  });

  it.each([
    ['{"needs_calculator": "yes"}', 'not-true-or-false', '"yes"'],
    ['{"needs_calculator": 1}', 'not-true-or-false', '1'],
    ['{"needs_calculator": true, "expression": ["5"]}', 'not-an-expression', '["5"]'],
    ['{"needs_calculator": true, "expression": true}', 'not-an-expression', 'true'],
  ])('is broken as %s', (text, code, excerpt) => {
    expect(read(text)).toEqual({ calls: null, texts: null, problem: { code, call: null, excerpt } });
  });
});
