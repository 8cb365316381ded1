import type { ScorerDeclaration } from '../../model/scorer.ts';

/**
 * What document 001's `hr_scorer_exact` says of itself. The reasons are that document's failure kinds, `match`, and
 * `no-reference` for an item that has nothing to compare with. `wrong` is last: it is what is left.
 */
export const exactDeclaration: ScorerDeclaration = {
  name: 'exact',
  version: 1,
  reasons: [
    { code: 'refusal', correct: false },
    { code: 'budget_stop', correct: false },
    { code: 'error', correct: false },
    { code: 'parse_failure', correct: false },
    { code: 'match', correct: true },
    { code: 'not_in_document', correct: false },
    { code: 'no-reference', correct: null },
    { code: 'wrong', correct: false },
  ],
  options: [{ name: 'normalise', values: ['on', 'off'] }],
  scoreRange: null,
  fillsFailureKind: true,
};
