import type { ItemKey } from '../../core/model/item.ts';
import type { DatasetId, ReplySetId } from '../engine.ts';
import type { HashRequest, Opinion, OpinionProgress, OpinionSource } from '../labelling.ts';
import { membersOf } from '../dataset/membersOf.ts';
import type { Pace, Reporter } from '../pace.ts';
import type { Shelf } from '../shelf.ts';

interface Means {
  readonly pace: Pace;
  readonly reporter: Reporter<OpinionProgress>;
}

/** Keys of the items that views over these replies have, in the order of the file. */
export function keysOf(shelf: Shelf, id: DatasetId, replySet: ReplySetId | null): readonly ItemKey[] {
  const one = shelf.dataset(id);
  const { items } = one.dataset;
  const members = membersOf(one.dataset, shelf.replySet(one, replySet));
  const order = Array.from(items.inFileOrder());
  const own = members === null ? order : order.filter((item) => members[item] === 1);
  return own.map((item) => ({ id: items.ids[item]!, attempt: items.attempt.at(item) }));
}

export async function hashesOf(
  shelf: Shelf,
  id: DatasetId,
  { keys, replySet }: HashRequest,
  { pace }: Means,
): Promise<readonly (string | null)[]> {
  await pace.rest();
  return (keys ?? keysOf(shelf, id, replySet)).map(() => null);
}

export async function opinionsOf(
  shelf: Shelf,
  id: DatasetId,
  _source: OpinionSource,
  { pace }: Means,
): Promise<readonly Opinion[]> {
  await pace.rest();
  return keysOf(shelf, id, null).map((key) => ({ key, state: null, text: null, score: null, problem: null }));
}
