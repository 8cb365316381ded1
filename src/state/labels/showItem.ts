import { keyText } from '../../core/labels/keyText.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { ItemDetail, Outcome } from '../../engine/engine.ts';
import { LOADING, settled, type Async } from '../async.ts';
import { go } from '../routeActions.ts';
import { keepDraft } from './writeLabel.ts';
import { neighbourOf, nextUnlabelled } from './queueSteps.ts';
import { runDetailOf, type RunDetail } from './runDetail.ts';
import { positionsOf, saidOf } from './select.ts';
import { draftOf, isSameKey, type Ahead, type Desk, type Sitting } from './sitting.ts';
import { words } from './words.ts';

/** Items ahead whose hashes are asked for with that of the one that is shown. */
const HASHES_AHEAD = 16;
/** Items that are held ready. */
const READY = 4;

/** To an item; null: to the first of which nothing is said, else the first. */
export function show(desk: Desk, key: ItemKey | null): void {
  const { sitting, store } = desk;
  const state = store.getState();
  if (sitting === null || state.stage !== 'ready') {
    desk.wanted = key;
    return;
  }
  const there = key !== null && positionsOf(state.queue).has(keyText(key)) ? key : null;
  const shown = there ?? state.queue.find((one) => saidOf(state, one) === 'nothing') ?? state.queue[0] ?? null;
  if (!isSameKey(shown, state.current)) showOther(desk, sitting, shown);
}

export function step(desk: Desk, to: 'next' | 'previous' | 'next-unlabelled'): void {
  const { sitting, store, context } = desk;
  const state = store.getState();
  if (sitting === null || state.stage !== 'ready') return;
  const key = to === 'next-unlabelled' ? nextUnlabelled(state) : neighbourOf(state, to === 'next' ? 1 : -1);
  if (key !== null && !isSameKey(key, state.current)) showOther(desk, sitting, key);
  else context.effects.announce(to === 'next-unlabelled' ? words.noMoreUnlabelled : words.noMore);
}

/** Shows the item anew: the order, or who labels, is another one. */
export function showOther(desk: Desk, sitting: Sitting, key: ItemKey | null): void {
  leave(desk, sitting);
  const { store, context } = desk;
  const before = store.getState();
  const draft = key === null ? undefined : sitting.drafts.get(keyText(key));
  const ahead = key === null ? null : askFor(desk, sitting, key);
  store.setState({
    current: key,
    draft: draft ?? draftOf(before, key),
    revealed: null,
    detail: ahead === null || ahead.outcome === null ? LOADING : detailOf(ahead.outcome),
  });
  sitting.shownAt = context.effects.now();
  if (key === null || ahead === null) return;
  follow(desk, sitting, key);
  if (ahead.outcome === null) void arrive(desk, sitting, key, ahead);
  lookAhead(desk, sitting);
}

/** What was typed beside the item that is left is kept, with its label or until there is one. */
function leave(desk: Desk, sitting: Sitting): void {
  const { current, draft } = desk.store.getState();
  if (current === null) return;
  keepDraft(desk);
  const now = desk.store.getState();
  if (saidOf(now, current) === 'nothing') sitting.drafts.set(keyText(current), draft);
  else sitting.drafts.delete(keyText(current));
}

async function arrive(desk: Desk, sitting: Sitting, key: ItemKey, { answer }: Ahead): Promise<void> {
  const outcome = await answer;
  if (desk.sitting !== sitting || !isSameKey(desk.store.getState().current, key)) return;
  sitting.shownAt = desk.context.effects.now();
  desk.store.setState({ detail: detailOf(outcome) });
}

function detailOf(outcome: Outcome<ItemDetail>): Async<RunDetail> {
  return settled(outcome.kind === 'value' ? { kind: 'value', value: runDetailOf(outcome.value) } : outcome);
}

/** The address names the item that is labelled: stepping is no step in the history. */
function follow({ context }: Desk, { scope }: Sitting, key: ItemKey): void {
  const { route } = context.store.getState();
  if (route.view !== 'label' || route.data !== scope.dataset.key || isSameKey(route.key, key)) return;
  go(context, { ...route, key }, 'replace');
}

/** Asks for the next items and the hashes of some more, so that whoever labels fast does not wait. */
function lookAhead(desk: Desk, sitting: Sitting): void {
  const { queue, current } = desk.store.getState();
  const at = current === null ? 0 : (positionsOf(queue).get(keyText(current)) ?? 0);
  void sitting.hashing.ask(queue.slice(Math.max(0, at - 1), at + HASHES_AHEAD));
  const next = queue[at + 1];
  if (next !== undefined) askFor(desk, sitting, next);
}

function askFor({ context }: Desk, sitting: Sitting, key: ItemKey): Ahead {
  const { details, scope } = sitting;
  const text = keyText(key);
  const known = details.get(text);
  if (known !== undefined) return known;
  const replySet = scope.replies?.replySet ?? null;
  const answer = context.effects.engine.item(scope.dataset.id, key, { run: null, replySet, trajectory: true });
  const ahead: Ahead = { answer, outcome: null };
  details.set(text, ahead);
  for (const oldest of details.keys()) {
    if (details.size <= READY) break;
    details.delete(oldest);
  }
  void settle(ahead, () => {
    details.delete(text);
  });
  return ahead;
}

/** What failed may be there the next time. */
async function settle(ahead: Ahead, forget: () => void): Promise<void> {
  ahead.outcome = await ahead.answer;
  if (ahead.outcome.kind !== 'value') forget();
}
