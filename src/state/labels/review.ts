import { keyText } from '../../core/labels/keyText.ts';
import { labelHeads } from '../../core/labels/labelHeads.ts';
import { maskOf } from '../../core/labels/mask.ts';
import type { ItemKey } from '../../core/model/item.ts';
import { LOADING } from '../async.ts';
import type { SaidByJudge } from '../judges/judge.ts';
import { opinionsOf } from '../judges/opinionsOf.ts';
import type { LabelValue } from './desk.ts';
import { headerRubric } from './headerRubric.ts';
import type { PlainIntent } from './intent.ts';
import { labelOf } from './select.ts';
import { isSameKey, stampOf, type Desk } from './sitting.ts';
import { words } from './words.ts';

const NOTHING_SAID: SaidByJudge = { state: null, value: null, score: null, why: null, problem: null };

/** Shows what the judge says of the current item, and writes down that it did: labels from then on are not blind. */
export function reveal(desk: Desk): void {
  const { store, context } = desk;
  const { current, log, rater, revealed } = store.getState();
  if (current === null || rater === '' || revealed !== null) return;
  const text = keyText(current);
  const known = [...log.events.values()].some(
    ({ facts }) =>
      facts?.type === 'reveal' && facts.rater === rater && facts.item !== null && keyText(facts.item) === text,
  );
  if (!known) say(desk, { type: 'reveal', key: current });
  store.setState({ revealed: LOADING });
  context.effects.announce(words.revealed(current));
  void ask(desk, current);
}

async function ask(desk: Desk, key: ItemKey): Promise<void> {
  const { store, context, sitting } = desk;
  const { judge, log, rubric, hashes } = store.getState();
  if (sitting === null) return;
  const source = { log, rubric: headerRubric(rubric), hashes };
  const opinions = judge === null ? null : await opinionsOf(context, sitting.scope.dataset, judge, source);
  const now = store.getState();
  if (desk.sitting !== sitting || !isSameKey(now.current, key) || now.revealed === null) return;
  store.setState({
    revealed:
      opinions === null
        ? { kind: 'done', value: NOTHING_SAID }
        : opinions.kind === 'done'
          ? { kind: 'done', value: opinions.value.get(keyText(key)) ?? NOTHING_SAID }
          : opinions,
  });
}

/** Holds the current item's reference to be wrong, or takes back that one did. */
export function dispute(desk: Desk, disputed: boolean): void {
  const { store, context } = desk;
  const state = store.getState();
  const { current, log, rater, hashes } = state;
  if (current === null || rater === '') return;
  const text = keyText(current);
  const { hidden } = maskOf(log);
  const own = [...log.events.values()].filter(
    ({ id, facts }) =>
      facts?.type === 'disputed' && facts.rater === rater && keyText(facts.item) === text && !hidden.has(id),
  );
  const { announce } = context.effects;
  if (disputed && own.length === 0) {
    say(desk, { type: 'disputed', key: current, hash: hashes?.get(text) ?? null });
    announce(words.disputed(current));
  } else if (!disputed) {
    for (const { id } of own) say(desk, { type: 'undo', target: id });
    announce(labelOf(store.getState(), current).disputed ? words.disputedByOthers(current) : words.undisputed(current));
  }
}

/** Of the rater's labels of the current item that do not know of each other, the one that holds. */
export function resolve(desk: Desk, event: string): void {
  const { store, context } = desk;
  const { current, log, rater, rubric } = store.getState();
  if (current === null) return;
  const heads = labelHeads(log, rater, current, headerRubric(rubric));
  const chosen = heads.find(({ id }) => id === event);
  if (chosen === undefined) return;
  const over = heads.flatMap(({ id }) => (id === event ? [] : [id]));
  say(desk, { type: 'resolve', key: current, target: event, over });
  context.effects.announce(words.resolved(current, chosen.value));
}

/** Settles what raters said differently of an item. */
export function adjudicate(desk: Desk, key: ItemKey, value: LabelValue, note: string): void {
  const { sitting, store, context } = desk;
  const { hashes, rater, stage } = store.getState();
  if (sitting === null || stage !== 'ready' || rater === '') return;
  const hash = hashes?.get(keyText(key)) ?? null;
  const stamp = stampOf(desk, sitting.scope);
  const resolveId = context.effects.newId();
  sitting.keeping.say({ ...stamp, kind: 'adjudicate', resolveId, key, hash, value, note });
  context.effects.announce(words.adjudicated(key, value));
}

function say(desk: Desk, says: PlainIntent['says']): void {
  const { sitting, store } = desk;
  if (sitting === null || store.getState().stage !== 'ready') return;
  sitting.keeping.say({ ...stampOf(desk, sitting.scope), kind: 'plain', says });
}
