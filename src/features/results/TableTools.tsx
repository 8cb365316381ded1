import { ChartBarStacked, TableProperties } from 'lucide-react';
import { useStore } from 'zustand';
import { PLAIN_CHART } from '../../state/chart.ts';
import type { Workbench } from '../../state/workbench.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { SavedFiltersMenu } from './SavedFiltersMenu.tsx';
import { words } from './words.ts';

/** What can be done with the table beside filtering it: filters by name, the chart, its columns. */
export function TableTools({ bench }: { readonly bench: Workbench }) {
  const { actions, store } = bench;
  const chart = useStore(store, (state) => state.ui.chart !== null);
  return (
    <>
      <SavedFiltersMenu bench={bench} />
      <IconButton
        variant="plain"
        icon={<ChartBarStacked />}
        label={words.chart}
        pressed={chart}
        onClick={() => {
          actions.chooseChart(chart ? null : PLAIN_CHART);
        }}
      />
      <IconButton
        variant="plain"
        icon={<TableProperties />}
        label={words.columns}
        onClick={() => {
          actions.showDialog('columns');
        }}
      />
    </>
  );
}
