import type { ScorerDeclaration } from '../../model/scorer.ts';

/**
 * What the scorer of trajectories says of itself. `pass` says when a trajectory is right, so that four reasons say
 * nothing by themselves: with `in-order` steps may be extra, with `credit` the step credit has to be `threshold`.
 * `schools` adds to exports what other systems would say, and changes no verdict.
 */
export const trajectoryDeclaration: ScorerDeclaration = {
  name: 'trajectory',
  version: 1,
  reasons: [
    { code: 'no-steps', correct: false },
    { code: 'arguments', correct: false },
    { code: 'match', correct: true },
    { code: 'order', correct: null },
    { code: 'missing-and-extra', correct: null },
    { code: 'missing', correct: null },
    { code: 'extra', correct: null },
  ],
  options: [
    { name: 'pass', values: ['exact', 'in-order', 'credit'] },
    { name: 'threshold', values: ['0.6'], open: true, range: { min: 0, max: 1, whole: false } },
    { name: 'arguments', values: ['ignore', 'exact', 'subset', 'superset'] },
    { name: 'schools', values: ['false', 'true'] },
  ],
  scoreRange: { min: 0, max: 1 },
  fillsFailureKind: false,
};
