import type { ScorerDeclaration } from '../../model/scorer.ts';

/** What document 004's mock judge says of itself: lenient on purpose, with its two thresholds as options. */
export const mockJudgeDeclaration: ScorerDeclaration = {
  name: 'mock-judge',
  version: 1,
  reasons: [
    { code: 'low-order', correct: false },
    { code: 'too-many-extra', correct: false },
    { code: 'pass', correct: true },
  ],
  options: [
    { name: 'orderAtLeast', values: ['0.75'], open: true, range: { min: 0, max: 1, whole: false } },
    { name: 'extraAtMost', values: ['1'], open: true, range: { min: 0, max: null, whole: true } },
  ],
  scoreRange: null,
  fillsFailureKind: false,
};
