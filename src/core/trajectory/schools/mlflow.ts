import { type Step } from '../trajectory.ts';
import { type SchoolRule, type SchoolScore, valued } from './school.ts';
import { namesOf, sameList, sameSet } from './sequences.ts';
import { filledKey } from './stepArguments.ts';

/**
 * MLflow from 3.8 on, `mlflow/mlflow`, `genai/scorers/{builtin_scorers,scorer_utils}.py`: `ToolCallCorrectness` with
 * `should_exact_match`, whose yes and no are true and false here. Without it a language model judges.
 */

const NAMES_ONLY = 'One call of the reference without arguments has them ignored in all calls.';

export const MLFLOW: readonly SchoolRule[] = [
  {
    system: 'MLflow',
    metric: 'ToolCallCorrectness',
    mode: 'should_exact_match',
    title: 'ToolCallCorrectness, exact',
    about: 'As many calls as the reference has, and equal sets of them.',
    defects: ['Counts are lost in the sets: a, b, b is accepted for a, a, b.', NAMES_ONLY],
    sameAs: null,
    score: (reference, candidate) => score(reference, candidate, sameSet),
  },
  {
    system: 'MLflow',
    metric: 'ToolCallCorrectness',
    mode: 'should_exact_match+should_consider_ordering',
    title: 'ToolCallCorrectness, exact and in order',
    about: 'Equal lists of calls.',
    defects: ['Its reason lists every place that differs, so one inserted call marks all later ones.', NAMES_ONLY],
    sameAs: null,
    score: (reference, candidate) => score(reference, candidate, sameList),
  },
];

function score(
  reference: readonly Step[],
  candidate: readonly Step[],
  match: (wanted: readonly string[], made: readonly string[]) => boolean,
): SchoolScore {
  if (reference.length === 0) return { kind: 'error', why: 'an empty reference counts as none, and one is required' };
  if (reference.length !== candidate.length) return valued(false);
  const ignore = reference.some((step) => step.argumentsText === null);
  return valued(match(keysOf(reference, ignore), keysOf(candidate, ignore)));
}

/** Arguments are compared as their sorted JSON text, in which 1 and 1.0 differ. */
function keysOf(steps: readonly Step[], ignore: boolean): string[] {
  return ignore ? namesOf(steps) : steps.map((step) => filledKey(step, 'dumps'));
}
