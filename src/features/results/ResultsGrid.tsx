import { useCallback, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { RowView } from '../../engine/engine.ts';
import { rowAt } from '../../state/pages.ts';
import { isSortColumn, paramsOf } from '../../state/route.ts';
import { currentRunSummary, viewSummary } from '../../state/selectors.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { columnsFor } from './columns.tsx';
import { EmptyView } from './EmptyView.tsx';
import { useHeaderWidth } from './useHeaderWidth.ts';
import { useColumnChoice } from './useColumnChoice.ts';
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
  const view = useStore(store, viewSummary);
  const pages = useStore(store, (state) => state.view.pages);
  const cursor = useStore(store, (state) => state.view.cursor);
  const busy = useStore(store, (state) => state.view.busy);
  const run = useStore(store, currentRunSummary);
  const { filter, sort } = useStore(store, (state) => paramsOf(state.route));
  const clicked = useRef(false);

  const box = useRef<HTMLDivElement>(null);
  const fitting = useColumnChoice(bench, follows);
  const stepsWidth = useHeaderWidth(box, words.column[fitting.narrow ? 'id' : 'trajectory'], fitting.steps);
  const choice = useMemo(() => ({ ...fitting, stepsWidth: stepsWidth ?? fitting.stepsWidth }), [fitting, stepsWidth]);
  const columns = useMemo(() => columnsFor(choice), [choice]);
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
      ref={box}
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
        rowHeight={choice.narrow || choice.steps ? 52 : 32}
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
