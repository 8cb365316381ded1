import type { ItemKey } from '../../core/model/item.ts';
import { itemAfter } from '../../state/agreement/findings.ts';
import type { Dataset } from '../../state/datasets.ts';
import type { RunParams } from '../../state/route.ts';
import type { Comparison } from './useComparison.ts';

/** Going over the runs on which the two differ. */
export interface ReviewSteps {
  /** Of the disagreements, in the order in which they are listed. */
  readonly keys: readonly ItemKey[];
  readonly show: (key: ItemKey | null) => void;
  /** To the one after the shown one, from the last to the first. */
  readonly next: () => void;
}

interface ReviewOf {
  readonly dataset: Dataset;
  readonly run: RunParams | null;
  readonly comparison: Comparison;
  readonly keys: readonly ItemKey[];
}

export function useReview({ dataset, run, comparison, keys }: ReviewOf): ReviewSteps {
  const { comparing, desk, choice } = comparison;
  function show(key: ItemKey | null): void {
    comparing.show(dataset, key === null ? null : { key, run, judge: choice.judge });
    // The desk stands at the same item: what is said of it there is said of this one.
    if (key !== null) desk.actions.show(key);
  }
  return {
    keys,
    show,
    next: () => {
      const key = itemAfter(keys, comparing.store.getState().shown);
      if (key !== null) show(key);
    },
  };
}
