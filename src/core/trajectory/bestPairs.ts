import { inOrder, worthOf, type Sides } from './sides.ts';
import type { StepPair } from './trajectory.ts';
import { suffixRows } from './tableRows.ts';

/**
 * Every best alignment of two lists in the order of the rule: by the list of the reference's indexes, then by the
 * candidate's. The first is the one that is shown. Lazily; the sides have no groups.
 */
export function* bestPairs(sides: Sides): Generator<StepPair[], void> {
  for (const list of referenceLists(sides, suffixRows(sides))) {
    for (const places of candidateLists(inOrder(sides, list))) {
      yield list.map((reference, at) => ({ reference, candidate: places[at]! }));
    }
  }
}

/**
 * A place on the way: the reference from `from` on, and the candidate steps at which what is left may begin, rising.
 */
interface Frame {
  readonly from: number;
  readonly begins: readonly number[];
  next: number;
}

function* referenceLists(sides: Sides, rows: readonly Float64Array[]): Generator<number[], void> {
  if (rows[0]![0] === 0) {
    yield [];
    return;
  }
  const list: number[] = [];
  const open: Frame[] = [{ from: 0, begins: [0], next: 0 }];
  for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
    const step = frame.next;
    if (step >= sides.reference.length || !canSkipTo(rows, frame, step)) {
      open.pop();
      list.pop();
      continue;
    }
    frame.next += 1;
    const begins = beginsBehind(sides, rows, frame, step);
    if (begins.length === 0) continue;
    list.push(step);
    if (rows[step + 1]![begins[0]!]! > 0) open.push({ from: step + 1, begins, next: step + 1 });
    else {
      yield [...list];
      list.pop();
    }
  }
}

/** Whether nothing is lost when the next matched step is this one or a later one. */
function canSkipTo(rows: readonly Float64Array[], { from, begins }: Frame, step: number): boolean {
  const [here, there] = [rows[from]!, rows[step]!];
  return begins.some((begin) => there[begin] === here[begin]);
}

/** Where the candidate may go on once `step` is the next step that is matched and nothing is lost by it. */
function beginsBehind(sides: Sides, rows: readonly Float64Array[], { from, begins }: Frame, step: number): number[] {
  const row = rows[from]!;
  const behind = rows[step + 1]!;
  const found: number[] = [];
  let at = 0;
  for (let place = begins[0]!; place < sides.candidate.length; place += 1) {
    // What may begin later is worth less: only the last that has begun can be answered in full.
    while (at + 1 < begins.length && begins[at + 1]! <= place) at += 1;
    const worth = worthOf(sides, step, place);
    if (worth > 0 && row[begins[at]!]! - worth === behind[place + 1]) found.push(place + 1);
  }
  return found;
}

/** Lists of candidate steps for a reference all of whose steps are matched. */
function* candidateLists(sides: Sides): Generator<number[], void> {
  const rows = suffixRows(sides);
  const steps = sides.reference.length;
  const list: number[] = [];
  /** The candidate step to be tried next for each reference step. */
  const next: number[] = [0];
  if (steps === 0) {
    yield [];
    return;
  }
  while (next.length > 0) {
    const step = next.length - 1;
    const begin = step === 0 ? 0 : list[step - 1]! + 1;
    const place = placeFrom(sides, rows, step, begin, next[step]!);
    list.length = step;
    if (place === null) {
      next.pop();
      continue;
    }
    next[step] = place + 1;
    list.push(place);
    if (step + 1 === steps) yield [...list];
    else next.push(place + 1);
  }
}

function placeFrom(
  sides: Sides,
  rows: readonly Float64Array[],
  step: number,
  begin: number,
  from: number,
): number | null {
  const wanted = rows[step]![begin]!;
  const behind = rows[step + 1]!;
  for (let place = from; rows[step]![place] === wanted; place += 1) {
    const worth = worthOf(sides, step, place);
    if (worth > 0 && wanted - worth === behind[place + 1]) return place;
  }
  return null;
}
