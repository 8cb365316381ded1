import type { ArgumentsRelation } from '../trajectory/argumentsLayer.ts';
import type { TrajectoryNote } from '../trajectory/notes.ts';
import { counted, grouped } from './numbers.ts';
import { nameInWords } from './quoted.ts';
import { code, say, type TextPart } from './textPart.ts';
import { scoreText } from './trajectory.ts';
import { unreachable } from './unreachable.ts';

/** What a kind of note is called. */
export const NOTE_TITLES: Readonly<Record<TrajectoryNote['code'], string>> = {
  moved: 'MOVED',
  substituted: 'SUBSTITUTED',
  padding: 'Padding',
  repeat: 'Repeat',
  'same-name': 'Same name?',
};

/**
 * A note beside an alignment in a sentence: "`convert` is missing as step 3 of the reference, and extra as step 5 of
 * the reply." The builder calls the other side the candidate.
 */
export function trajectoryNoteParts(note: TrajectoryNote, side: 'reply' | 'candidate' = 'reply'): TextPart[] {
  switch (note.code) {
    case 'moved':
      return say`${name(note.name)} is missing as step ${place(note.reference)} of the reference, and extra as step ${place(note.candidate)} of the ${side}.`;
    case 'substituted':
      return say`${name(note.found)} (step ${place(note.candidate)} of the ${side}) stands where ${name(note.expected)} is missing (step ${place(note.reference)} of the reference).`;
    case 'padding':
      return say`The whole reference is there in order, among ${counted(note.extra, 'step')} it does not have: order-aware is 1, step credit ${scoreText(note.stepCredit.value)}.`;
    case 'repeat':
      return say`${name(note.name)} is taken ${times(note.made)}; the reference has it ${times(note.wanted)}. Set overlap does not count repeats.`;
    case 'same-name':
      return say`${name(note.expected)} is missing and ${name(note.found)} is extra: they differ in ${DIFFER_BY[note.by]} alone, and count as different tools.`;
    default:
      return unreachable(note);
  }
}

const DIFFER_BY: Readonly<Record<Extract<TrajectoryNote, { readonly code: 'same-name' }>['by'], string>> = {
  case: 'upper and lower case',
  blanks: 'blanks',
  'case-and-blanks': 'case and blanks',
};

const RELATIONS: Readonly<Record<ArgumentsRelation, string>> = {
  equal: 'arguments equal',
  subset: 'arguments: some of the reference’s',
  superset: 'arguments: the reference’s and more',
  differs: 'arguments differ',
  'not-captured': 'arguments not captured',
};

/** What a matched step's arguments are to its reference's: "arguments differ". */
export function argumentsWord(relation: ArgumentsRelation): string {
  return RELATIONS[relation];
}

/** "2 equally good alignments, showing the earliest"; null for one. What is above 99 is not counted. */
export function alignmentsClause(count: number): string | null {
  if (count < 2) return null;
  return `${count > 99 ? 'more than 99' : grouped(count)} equally good alignments, showing the earliest`;
}

function name(text: string): TextPart {
  return code(nameInWords(text));
}

/** Places count from 0 in the data, from 1 in words. */
function place(at: number): string {
  return grouped(at + 1);
}

function times(count: number): string {
  if (count === 0) return 'not at all';
  return count === 1 ? 'once' : `${grouped(count)} times`;
}
