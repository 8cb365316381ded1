import type { ComponentType } from 'react';
import type { Dataset } from '../../state/datasets.ts';
import type { RunDetail } from '../../state/labels/runDetail.ts';
import type { Route } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';

export interface AgreementViewProps {
  readonly bench: Workbench;
  readonly dataset: Dataset;
  readonly route: Extract<Route, { readonly view: 'agreement' }>;
  /** Shows a run; the item view's own parts. */
  readonly runBody: ComponentType<{ readonly detail: RunDetail }>;
}

export function AgreementView({ dataset, runBody }: AgreementViewProps) {
  return (
    <main>
      <h1>
        {dataset.name} {runBody.displayName}
      </h1>
    </main>
  );
}
