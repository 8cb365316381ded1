import { asString, rawText, sliceType } from '../json/slice.ts';
import type { Reference } from '../model/item.ts';
import { excerptOfSlice } from './excerpt.ts';
import { present, type Fields } from './fields.ts';
import { broken, NO_REFERENCE } from './referenceCalls.ts';

/** Members of a reference that say whether and what has to be calculated. */
export const CALCULATOR_MEMBERS: readonly string[] = ['needs_calculator', 'expression'];

/** Reads those members. The expression is kept as it is written: a text, or a number. */
export function calculatorReference(fields: Fields): Reference {
  const needs = present(fields, 'needs_calculator');
  const expression = present(fields, 'expression');
  if (needs !== undefined && sliceType(needs) !== 'boolean') {
    return broken('not-true-or-false', null, excerptOfSlice(needs));
  }
  const text = expression === undefined ? null : (asString(expression) ?? rawText(expression));
  if (expression !== undefined && !['string', 'number'].includes(sliceType(expression))) {
    return broken('not-an-expression', null, excerptOfSlice(expression));
  }
  const needsCalculator = needs === undefined ? null : rawText(needs) === 'true';
  return { ...NO_REFERENCE, calculator: { needsCalculator, expression: text } };
}
