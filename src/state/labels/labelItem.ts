import { isPlain } from '../../core/labels/members.ts';
import { verdictOf } from '../../core/rubric/rubric.ts';
import type { LabelValue } from './desk.ts';
import { nextUnlabelled } from './queueSteps.ts';
import { labelOf, progressOf, saidOf } from './select.ts';
import { showOther } from './showItem.ts';
import { draftOf, isSameDraft, isSameKey, type Desk } from './sitting.ts';
import { words } from './words.ts';
import { writeLabel } from './writeLabel.ts';

/** Says of the current item whether it passes, and goes on to the next where that is wanted. */
export function label(desk: Desk, value: LabelValue): void {
  const { rubric } = desk.store.getState();
  if (rubric !== null && (value === 'PASS' || value === 'FAIL')) {
    desk.context.effects.announce(words.choosePartsFirst);
    return;
  }
  give(desk, value);
}

/** Grades a part of the current item; the last part that is open makes a label of all of them. */
export function choosePart(desk: Desk, part: string, score: number): void {
  const { store } = desk;
  const { rubric, draft, current } = store.getState();
  if (rubric === null || current === null) return;
  const parts = new Map(draft.parts).set(part, score);
  store.setState({ draft: { ...draft, parts } });
  const verdict = verdictOf(rubric, parts);
  if (verdict !== null) give(desk, verdict);
}

function give(desk: Desk, value: LabelValue): void {
  const { store, context, sitting } = desk;
  const { effects } = context;
  const before = store.getState();
  const { current, rater, draft, stage } = before;
  if (sitting === null || stage !== 'ready' || current === null) return;
  if (rater === '') {
    effects.announce(words.noRater);
    return;
  }
  if (!isPlain(current.id)) {
    effects.notify(words.unnamable, 'fault');
    return;
  }
  const now = labelOf(before, current);
  if (value === null && now.event === null && now.candidates.length === 0) return;
  const holds = now.state === 'said' && now.value === value && now.event !== null;
  if (holds && isSameDraft(draft, draftOf(before, current))) {
    if (value !== null) effects.announce(words.markedAlready(current, value));
    return;
  }
  const wasLabelled = saidOf(before, current) === 'all';
  writeLabel(desk, sitting, value);
  const { labelled, total, skipped } = progressOf(store.getState());
  const marked = words.marked(current, value, labelled, total);
  if (!before.advances || wasLabelled || value === null) {
    effects.announce(marked);
    return;
  }
  const next = nextUnlabelled(store.getState());
  const isLast = next === null || isSameKey(next, current);
  const last = labelled === total ? words.allLabelled(total) : words.onlySkipped(skipped);
  // In one sentence: of two in a moment only the last is spoken.
  effects.announce(isLast ? `${marked}. ${last}` : marked);
  if (!isLast) showOther(desk, sitting, next);
}
