import { useCallback, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { ComparedFilter, ComparedRow, RunComparison } from '../../engine/comparison.ts';
import type { Comparing } from '../../state/compare/comparing.ts';
import { showCompared } from '../../state/compare/rows.ts';
import { filterCompared, openCompared, selectCompared } from '../../state/compare/steps.ts';
import { rowAt } from '../../state/pages.ts';
import { ALL_COMPARED } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Grid } from '../../ui/grid/Grid.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { comparedColumns, narrowComparedColumns } from './columns.tsx';
import { ListTools } from './ListTools.tsx';
import { words } from './words.ts';
import styles from './ComparedList.module.css';

export interface ComparedListProps {
  readonly bench: Workbench;
  readonly filter: ComparedFilter;
  readonly comparison: RunComparison;
  readonly comparing: Comparing;
  readonly searchId: string;
}

/** The items of both runs, the worst first. A click opens one; keys select, and Enter opens. */
export function ComparedList({ bench, filter, comparison, comparing, searchId }: ComparedListProps) {
  const { context } = bench;
  const { shown, total, counts, pages, of, asked } = useStore(comparing.store, (state) => state.rows);
  const cursor = useStore(comparing.store, (state) => state.cursor);
  const narrow = useMediaQuery(NARROW);
  const clicked = useRef(false);
  const columns = useMemo(
    () => (narrow ? narrowComparedColumns() : comparedColumns(comparison.categories.length > 0)),
    [narrow, comparison],
  );
  const rowFor = useCallback((index: number): ComparedRow | undefined => rowAt(pages, index), [pages]);
  const ask = useCallback(
    (from: number, to: number) => {
      showCompared(comparing, from, to);
    },
    [comparing],
  );

  function open(index: number): void {
    void openCompared(context, index);
  }
  return (
    <section className={styles.list} aria-label={words.listTitle} data-compared-list>
      <SectionHeader
        title={words.listTitle}
        note={<span role="status">{of === '' ? null : words.shown(shown, total)}</span>}
      />
      <ListTools
        filter={filter}
        comparison={comparison}
        counts={counts}
        searchId={searchId}
        onChange={(change) => {
          filterCompared(context, change);
        }}
      />
      <div
        className={styles.grid}
        aria-busy={of !== asked}
        onClickCapture={() => {
          clicked.current = true;
        }}
      >
        <Grid
          label={words.grid}
          rowCount={shown}
          rowHeight={narrow ? 52 : 32}
          columns={columns}
          rowAt={rowFor}
          selectedIndex={cursor}
          onSelect={(index) => {
            const byClick = clicked.current;
            clicked.current = false;
            if (byClick) open(index);
            else selectCompared(context, index);
          }}
          onOpen={open}
          onRange={ask}
          empty={
            of === '' ? null : (
              <EmptyState
                level={3}
                title={words.empty}
                actions={
                  <Button
                    onClick={() => {
                      filterCompared(context, { ...ALL_COMPARED, sort: filter.sort });
                    }}
                  >
                    {words.listAll}
                  </Button>
                }
              >
                {words.emptyText}
              </EmptyState>
            )
          }
        />
      </div>
    </section>
  );
}
