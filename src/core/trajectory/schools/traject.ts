import { type SchoolRule, valued } from './school.ts';
import { namesOf, sameList, sameSet, sharedSet } from './sequences.ts';

/** TRAJECT-Bench, `PengfeiHePower/TRAJECT-Bench@2723fd89`, `utils/metrics.py`: names alone. */
export const TRAJECT: readonly SchoolRule[] = [
  {
    system: 'TRAJECT-Bench',
    metric: 'EM',
    mode: 'parallel',
    title: 'EM, parallel',
    about: 'Equal sets of names.',
    defects: ['Repeats vanish in the sets.'],
    sameAs: null,
    score: (reference, candidate) => valued(sameSet(namesOf(reference), namesOf(candidate))),
  },
  {
    system: 'TRAJECT-Bench',
    metric: 'EM',
    mode: 'sequential',
    title: 'EM, sequential',
    about: 'Equal lists of names.',
    defects: [],
    sameAs: null,
    score: (reference, candidate) => valued(sameList(namesOf(reference), namesOf(candidate))),
  },
  {
    system: 'TRAJECT-Bench',
    metric: 'inclusion',
    mode: 'set / reference length',
    title: 'Inclusion',
    about: 'Names that both sides have, over the length of the reference.',
    defects: [
      'A reference that repeats a name can never reach 1: a set is divided by the length of a list.',
      'An empty reference gives 0 even where no call was made.',
    ],
    sameAs: null,
    score: (reference, candidate) =>
      valued(sharedSet(namesOf(reference), namesOf(candidate)) / Math.max(1, reference.length)),
  },
];
