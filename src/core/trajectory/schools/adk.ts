import { type Step } from '../trajectory.ts';
import { passed, type SchoolRule } from './school.ts';
import { contains, foundInOrder, namesOf, sameList } from './sequences.ts';
import { callKey } from './stepArguments.ts';

/**
 * Google ADK, `google/adk-python@02540e48`, `evaluation/trajectory_evaluator.py`: 1 or 0 a turn, of which a run takes
 * the mean. Arguments are compared by Python's `==`; none captured is None, which is not `{}`.
 */

type Match = (wanted: readonly string[], made: readonly string[]) => boolean;

const MODES: readonly {
  readonly mode: string;
  readonly about: string;
  readonly defects: readonly string[];
  readonly match: Match;
}[] = [
  {
    mode: 'EXACT',
    about: 'Equal lists of calls.',
    defects: ['One call too many counts like none of them made.', 'Turns that only one side has are dropped.'],
    match: sameList,
  },
  {
    mode: 'IN_ORDER',
    about: 'Every call of the reference was made, in its order, with any calls between.',
    defects: ['An empty reference is met by any run.', 'No credit for a part.'],
    match: (wanted, made) => foundInOrder(wanted, made) === wanted.length,
  },
  {
    mode: 'ANY_ORDER',
    about: 'Every call of the reference was made as often as it stands there, in any order.',
    defects: ['An empty reference is met by any run.', 'No credit for a part.'],
    match: (wanted, made) => contains(made, wanted),
  },
];

export const ADK: readonly SchoolRule[] = [false, true].flatMap((ignore) =>
  MODES.map(({ mode, about, defects, match }): SchoolRule => ({
    system: 'Google ADK',
    metric: 'tool_trajectory_avg_score',
    mode: ignore ? `${mode}+ignore_args` : mode,
    title: ignore ? `${mode}, arguments ignored` : mode,
    about: `${about} ${ignore ? 'Arguments are not looked at.' : 'Arguments must be equal.'}`,
    defects,
    sameAs: null,
    score: (reference, candidate) => passed(match(keysOf(reference, ignore), keysOf(candidate, ignore))),
  })),
);

function keysOf(steps: readonly Step[], ignore: boolean): string[] {
  return ignore ? namesOf(steps) : steps.map((step) => callKey(step, 'python'));
}
