import { useCallback, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { RowView } from '../../engine/engine.ts';
import { rowAt, type Pages } from '../../state/pages.ts';
import { isSortColumn, paramsOf } from '../../state/route.ts';
import { recordedColumns, savedLayout, shownColumns } from '../../state/columns.ts';
import { currentRunSummary, viewSummary } from '../../state/selectors.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { columnsFor } from './columns.tsx';
import { EmptyView } from './EmptyView.tsx';
import { words, type Unit } from './words.ts';
import styles from './ResultsView.module.css';

export interface ResultsGridProps {
  readonly bench: Workbench;
  readonly unit: Unit;
  /** The selected row's item stands beside the table and follows it. */
  readonly follows: boolean;
}

/** The items of the view, one a row. A click opens; keys select, and Enter opens. */
export function ResultsGrid({ bench, unit, follows }: ResultsGridProps) {
  const { actions, store } = bench;
  const narrow = useMediaQuery(NARROW);
  const view = useStore(store, viewSummary);
  const pages = useStore(store, (state) => state.view.pages);
  const cursor = useStore(store, (state) => state.view.cursor);
  const busy = useStore(store, (state) => state.view.busy);
  const run = useStore(store, currentRunSummary);
  const { filter, sort, beside } = useStore(store, (state) => paramsOf(state.route));
  const recorded = useStore(store, recordedColumns);
  const filled = useStore(store, (state) => state.view.recorded);
  const shown = useStore(store, shownColumns);
  const { widths } = useStore(store, savedLayout);
  const clicked = useRef(false);

  const scored = run !== null;
  const categories =
    (run?.totals.categories.length ?? 0) > 0 ||
    view?.facets.some((facet) => facet.field === 'category' && facet.values.length > 0) === true;
  const texts = useMemo(() => anyRow(pages, ({ accepted }) => accepted !== null), [pages]);
  const calls = useMemo(() => anyRow(pages, (row) => (row.referenceCalls ?? row.replyCalls ?? 0) > 0), [pages]);
  const columns = useMemo(
    () =>
      columnsFor({
        narrow,
        scored,
        beside: beside !== null,
        categories,
        graded: false,
        texts,
        calls: calls || !texts,
        tight: follows,
        recorded,
        filled,
        shown,
        widths,
        onFilter: actions.toggleInFilter,
      }),
    [narrow, scored, beside, categories, texts, calls, follows, recorded, filled, shown, widths, actions],
  );
  const rowFor = useCallback((index: number): RowView | undefined => rowAt(pages, index), [pages]);
  const ask = useCallback(
    (from: number, to: number) => {
      actions.showRows(from, to);
    },
    [actions],
  );

  function select(index: number): void {
    const open = clicked.current || follows;
    clicked.current = false;
    if (open) actions.openRow(index);
    else actions.moveCursor(index);
  }
  return (
    <div
      className={styles.grid}
      aria-busy={busy}
      onClickCapture={(event) => {
        // A cell's own button is no click on its row.
        clicked.current = event.target instanceof Element && event.target.closest('button') === null;
      }}
    >
      <Grid
        label={words.grid}
        rowCount={view?.shown ?? 0}
        rowHeight={narrow ? 52 : 32}
        columns={columns}
        rowAt={rowFor}
        selectedIndex={cursor}
        onSelect={select}
        onOpen={actions.openRow}
        onRange={ask}
        onWidth={actions.setColumnWidth}
        sort={sort === null ? undefined : { key: sort.column, direction: sort.descending ? 'descending' : 'ascending' }}
        onSort={({ key }) => {
          if (isSortColumn(key)) actions.toggleSort(key);
        }}
        empty={
          view === null ? null : (
            <EmptyView view={view} unit={unit} filter={filter} totals={run?.totals ?? null} actions={actions} />
          )
        }
      />
    </div>
  );
}

/** Whether it is so of any row that has been fetched. */
function anyRow(pages: Pages, holds: (row: RowView) => boolean): boolean {
  return [...pages.values()].some((rows) => rows.some(holds));
}
