import type { ItemKey } from '../../core/model/item.ts';
import type { ItemDetail } from '../../engine/engine.ts';
import { LOADING, settled, type Async } from '../async.ts';
import { replySetOf } from '../replySets.ts';
import type { ComparedKeys, CompareRoute } from '../route.ts';
import type { Context } from '../state.ts';
import { NO_COMPARED_ITEM, type Comparing } from './comparing.ts';
import { placeOfRow } from './rows.ts';
import type { ReadySide } from './side.ts';
import { keysText, type WantedPair } from './wanted.ts';

/** Asks for the open item on both sides, and for its place in the list. The former one stays until both are there. */
export async function ensureComparedItem(
  comparing: Comparing,
  pair: WantedPair,
  { item }: CompareRoute,
): Promise<void> {
  const { store, context } = comparing;
  if (item === null) {
    if (store.getState().item !== NO_COMPARED_ITEM) store.setState({ item: NO_COMPARED_ITEM });
    return;
  }
  void ensurePosition(comparing, item);
  const asked = JSON.stringify([pair.text, item]);
  if (store.getState().item.asked === asked) return;
  store.setState((state) => ({ item: { ...state.item, asked, a: waiting(item.a), b: waiting(item.b) } }));
  const [a, b] = await Promise.all([detailOf(context, pair.a, item.a), detailOf(context, pair.b, item.b)]);
  if (store.getState().item.asked !== asked) return;
  store.setState((state) => ({ item: { ...state.item, a, b } }));
}

function waiting(key: ItemKey | null): Async<ItemDetail> | null {
  return key === null ? null : LOADING;
}

async function detailOf(
  { effects }: Context,
  { dataset, params, run }: ReadySide,
  key: ItemKey | null,
): Promise<Async<ItemDetail> | null> {
  if (key === null) return null;
  const replySet = replySetOf(dataset.summary, params)?.replySet ?? null;
  return settled(await effects.engine.item(dataset.id, key, { run: run.run, replySet }));
}

/** Where the item stands among the rows that pass; the selection of the list follows it. */
async function ensurePosition(comparing: Comparing, item: ComparedKeys): Promise<void> {
  const { store } = comparing;
  const { rows } = store.getState();
  const positionOf = `${rows.of} ${keysText(item)}`;
  if (rows.of === '' || store.getState().item.positionOf === positionOf) return;
  store.setState((state) => ({ item: { ...state.item, positionOf } }));
  const position = await placeOfRow(comparing, item);
  if (store.getState().item.positionOf !== positionOf) return;
  store.setState((state) => ({ item: { ...state.item, position }, cursor: position ?? state.cursor }));
}
