import type { ImportFacts, LabelEvent, UndoFacts } from './event.ts';
import type { LabelLog } from './log.ts';

/** Which events do not hold. */
export interface Mask {
  /** Undone, or brought by an import that was undone. */
  readonly hidden: ReadonlySet<string>;
  /** Undone on one device and not on another. */
  readonly undecided: ReadonlySet<string>;
}

const STATES = ['holds', 'undecided', 'undone'] as const;

type State = (typeof STATES)[number];

/** Of two states the one that leaves less. */
function worse(one: State, other: State): State {
  return STATES.indexOf(one) > STATES.indexOf(other) ? one : other;
}

/**
 * What undo and redo come to. Of the answers to one event the last by `seq` counts on each device; devices that differ
 * leave it undecided. A rater undoes only what is theirs. An event that imports alone brought is hidden when one of
 * them was undone: importing it again does not bring it back.
 */
export function maskOf(log: LabelLog): Mask {
  const answers = new Map<string, UndoFacts[]>();
  const imports = new Map<string, ImportFacts>();
  for (const { id, facts } of log.events.values()) {
    if (facts?.type === 'undo' || facts?.type === 'redo') push(answers, facts.target, facts);
    if (facts?.type === 'import') imports.set(id, facts);
  }
  const batches = new Map<string, State>();
  for (const [id, { batch, rater }] of imports) {
    const to = [...(answers.get(batch) ?? []), ...(batch === id ? [] : (answers.get(id) ?? []))];
    batches.set(batch, worse(batches.get(batch) ?? 'holds', stateOf(to, rater)));
  }
  const hidden = new Set<string>();
  const undecided = new Set<string>();
  for (const event of log.events.values()) {
    const given = answers.get(event.id);
    if (given === undefined && event.batches === null) continue;
    const own = stateOf(given ?? [], raterOf(event));
    const state = (event.batches ?? []).map((batch) => batches.get(batch) ?? 'holds').reduce(worse, own);
    if (state === 'undone') hidden.add(event.id);
    else if (state === 'undecided') undecided.add(event.id);
  }
  return { hidden, undecided };
}

/** What the rater's answers say. Of answers that share a `seq` none is the last: they must agree, too. */
function stateOf(answers: readonly UndoFacts[], rater: string | null): State {
  const last = new Map<string, UndoFacts[]>();
  for (const answer of answers) {
    if (answer.rater !== rater) continue;
    const [known] = last.get(answer.device) ?? [];
    const later = known === undefined ? 1 : (answer.seq ?? 0) - (known.seq ?? 0);
    if (later > 0) last.set(answer.device, [answer]);
    else if (later === 0) push(last, answer.device, answer);
  }
  const types = new Set([...last.values()].flat().map(({ type }) => type));
  if (types.size > 1) return 'undecided';
  return types.has('undo') ? 'undone' : 'holds';
}

function raterOf({ facts }: LabelEvent): string | null {
  return facts === null || facts.type === 'judge' ? null : facts.rater;
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
