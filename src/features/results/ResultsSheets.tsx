import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Dataset } from '../../state/datasets.ts';
import { currentRunSummary } from '../../state/selectors.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { Report } from './Report.tsx';
import { SavedFiltersPanel } from './SavedFiltersPanel.tsx';
import { words } from './words.ts';

export interface ResultsSheetsProps {
  readonly bench: Workbench;
  readonly dataset: Dataset;
  /** Where they do not stand beside the table; else null. */
  readonly facets: ReactNode;
}

/** The drawers of the results: one at a time. */
export function ResultsSheets({ bench, dataset, facets }: ResultsSheetsProps) {
  const { actions, store } = bench;
  const dialog = useStore(store, (state) => state.ui.dialog);
  const run = useStore(store, currentRunSummary);

  function toggle(name: 'facets' | 'report' | 'columns' | 'filters'): (open: boolean) => void {
    return (open) => {
      actions.showDialog(open ? name : null);
    };
  }
  return (
    <>
      <Sheet
        open={dialog === 'facets' && facets !== null}
        onOpenChange={toggle('facets')}
        title={words.facets}
        side="left"
      >
        {facets}
      </Sheet>
      <Sheet open={dialog === 'report'} onOpenChange={toggle('report')} title={words.report} side="right">
        {dataset.summary !== null && <Report dataset={dataset} summary={dataset.summary} run={run} actions={actions} />}
      </Sheet>
      <Sheet open={dialog === 'columns'} onOpenChange={toggle('columns')} title={words.columns} side="right">
        <ColumnsPanel bench={bench} />
      </Sheet>
      <Sheet open={dialog === 'filters'} onOpenChange={toggle('filters')} title={words.filters} side="right">
        <SavedFiltersPanel bench={bench} />
      </Sheet>
    </>
  );
}
