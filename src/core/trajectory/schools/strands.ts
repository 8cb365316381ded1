import { type Step } from '../trajectory.ts';
import { type SchoolRule, type SchoolScore, valued } from './school.ts';
import { foundInOrder, namesOf, sharedSet } from './sequences.ts';

/**
 * Strands evals (AWS), `strands-agents/evals@4190bbbc`, `strands_evals/tools/evaluation_tools.py`: shares of the
 * reference's length, over names. What `==` makes of two steps decides there; lists of names are what its documentation
 * gives.
 */
export const STRANDS: readonly SchoolRule[] = [
  {
    system: 'Strands evals',
    metric: 'exact_match_scorer',
    mode: '',
    title: 'exact match',
    about: 'Share of the reference’s places at which the same name was called.',
    defects: [
      'Graded in spite of its name, and calls after the reference’s end cost nothing.',
      'One call too many in front loses everything.',
      'An empty reference is a division by zero.',
    ],
    sameAs: null,
    score: exact,
  },
  {
    system: 'Strands evals',
    metric: 'in_order_match_scorer',
    mode: '',
    title: 'in-order match',
    about: 'Share of the reference found by one walk over the calls that never goes back.',
    defects: ['Stuck at the first missing step: 2, 1, 3 against 1, 2, 3 gives 1/3 where two are in order.'],
    sameAs: null,
    score: (reference, candidate) => shareOf(reference, foundInOrder(namesOf(reference), namesOf(candidate))),
  },
  {
    system: 'Strands evals',
    metric: 'any_order_match_scorer',
    mode: '',
    title: 'any-order match',
    about: 'Names that both sides have, over the length of the reference.',
    defects: ['A reference that repeats a name can never reach 1: a set is divided by the length of a list.'],
    sameAs: null,
    score: (reference, candidate) => shareOf(reference, sharedSet(namesOf(reference), namesOf(candidate))),
  },
];

function exact(reference: readonly Step[], candidate: readonly Step[]): SchoolScore {
  if (reference.length === 0) return { kind: 'error', why: 'the length of an empty reference is divided by' };
  const hits = reference.filter((step, at) => step.name === candidate[at]?.name).length;
  return valued(hits / reference.length);
}

function shareOf(reference: readonly Step[], found: number): SchoolScore {
  return valued(reference.length === 0 ? 1 : found / reference.length);
}
