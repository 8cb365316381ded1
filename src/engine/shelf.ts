import type { ItemKey } from '../core/model/item.ts';
import type { Dataset, ReplySet } from './dataset/dataset.ts';
import type { DatasetId, ReplySetId, RunId, ViewId } from './engine.ts';
import type { Run } from './run/run.ts';
import { Refused } from './stop.ts';
import { createTextBudget } from './view/textColumns.ts';
import type { View } from './view/view.ts';
import { ViewMemory } from './view/viewMemory.ts';

/** A dataset with its runs and its one view. */
export interface OpenDataset {
  readonly dataset: Dataset;
  readonly runs: Map<RunId, Run>;
  readonly memory: ViewMemory;
  /** Counts view calls: a view is void once a later one was asked for. */
  viewVersion: number;
  view: View | null;
  runCount: number;
  /** Set when it was closed while something was still working on it. */
  closed: boolean;
}

/** What is open, found by its id; a name that is not known is refused. */
export class Shelf {
  private readonly open = new Map<DatasetId, OpenDataset>();
  private readonly budget = createTextBudget();
  private count = 0;
  private readonly closing: ((one: OpenDataset) => void)[] = [];

  nextId(): DatasetId {
    this.count += 1;
    return `data${this.count}`;
  }

  add(dataset: Dataset): void {
    this.open.set(dataset.id, {
      dataset,
      runs: new Map(),
      memory: new ViewMemory(this.budget),
      viewVersion: 0,
      view: null,
      runCount: 0,
      closed: false,
    });
  }

  close(id: DatasetId): void {
    const one = this.open.get(id);
    if (one !== undefined) {
      one.closed = true;
      one.memory.release();
      for (const listener of this.closing) listener(one);
    }
    this.open.delete(id);
  }

  /** `listener` is told of each dataset that is closed, for what holds on to it. */
  onClose(listener: (one: OpenDataset) => void): void {
    this.closing.push(listener);
  }

  dataset(id: DatasetId): OpenDataset {
    return this.open.get(id) ?? noSuch('dataset', id);
  }

  /** Opened last first. */
  all(): readonly OpenDataset[] {
    return [...this.open.values()].toReversed();
  }

  nextRun(one: OpenDataset): RunId {
    one.runCount += 1;
    return `${one.dataset.id}.run${one.runCount}`;
  }

  run(one: OpenDataset, id: RunId | null): Run | null {
    return id === null ? null : this.knownRun(one, id);
  }

  knownRun(one: OpenDataset, id: RunId): Run {
    return one.runs.get(id) ?? noSuch('run', id);
  }

  replySet(one: OpenDataset, id: ReplySetId | null): ReplySet | null {
    if (id === null) return null;
    return one.dataset.replySets.find((set) => set.id === id) ?? noSuch('reply-set', id);
  }

  view(id: ViewId): View {
    for (const { view } of this.open.values()) if (view?.id === id) return view;
    return noSuch('view', id);
  }

  item(one: OpenDataset, key: ItemKey): number {
    const item = one.dataset.items.find(key.id, key.attempt);
    return item >= 0 ? item : noSuch('item', key.attempt === 0 ? key.id : `${key.id} (attempt ${key.attempt})`);
  }
}

function noSuch(what: 'dataset' | 'run' | 'view' | 'item' | 'reply-set', name: string): never {
  throw new Refused({ code: 'no-such', what, name });
}
