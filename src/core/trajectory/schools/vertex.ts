import { type Step } from '../trajectory.ts';
import { passed, type SchoolRule, type SchoolScore, valued } from './school.ts';
import { contains, foundInOrder, sameList, sharedCount } from './sequences.ts';
import { callKey } from './stepArguments.ts';

/**
 * Vertex AI Gen AI evaluation. Scores are made on a server, so this is what its documentation says
 * (`vertex-ai/generative-ai/docs/agent-engine/evaluate`). How repeats count is not said there: here one to one.
 * The client sends an empty list as no trajectory at all (`googleapis/python-aiplatform@91cc8ce4`).
 */

type Measure = (wanted: readonly string[], made: readonly string[]) => SchoolScore;

const FROM_DOCUMENTATION = 'From the documentation alone; repeats are counted one to one.';

const MEASURES: readonly { readonly mode: string; readonly about: string; readonly measure: Measure }[] = [
  {
    mode: 'exact_match',
    about: 'The same calls in the same order.',
    measure: (wanted, made) => passed(sameList(wanted, made)),
  },
  {
    mode: 'in_order_match',
    about: 'Every call of the reference was made, in its order, with any calls between.',
    measure: (wanted, made) => passed(foundInOrder(wanted, made) === wanted.length),
  },
  {
    mode: 'any_order_match',
    about: 'Every call of the reference was made, in any order.',
    measure: (wanted, made) => passed(contains(made, wanted)),
  },
  {
    mode: 'precision',
    about: 'Share of the calls made that stand in the reference.',
    measure: (wanted, made) => valued(sharedCount(wanted, made) / made.length),
  },
  {
    mode: 'recall',
    about: 'Share of the reference’s calls that were made.',
    measure: (wanted, made) => valued(sharedCount(wanted, made) / wanted.length),
  },
];

export const VERTEX: readonly SchoolRule[] = MEASURES.map(({ mode, about, measure }): SchoolRule => ({
  system: 'Vertex AI',
  metric: 'vertex',
  mode,
  title: `trajectory ${mode.replaceAll('_', ' ')}`,
  about: `${about} Name and input must be equal. ${FROM_DOCUMENTATION}`,
  defects: ['Whether no call was made cannot be said: an empty list is sent as no trajectory.'],
  sameAs: null,
  score: (reference, candidate) => {
    if (reference.length === 0 || candidate.length === 0) {
      return { kind: 'undefined', why: 'an empty list is sent as no trajectory, and what is made of that is not said' };
    }
    return measure(keysOf(reference), keysOf(candidate));
  },
}));

function keysOf(steps: readonly Step[]): string[] {
  return steps.map((step) => callKey(step, 'exact'));
}
