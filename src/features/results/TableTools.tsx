import { ChartBarStacked, ListOrdered, TableProperties } from 'lucide-react';
import { useStore } from 'zustand';
import { PLAIN_CHART } from '../../state/chart.ts';
import { hasPositions } from '../../state/positions.ts';
import type { Workbench } from '../../state/workbench.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { SavedFiltersMenu } from './SavedFiltersMenu.tsx';
import { words } from './words.ts';

/** What can be done with the table beside filtering it: filters by name, the chart, its columns. */
export function TableTools({ bench }: { readonly bench: Workbench }) {
  const { actions, store } = bench;
  const chart = useStore(store, (state) => state.ui.chart !== null);
  const steps = useStore(store, hasPositions);
  const positions = useStore(store, (state) => state.ui.positions);
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
      {steps && (
        <IconButton
          variant="plain"
          icon={<ListOrdered />}
          label={words.positions}
          pressed={positions}
          onClick={() => {
            actions.showPositions(!positions);
          }}
        />
      )}
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
