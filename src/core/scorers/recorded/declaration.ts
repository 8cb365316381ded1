import type { ScorerDeclaration } from '../../model/scorer.ts';

/**
 * What the scorer that reads recorded verdicts says of itself. `column` names the recorded column; left empty it is
 * the file's first one that holds verdicts.
 */
export const recordedDeclaration: ScorerDeclaration = {
  name: 'recorded',
  version: 1,
  reasons: [
    { code: 'recorded-right', correct: true },
    { code: 'recorded-wrong', correct: false },
    { code: 'recorded-undecided', correct: null },
  ],
  options: [{ name: 'column', values: [''], open: true }],
  scoreRange: null,
  fillsFailureKind: false,
  readsRecorded: true,
};
