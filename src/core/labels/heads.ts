import type { ResolveFacts } from './event.ts';

/** What stands for an item in a chain of labels that supersede one another. */
export interface Chained {
  readonly id: string;
  readonly supersedes: string | null;
}

/**
 * Those of one rater's labels of one item that no other supersedes: one where all is well, several where devices did
 * not know of each other, none where they go round in a circle. `all` has the undone ones too: a label that supersedes
 * an undone one supersedes what that one did. A choice (`resolve`) takes away what it was made over, and what is chosen
 * stands although one of those supersedes it.
 */
export function headsOf<T extends Chained>(
  all: readonly T[],
  isHidden: (id: string) => boolean,
  choices: readonly ResolveFacts[],
): readonly T[] {
  const byId = new Map(all.map((one) => [one.id, one]));
  const held = all.filter(({ id }) => !isHidden(id));
  const dismissed = dismissedBy(choices, held, byId);
  const chosen = new Set(choices.map(({ target }) => target));
  const superseded = new Set<string>();
  for (const one of held) {
    for (const id of ancestorsOf(one, byId)) if (!dismissed.has(one.id) || !chosen.has(id)) superseded.add(id);
  }
  return held.filter(({ id }) => !dismissed.has(id) && !superseded.has(id));
}

/** A choice that does not say over what is over all that does not build on what was chosen. */
function dismissedBy<T extends Chained>(
  choices: readonly ResolveFacts[],
  held: readonly T[],
  byId: ReadonlyMap<string, T>,
): ReadonlySet<string> {
  const dismissed = new Set<string>();
  for (const { target, over } of choices) {
    // What was chosen may have been undone since: then nothing was chosen.
    if (!held.some(({ id }) => id === target)) continue;
    const rest = held.filter((one) => one.id !== target && !ancestorsOf(one, byId).has(target));
    for (const id of over ?? rest.map((one) => one.id)) dismissed.add(id);
  }
  return dismissed;
}

/** Everything that a label supersedes, itself only where they go round in a circle. */
function ancestorsOf<T extends Chained>(one: T, byId: ReadonlyMap<string, T>): ReadonlySet<string> {
  const found = new Set<string>();
  for (let next = one.supersedes; next !== null && !found.has(next); next = byId.get(next)?.supersedes ?? null) {
    found.add(next);
  }
  return found;
}
