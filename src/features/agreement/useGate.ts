import { useEffect } from 'react';
import { useStore } from 'zustand';
import { isClosed, notYetSeen, SEEN_BY } from '../../state/agreement/gate.ts';
import type { LabelDesk } from '../../state/labels/desk.ts';
import { progressOf } from '../../state/labels/select.ts';
import type { Comparison } from './useComparison.ts';

export interface GateState {
  /** Nothing of the judge may be shown. */
  readonly closed: boolean;
  readonly labelled: number;
  readonly total: number;
  /** Opens it: all items count as seen from then on. */
  readonly finish: () => void;
}

/** Whether the agreement may be shown; what is shown is noted as seen. */
export function useGate({ desk, choice: { human }, compared }: Comparison): GateState {
  const { labelled, total } = useStore(desk.store, progressOf);
  const closed = useStore(desk.store, (state) => isClosed(state, human));
  const queue = useStore(desk.store, (state) => state.queue);
  const isShown = !closed && compared !== null && queue.length > 0;
  useEffect(() => {
    if (isShown) noteSeen(desk);
  }, [isShown, desk, queue]);
  return {
    closed,
    labelled,
    total,
    finish: () => {
      noteSeen(desk);
    },
  };
}

function noteSeen({ store, actions }: LabelDesk): void {
  const unseen = notYetSeen(store.getState());
  if (unseen.length > 0) actions.see(unseen, SEEN_BY);
}
