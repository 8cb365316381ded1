import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { comparingOf, type Comparing } from '../../state/compare/comparing.ts';
import { followComparison } from '../../state/compare/follow.ts';
import { sideOf, type Baselines, type Side } from '../../state/compare/side.ts';
import { conformanceOf } from '../../state/conformance/conformance.ts';
import type { CompareRoute } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';

/** Both sides of the comparison as they are, and its store. */
export interface Compared {
  readonly comparing: Comparing;
  readonly a: Side;
  readonly b: Side;
  /** What runs are held against, by fingerprint of the dataset. */
  readonly baselines: Baselines;
}

/** Follows the comparison that the route names. */
export function useCompared({ context, store }: Workbench, route: CompareRoute): Compared {
  const conformance = conformanceOf(context);
  const baselines = useStore(conformance.store, (state) => state.baselines);
  const a = useStore(
    store,
    useShallow((state) => sideOf(state, baselines, route.a)),
  );
  const b = useStore(
    store,
    useShallow((state) => sideOf(state, baselines, route.b)),
  );
  useEffect(() => {
    followComparison(context);
    void conformance.recall();
  }, [context, conformance]);
  return { comparing: comparingOf(context), a, b, baselines };
}
