import type { ScorerDeclaration } from '../../model/scorer.ts';

/**
 * What the scorer of document 003 says of itself. Its reasons name the first part that is not as good as it can be;
 * whether that is still right, the option `pass` says: the least total that is.
 */
export const calculatorRubricDeclaration: ScorerDeclaration = {
  name: 'calculator-rubric',
  version: 1,
  reasons: [
    { code: 'decision', correct: null },
    { code: 'logic', correct: null },
    { code: 'syntax', correct: null },
    { code: 'answer', correct: null },
    { code: 'perfect', correct: true },
  ],
  options: [{ name: 'pass', values: ['1.0'], open: true, range: { min: 0, max: 1, whole: false } }],
  scoreRange: { min: 0, max: 1 },
  fillsFailureKind: false,
  judgesInput: true,
};
