import type { Totals } from '../model/report.ts';
import { CAUSES, STATES, type Cause, type State } from '../model/verdict.ts';
import { attemptsReport } from './attempts.ts';
import { totalsOf, type ByState } from './totals.ts';

/** One judged (or not judged) attempt of an item. */
export interface TallyEntry {
  readonly id: string;
  readonly category: string | null;
  readonly state: State;
  /** Of a right or wrong verdict, else null. */
  readonly reason: string | null;
  /** Of what was not judged or is a fault, else null. */
  readonly cause: Cause | null;
}

/** Adds up entries one at a time; `totals` may be asked at any time. */
export interface TallyBuilder {
  readonly add: (entry: TallyEntry) => void;
  readonly totals: () => Totals;
}

interface Attempts {
  attempts: number;
  judged: number;
  right: number;
}

type Counts = [number, number, number, number];

/**
 * An empty tally. Reasons are listed in declared order (one that is not declared comes after them), categories in
 * the order in which they were first seen. Attempts are entries with the same id.
 */
export function createTally(declaredReasons: readonly string[]): TallyBuilder {
  const states: Counts = [0, 0, 0, 0];
  const reasons = new Map(declaredReasons.map((reason) => [reason, 0]));
  const causes = CAUSES.map(() => 0);
  const categories = new Map<string, Counts>();
  const items = new Map<string, Attempts>();
  function add(entry: TallyEntry): void {
    countState(states, entry.state);
    if (entry.reason !== null) reasons.set(entry.reason, (reasons.get(entry.reason) ?? 0) + 1);
    if (entry.cause !== null) causes[CAUSES.indexOf(entry.cause)]! += 1;
    if (entry.category !== null) countState(entryOf(categories, entry.category, noCounts), entry.state);
    countAttempt(entryOf(items, entry.id, noAttempts), entry.state);
  }
  function totals(): Totals {
    const several = [...items.values()].some((one) => one.attempts > 1);
    return totalsOf({
      states: frozen(states),
      reasons: [...reasons],
      causes,
      categories: [...categories].map(([category, counts]) => [category, frozen(counts)]),
      attempts: several ? attemptsReport(items.values()) : null,
    });
  }
  return { add, totals };
}

function noCounts(): Counts {
  return [0, 0, 0, 0];
}

function noAttempts(): Attempts {
  return { attempts: 0, judged: 0, right: 0 };
}

function entryOf<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

function countState(counts: Counts, state: State): void {
  counts[STATES.indexOf(state)]! += 1;
}

function countAttempt(item: Attempts, state: State): void {
  item.attempts += 1;
  if (state === 'right' || state === 'wrong') item.judged += 1;
  if (state === 'right') item.right += 1;
}

function frozen([right, wrong, notJudged, fault]: Counts): ByState {
  return [right, wrong, notJudged, fault];
}
