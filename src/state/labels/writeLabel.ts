import { keyText } from '../../core/labels/keyText.ts';
import { isPlain } from '../../core/labels/members.ts';
import type { LabelValue } from './desk.ts';
import type { LabelIntent } from './intent.ts';
import { labelOf, positionsOf } from './select.ts';
import { sightsOf } from './sightings.ts';
import { draftOf, isSameDraft, stampOf, type Desk, type Sitting } from './sitting.ts';
import { words } from './words.ts';

/** Writes what was typed since, where the item has a label that it stands beside, or a note that nothing else holds. */
export function keepDraft(desk: Desk): void {
  const { store, sitting, context } = desk;
  const state = store.getState();
  const { current, draft, rater, stage } = state;
  if (sitting === null || stage !== 'ready' || current === null || rater === '' || !isPlain(current.id)) return;
  const { event, value, state: how } = labelOf(state, current);
  if (how !== 'said' || isSameDraft({ ...draft, parts: new Map() }, { ...draftOf(state, current), parts: new Map() })) {
    return;
  }
  if (event === null && draft.note.trim() === '' && draft.tags.length === 0) return;
  const same = VALUES.find((one) => one === value);
  // A category that is none of ours cannot be said again under our header.
  if (same === undefined) return;
  writeLabel(desk, sitting, same);
  // Parts that were chosen without the others wait for them.
  store.setState((now) => ({ draft: { ...now.draft, parts: draft.parts } }));
  context.effects.announce(words.noteKept(current));
}

const VALUES: readonly LabelValue[] = ['PASS', 'FAIL', 'UNSURE', 'SKIP', null];

/** Writes a label of the current item with what stands beside it. */
export function writeLabel(desk: Desk, sitting: Sitting, value: LabelValue): void {
  const { store, context } = desk;
  const { effects } = context;
  const { current, draft, hashes, order, queue, rubric } = store.getState();
  if (current === null) return;
  const text = keyText(current);
  const at = positionsOf(queue).get(text);
  const hash = hashes?.get(text) ?? null;
  // Ids rise with the order of the events.
  const seenId = effects.newId();
  const stamp = stampOf(desk, sitting.scope);
  const intent: LabelIntent = {
    ...stamp,
    kind: 'label',
    seenId,
    resolveId: effects.newId(),
    key: current,
    hash,
    value,
    note: draft.note,
    tags: draft.tags,
    // Parts stand beside a verdict that follows from them.
    parts: rubric !== null && (value === 'PASS' || value === 'FAIL') ? draft.parts : new Map(),
    sights: sightsOf(context, sitting.scope.scope).get(text) ?? [],
    msOnItem: Math.max(0, Math.round(effects.now() - sitting.shownAt)),
    order,
    position: at === undefined ? null : at + 1,
  };
  sitting.drafts.delete(text);
  if (hash === null) sitting.keeping.say(intent, sitting.hashing.of(current));
  else sitting.keeping.say(intent);
  store.setState((state) => ({ draft: draftOf(state, current) }));
  askToPersist(desk);
}

function askToPersist(desk: Desk): void {
  if (desk.isPersistAsked) return;
  desk.isPersistAsked = true;
  void persist(desk);
}

async function persist({ context, store }: Desk): Promise<void> {
  store.setState({ persisted: await context.effects.labels.persist() });
}
