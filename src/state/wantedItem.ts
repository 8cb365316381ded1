import type { DatasetId, ItemRequest, ReplySetId, RunId } from '../engine/engine.ts';
import type { ItemKey } from '../core/model/item.ts';
import type { Dataset } from './datasets.ts';
import type { RunEntry } from './runs.ts';
import { replySetOf as replySetIn } from './replySets.ts';
import { besideRun, currentDataset, currentRun, runIdOf, wantedRun } from './selectors.ts';
import type { WorkbenchState } from './state.ts';

/** All that decides what an item shows. */
export interface ItemQuery {
  readonly dataset: DatasetId;
  readonly edition: number;
  readonly key: ItemKey;
  readonly run: RunId | null;
  readonly replySet: ReplySetId | null;
  readonly beside: ItemRequest | null;
}

/** The item that the route asks for; null while it cannot be asked. */
export function wantedItem(state: WorkbenchState): ItemQuery | null {
  const { route } = state;
  const dataset = currentDataset(state);
  if (route.view !== 'item' || dataset === null || dataset.summary === null) return null;
  const [run, beside] = [currentRun(state), besideRun(state)];
  if (run?.result.kind === 'loading' || beside?.result.kind === 'loading') return null;
  if (run === null && wantedRun(state) !== null) return null;
  const besideId = runIdOf(beside);
  return {
    dataset: dataset.id,
    edition: dataset.edition,
    key: route.key,
    run: runIdOf(run),
    replySet: replySetOf(dataset, run),
    beside: besideId === null ? null : { run: besideId, replySet: replySetOf(dataset, beside) },
  };
}

function replySetOf(dataset: Dataset, run: RunEntry | null): ReplySetId | null {
  return replySetIn(dataset.summary, run?.params ?? null)?.replySet ?? null;
}
