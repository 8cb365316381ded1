import { alignmentRows, type AlignmentRow } from './alignmentRows.ts';
import { countNames } from './scores.ts';
import { stepsOf } from './steps.ts';
import type { Alignment, Fraction, ReferencePath, Step, TrajectoryScores } from './trajectory.ts';

/**
 * Something to be read beside an alignment: labels and scores stay what they are. Indexes are of the steps as written.
 */
export type TrajectoryNote =
  /** A missing step was made elsewhere: what is missing and what is extra have one name. */
  | { readonly code: 'moved'; readonly reference: number; readonly candidate: number; readonly name: string }
  /** In the place of a missing step another was made. */
  | {
      readonly code: 'substituted';
      readonly reference: number;
      readonly candidate: number;
      readonly expected: string;
      readonly found: string;
    }
  /** Order-aware says 1 and step credit does not: the whole reference is there, among steps that are not in it. */
  | { readonly code: 'padding'; readonly extra: number; readonly stepCredit: Fraction }
  /** The candidate uses a name more than once, which the set overlap does not see. */
  | { readonly code: 'repeat'; readonly name: string; readonly made: number; readonly wanted: number }
  /** A missing and an extra name differ in these alone. */
  | {
      readonly code: 'same-name';
      readonly expected: string;
      readonly found: string;
      readonly by: 'case' | 'blanks' | 'case-and-blanks';
    };

/** The notes of an alignment, in the order of the type, each kind in the order of the steps. */
export function trajectoryNotes(
  path: ReferencePath,
  candidate: readonly Step[],
  alignment: Alignment,
  scores: TrajectoryScores,
): readonly TrajectoryNote[] {
  const wanted = stepsOf(path);
  const extra = alignment.marks.flatMap((mark, at) => (mark === 'extra' ? [at] : []));
  const moved = movedSteps(wanted, candidate, alignment.missing, extra);
  const rows = alignmentRows(path, candidate, alignment);
  return [
    ...moved,
    ...substitutedSteps(wanted, candidate, rows, moved),
    ...(scores.empty === null && scores.orderAware.value === 1 && scores.extra > 0
      ? [{ code: 'padding' as const, extra: scores.extra, stepCredit: scores.stepCredit }]
      : []),
    ...repeats(wanted, candidate),
    ...sameNames(
      alignment.missing.map((at) => wanted[at]!.name),
      extra.map((at) => candidate[at]!.name),
    ),
  ];
}

type Moved = Extract<TrajectoryNote, { readonly code: 'moved' }>;

/** The first missing step of a name goes with the first extra one of it, the second with the second. */
function movedSteps(
  wanted: readonly Step[],
  candidate: readonly Step[],
  missing: readonly number[],
  extra: readonly number[],
): Moved[] {
  const places = new Map<string, number[]>();
  for (const at of extra) {
    const { name } = candidate[at]!;
    const known = places.get(name);
    if (known === undefined) places.set(name, [at]);
    else known.push(at);
  }
  return missing.flatMap((reference): Moved[] => {
    const { name } = wanted[reference]!;
    const place = places.get(name)?.shift();
    return place === undefined ? [] : [{ code: 'moved', reference, candidate: place, name }];
  });
}

/** In each gap between matches, what is missing beside what is extra, in order; what was moved is not among them. */
function substitutedSteps(
  wanted: readonly Step[],
  candidate: readonly Step[],
  rows: readonly AlignmentRow[],
  moved: readonly Moved[],
): TrajectoryNote[] {
  const movedFrom = new Set(moved.map(({ reference }) => reference));
  const movedTo = new Set(moved.map((one) => one.candidate));
  const notes: TrajectoryNote[] = [];
  let missing: number[] = [];
  let extra: number[] = [];
  function close(): void {
    for (let at = 0; at < Math.min(missing.length, extra.length); at += 1) {
      const [reference, place] = [missing[at]!, extra[at]!];
      const [expected, found] = [wanted[reference]!.name, candidate[place]!.name];
      notes.push({ code: 'substituted', reference, candidate: place, expected, found });
    }
    missing = [];
    extra = [];
  }
  for (const row of rows) {
    if (row.mark === 'match') close();
    else if (row.mark === 'missing' && !movedFrom.has(row.reference)) missing.push(row.reference);
    else if (row.mark === 'extra' && !movedTo.has(row.candidate)) extra.push(row.candidate);
  }
  close();
  return notes;
}

function repeats(wanted: readonly Step[], candidate: readonly Step[]): TrajectoryNote[] {
  const asked = countNames(wanted);
  return [...countNames(candidate)].flatMap(([name, made]): TrajectoryNote[] =>
    made > 1 ? [{ code: 'repeat', name, made, wanted: asked.get(name) ?? 0 }] : [],
  );
}

/** Each pair of names once. */
function sameNames(missing: readonly string[], extra: readonly string[]): TrajectoryNote[] {
  const found = new Map<string, Set<string>>();
  for (const name of extra) {
    const folded = foldCase(foldBlanks(name));
    found.set(folded, (found.get(folded) ?? new Set()).add(name));
  }
  return [...new Set(missing)].flatMap((expected) => {
    const alike = [...(found.get(foldCase(foldBlanks(expected))) ?? [])].filter((name) => name !== expected);
    return alike.map((name) => ({ code: 'same-name' as const, expected, found: name, by: differBy(expected, name) }));
  });
}

function differBy(a: string, b: string): 'case' | 'blanks' | 'case-and-blanks' {
  if (foldCase(a) === foldCase(b)) return 'case';
  return foldBlanks(a) === foldBlanks(b) ? 'blanks' : 'case-and-blanks';
}

function foldCase(name: string): string {
  return name.toLowerCase();
}

function foldBlanks(name: string): string {
  return name.replace(/\p{White_Space}+/gu, '');
}
