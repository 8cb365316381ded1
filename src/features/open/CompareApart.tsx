import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { RefusedOpening } from '../../state/datasets.ts';
import { datasOf, NO_COMPARE } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { words } from './words.ts';

export interface CompareApartProps {
  readonly bench: Workbench;
  readonly refused: RefusedOpening;
}

/** Two files that are each a dataset are most likely two runs: they are held against each other, and that is that. */
export function CompareApart({ bench: { actions, store }, refused: { names, token } }: CompareApartProps) {
  const [a, b] = useKeys(store, names);
  const isCompared = useStore(
    store,
    ({ route }) => route.view === 'compare' && [a, b].every((key) => key !== undefined && datasOf(route).includes(key)),
  );
  useEffect(() => {
    if (isCompared) actions.dismissRefusal(token);
  }, [actions, isCompared, token]);
  if (a === undefined || b === undefined) return null;
  return (
    <Button
      variant="primary"
      onClick={() => {
        actions.go({
          ...NO_COMPARE,
          a: { kind: 'run', data: a, run: null },
          b: { kind: 'run', data: b, run: null },
        });
      }}
    >
      {words.compareApart}
    </Button>
  );
}

/** The names in routes of the datasets of two files; nothing while one of them is not open. */
function useKeys(store: Workbench['store'], names: readonly string[]): readonly string[] {
  const open = useStore(store, (state) => state.datasets.open);
  if (names.length !== 2) return [];
  return names.flatMap((name) => open.findLast((one) => one.name === name)?.key ?? []);
}
