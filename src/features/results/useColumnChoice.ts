import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { RowView } from '../../engine/engine.ts';
import { hasInputs, recordedColumns, savedLayout, shownColumns } from '../../state/columns.ts';
import type { Pages } from '../../state/pages.ts';
import { recordedColumnOf } from '../../state/recordedRun.ts';
import { paramsOf } from '../../state/route.ts';
import { comparesSteps } from '../../state/trajectoryRun.ts';
import { currentDataset, currentRunSummary, viewSummary, wantedRun } from '../../state/selectors.ts';
import type { Workbench } from '../../state/workbench.ts';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery.ts';
import type { ColumnChoice } from './columns.tsx';

/** Pixels for steps, until it is known how many there are. */
const PLAIN_STEPS = 300;

/** All that decides which columns the table has; the same object as long as nothing of it changes. */
export function useColumnChoice({ store, actions }: Workbench, tight: boolean): ColumnChoice {
  const narrow = useMediaQuery(NARROW);
  const pages = useStore(store, (state) => state.view.pages);
  const scored = useStore(store, (state) => currentRunSummary(state) !== null);
  const beside = useStore(store, (state) => paramsOf(state.route).beside !== null);
  const categories = useStore(
    store,
    (state) =>
      (currentRunSummary(state)?.totals.categories.length ?? 0) > 0 ||
      viewSummary(state)?.facets.some((facet) => facet.field === 'category' && facet.values.length > 0) === true,
  );
  const recorded = useStore(store, recordedColumns);
  const scoredBy = useStore(store, (state) =>
    recordedColumnOf(currentDataset(state)?.summary ?? null, wantedRun(state)),
  );
  const filled = useStore(store, (state) => state.view.recorded);
  const shown = useStore(store, shownColumns);
  const { widths } = useStore(store, savedLayout);
  const texts = useMemo(() => anyRow(pages, ({ accepted }) => accepted !== null), [pages]);
  const someCalls = useMemo(() => anyRow(pages, (row) => (row.referenceCalls ?? row.replyCalls ?? 0) > 0), [pages]);
  const anyCount = useMemo(() => anyRow(pages, (row) => (row.referenceCalls ?? row.replyCalls) !== null), [pages]);
  // Where no row tells, as under a filter that leaves none, the column stays.
  const calls = someCalls || (!texts && (anyCount || pages.size === 0));
  const steps = useStore(store, (state) => comparesSteps(currentRunSummary(state)?.scorer));
  const asked = useStore(store, (state) => hasInputs(currentDataset(state)?.summary ?? null));
  const someInput = useMemo(() => !steps || anyRow(pages, ({ input }) => input !== ''), [steps, pages]);
  const inputs = asked && someInput;
  const onFilter = actions.toggleInFilter;
  return useMemo(
    () => ({
      narrow,
      scored,
      beside,
      categories,
      graded: false,
      steps,
      stepsWidth: PLAIN_STEPS,
      inputs,
      asked,
      texts,
      calls,
      tight,
      recorded,
      scoredBy,
      filled,
      shown,
      widths,
      onFilter,
    }),
    [
      narrow,
      scored,
      beside,
      categories,
      steps,
      inputs,
      asked,
      texts,
      calls,
      tight,
      recorded,
      scoredBy,
      filled,
      shown,
      widths,
      onFilter,
    ],
  );
}

/** Whether it is so of any row that has been fetched. */
function anyRow(pages: Pages, holds: (row: RowView) => boolean): boolean {
  return [...pages.values()].some((rows) => rows.some(holds));
}
