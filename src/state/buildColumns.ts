import type { Alignment, StepMark } from '../core/trajectory/trajectory.ts';
import type { LaneName } from './build.ts';

/** Where the steps of both lanes stand beside each other: places from 0, what answers each other mostly at the same one. */
export interface Columns {
  readonly count: number;
  /** Of each reference step, of each candidate step: its place. */
  readonly ofReference: readonly number[];
  readonly ofCandidate: readonly number[];
  /** Of each place: the reference step, the candidate step; -1 for a gap. */
  readonly reference: readonly number[];
  readonly candidate: readonly number[];
  /** Of each candidate step the reference step that it answers, or -1; and of each reference step that which answers it. */
  readonly answers: readonly number[];
  readonly answeredBy: readonly number[];
}

/**
 * Lays both lanes out, each in its own order. In a gap what is missing comes before what is extra. The line of a match
 * is straight unless the candidate made the calls of a group in another order than they are written in.
 */
export function columnsOf(alignment: Alignment, wanted: number, made: number): Columns {
  const answers = Array.from({ length: made }, () => -1);
  const answeredBy = Array.from({ length: wanted }, () => -1);
  for (const pair of alignment.pairs) {
    answers[pair.candidate] = pair.reference;
    answeredBy[pair.reference] = pair.candidate;
  }
  const reference: number[] = [];
  const candidate: number[] = [];
  const ofReference: number[] = [];
  const ofCandidate: number[] = [];
  for (let r = 0, c = 0; r < wanted || c < made;) {
    const isMissing = r < wanted && answeredBy[r] === -1;
    const isExtra = c < made && answers[c] === -1;
    const takesReference = r < wanted && (isMissing || !isExtra);
    const takesCandidate = c < made && !isMissing;
    if (takesReference) ofReference.push(reference.length);
    if (takesCandidate) ofCandidate.push(reference.length);
    reference.push(takesReference ? r : -1);
    candidate.push(takesCandidate ? c : -1);
    if (takesReference) r += 1;
    if (takesCandidate) c += 1;
  }
  return { count: reference.length, ofReference, ofCandidate, reference, candidate, answers, answeredBy };
}

/** Both lanes step by step beside each other, where nothing is known of what answers what. */
export function sideBySide(wanted: number, made: number): Columns {
  const count = Math.max(wanted, made);
  const places = Array.from({ length: count }, (_, at) => at);
  return {
    count,
    ofReference: places.slice(0, wanted),
    ofCandidate: places.slice(0, made),
    reference: places.map((at) => (at < wanted ? at : -1)),
    candidate: places.map((at) => (at < made ? at : -1)),
    answers: places.slice(0, made).map(() => -1),
    answeredBy: places.slice(0, wanted).map(() => -1),
  };
}

/** What a step turned out to be. */
export function markOf(lane: LaneName, at: number, { answers, answeredBy }: Columns): StepMark {
  if (lane === 'candidate') return (answers[at] ?? -1) < 0 ? 'extra' : 'match';
  return (answeredBy[at] ?? -1) < 0 ? 'missing' : 'match';
}
