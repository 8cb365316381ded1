import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import type { Dataset } from '../../state/datasets.ts';
import { deskOf } from '../../state/labels/deskOf.ts';
import type { RunDetail } from '../../state/labels/runDetail.ts';
import type { Route } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';

export interface LabelViewProps {
  readonly bench: Workbench;
  readonly dataset: Dataset;
  readonly route: Extract<Route, { readonly view: 'label' }>;
  /** Shows a run without anything that says how it was judged; the item view's own parts. */
  readonly runBody: ComponentType<{ readonly detail: RunDetail }>;
}

export function LabelView({ bench, dataset, runBody: RunBody }: LabelViewProps) {
  const detail = useStore(deskOf(bench.context).store, (state) => state.detail);
  return (
    <main>
      <h1>{dataset.name}</h1>
      {detail.kind === 'done' && <RunBody detail={detail.value} />}
    </main>
  );
}
