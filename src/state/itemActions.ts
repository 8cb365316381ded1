import type { Result } from '../core/model/verdict.ts';
import { stateWord } from '../core/words/state.ts';
import type { ItemDetail, ViewId } from '../engine/engine.ts';
import type { ItemKey } from '../core/model/item.ts';
import { LOADING, settled, valueOf } from './async.ts';
import { linkOf } from './link.ts';
import { rowAt } from './pages.ts';
import type { ItemTab } from './route.ts';
import { go } from './routeActions.ts';
import { currentRunSummary } from './selectors.ts';
import { change, type Context } from './state.ts';
import { formatRoute } from './url.ts';
import type { ItemQuery } from './wantedItem.ts';
import { words } from './words.ts';

/** Asks for everything of an item. The former one stays in sight until the answer is there. */
export async function ensureItem(context: Context, query: ItemQuery): Promise<void> {
  const asked = JSON.stringify(query);
  if (context.store.getState().item.asked === asked) return;
  change(context, 'item', (item) => ({ ...item, asked, detail: item.detail.kind === 'done' ? item.detail : LOADING }));
  const { engine } = context.effects;
  const { dataset, key, run, replySet, beside } = query;
  const [detail, other] = await Promise.all([
    engine.item(dataset, key, { run, replySet }),
    beside === null ? null : engine.item(dataset, key, beside),
  ]);
  if (context.store.getState().item.asked !== asked) return;
  change(context, 'item', (item) => ({
    ...item,
    detail: settled(detail),
    beside: other === null ? { kind: 'idle' } : settled(other),
  }));
  if (detail.kind === 'value') context.effects.announce(spoken(detail.value));
}

/** The item and its verdict, for whoever does not see that it has changed. */
function spoken({ key, result }: ItemDetail): string {
  const reason = result === null ? null : result.state === 'fault' ? result.fault.cause : codeOf(result);
  return words.item(key.id, key.attempt, result === null ? null : stateWord(result.state), reason);
}

function codeOf(result: Exclude<Result, { readonly state: 'fault' }>): string {
  return result.state === 'not-judged' ? result.cause : result.verdict.reason;
}

/** Asks for the item's place in the view; the table's selection follows it. */
export async function ensureNeighbours(context: Context, view: ViewId, key: ItemKey): Promise<void> {
  const asked = placeText(view, key);
  if (context.store.getState().item.neighboursAsked === asked) return;
  change(context, 'item', (item) => ({ ...item, neighboursAsked: asked }));
  const outcome = await context.effects.engine.neighbours(view, key);
  if (context.store.getState().item.neighboursAsked !== asked || outcome.kind !== 'value') return;
  change(context, 'item', (item) => ({ ...item, neighbours: outcome.value, neighboursOf: asked }));
  change(context, 'view', (state) => ({ ...state, cursor: outcome.value.position ?? -1 }));
}

function placeText(view: ViewId, key: ItemKey): string {
  return JSON.stringify([view, key]);
}

/** Opens an item: a step in the history from the table, in place from another item. */
export function openItem(context: Context, key: ItemKey): void {
  const { route } = context.store.getState();
  if (route.view === 'item') go(context, { ...route, key }, 'replace');
  else if (route.view === 'results') {
    go(context, { view: 'item', data: route.data, key, tab: null, params: route.params }, 'push');
  }
}

/** Opens the item of a row of the table. */
export function openRow(context: Context, index: number): void {
  const row = rowAt(context.store.getState().view.pages, index);
  change(context, 'view', (view) => ({ ...view, cursor: index }));
  if (row !== undefined) openItem(context, row.key);
}

/** Back to the table, with the same filter. */
export function closeItem(context: Context): void {
  const { route } = context.store.getState();
  if (route.view === 'item') go(context, { view: 'results', data: route.data, params: route.params }, 'push');
}

export type ItemStep = 'previous' | 'next' | 'previousWrong' | 'nextWrong';

const turns = new WeakMap<Context, Promise<void>>();

/**
 * To a neighbour within the filter. In the table, without an item open, from the selected row. Of steps that come fast
 * each begins where the one before has led.
 */
export async function stepItem(context: Context, step: ItemStep): Promise<void> {
  const before = turns.get(context);
  const turn = before === undefined ? takeStep(context, step) : before.then(async () => takeStep(context, step));
  turns.set(context, turn);
  await turn;
}

async function takeStep(context: Context, step: ItemStep): Promise<void> {
  const { store, effects } = context;
  const { route, item, view } = store.getState();
  if (view.answer.kind !== 'done') return;
  let { neighbours } = item;
  if (route.view === 'item') {
    const { view: shown } = view.answer.value;
    if (item.neighboursOf !== placeText(shown, route.key)) {
      const outcome = await effects.engine.neighbours(shown, route.key);
      neighbours = outcome.kind === 'value' ? outcome.value : null;
    }
  } else {
    const row = rowAt(view.pages, Math.max(0, view.cursor));
    if (row === undefined) return;
    if (view.cursor < 0 && row.state === 'wrong') return openItem(context, row.key);
    const outcome = await effects.engine.neighbours(view.answer.value.view, row.key);
    neighbours = outcome.kind === 'value' ? outcome.value : null;
  }
  if (neighbours === null) return;
  const key = neighbours[step];
  if (key !== null) openItem(context, key);
  else effects.announce(step === 'previous' || step === 'next' ? words.noMore : words.noMoreWrong);
}

export function chooseTab(context: Context, tab: ItemTab): void {
  const { route } = context.store.getState();
  if (route.view === 'item') go(context, { ...route, tab }, 'replace');
}

/** Copies the address of what is shown; it names the files, for whoever does not have them open. */
export async function copyLink(context: Context): Promise<void> {
  const { effects, store } = context;
  const done = await effects.copy(effects.address(formatRoute(linkOf(store.getState()))));
  effects.notify(done ? words.linkCopied : words.copyRefused, done ? 'right' : 'fault');
}

export async function copyItem(context: Context): Promise<void> {
  const { effects, store } = context;
  const detail = valueOf(store.getState().item.detail);
  if (detail === null) return;
  const texts = await itemTexts(context);
  if (texts === null) return;
  const done = await effects.copy(texts.itemMarkdown(detail, currentRunSummary(store.getState())));
  effects.notify(done ? words.markdownCopied : words.copyRefused, done ? 'right' : 'fault');
}

export async function downloadItem(context: Context): Promise<void> {
  const { effects, store } = context;
  const detail = valueOf(store.getState().item.detail);
  if (detail === null) return;
  const texts = await itemTexts(context);
  if (texts === null) return;
  effects.download(fileNameOf(detail), texts.itemFile(detail, currentRunSummary(store.getState())), 'application/json');
}

/** Fetched ahead while nothing else goes on, as the first screen does without. */
async function itemTexts({ effects }: Context) {
  try {
    return await import('./itemText.ts');
  } catch {
    effects.notify(words.notLoaded, 'fault');
    return null;
  }
}

function fileNameOf({ key }: ItemDetail): string {
  const id = key.id.replace(/[^\w.-]+/g, '_').slice(0, 80);
  return key.attempt === 0 ? `${id}.json` : `${id}.${key.attempt}.json`;
}
