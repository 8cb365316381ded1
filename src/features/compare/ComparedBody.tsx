import { useStore } from 'zustand';
import type { ComparedFilter, RunComparison } from '../../engine/comparison.ts';
import { isCellListed, withCell, withChanges } from '../../state/compare/cells.ts';
import type { Comparing } from '../../state/compare/comparing.ts';
import { changeComparison, filterCompared } from '../../state/compare/steps.ts';
import type { CompareRoute } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Categories } from './Categories.tsx';
import { ComparedList } from './ComparedList.tsx';
import { Figures } from './Figures.tsx';
import { Gate } from './Gate.tsx';
import { JoinReport } from './JoinReport.tsx';
import { Matrix } from './Matrix.tsx';
import styles from './CompareView.module.css';

export interface ComparedBodyProps {
  readonly bench: Workbench;
  readonly route: CompareRoute;
  readonly comparison: RunComparison;
  /** Both sides are judged in one and the same way. */
  readonly alike: boolean;
  readonly comparing: Comparing;
  readonly searchId: string;
}

/** How the items met, then what came of them in figures, then the items themselves. */
export function ComparedBody({ bench, route, comparison, alike, comparing, searchId }: ComparedBodyProps) {
  const { context } = bench;
  const { filter } = route;
  const counts = useStore(comparing.store, (state) => state.rows.counts) ?? comparison;
  function list(change: ComparedFilter): void {
    filterCompared(context, change);
    showList();
  }
  function listCategory(category: string | null): void {
    list({ ...filter, category });
  }
  return (
    <div className={styles.scroll}>
      <JoinReport
        join={comparison.join}
        joinBy={route.joinBy}
        onJoinBy={(joinBy) => {
          changeComparison(context, { joinBy });
        }}
      />
      <Gate comparison={comparison} alike={alike} onCategory={listCategory} />
      <div className={styles.facts}>
        <Matrix
          matrix={counts.matrix}
          whole={comparison.matrix}
          filter={filter}
          onCell={(a, b) => {
            list(isCellListed(filter, a, b) ? withChanges(filter, []) : withCell(filter, a, b));
          }}
        />
        <div className={styles.more}>
          <Figures comparison={comparison} />
          <Categories categories={comparison.categories} onCategory={listCategory} />
        </div>
      </div>
      <ComparedList
        bench={bench}
        filter={route.filter}
        comparison={comparison}
        comparing={comparing}
        searchId={searchId}
      />
    </div>
  );
}

/** The list stands below the figures: what a click on one of these lists is brought into sight. */
function showList(): void {
  document.querySelector('[data-compared-list]')?.scrollIntoView({ block: 'start' });
}
