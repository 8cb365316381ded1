import { PanelLeft } from 'lucide-react';
import { lazy, memo, Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { editionOf, type Dataset } from '../../state/datasets.ts';
import { CONFORMANCE_SCORER } from '../../state/conformance/conformanceRun.ts';
import { recordedColumnOf } from '../../state/recordedRun.ts';
import { hasPositions } from '../../state/positions.ts';
import { paramsOf } from '../../state/route.ts';
import { replySetOf } from '../../state/replySets.ts';
import { besideRun, currentRun, currentRunSummary, viewSummary, wantedRun } from '../../state/selectors.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Splitter } from '../../ui/Splitter.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Agreement } from './Agreement.tsx';
import { ChartPanel } from './ChartPanel.tsx';
import { CompareRecorded } from './CompareRecorded.tsx';
import { Facets } from './Facets.tsx';
import { FilterBox } from './FilterBox.tsx';
import { IssuesLine } from './IssuesLine.tsx';
import { JoinLine } from './JoinLine.tsx';
import { loadConformance } from './loadConformance.ts';
import { PositionsPanel } from './PositionsPanel.tsx';
import { RecordedLine } from './RecordedLine.tsx';
import { ResultsGrid } from './ResultsGrid.tsx';
import { ResultsSheets } from './ResultsSheets.tsx';
import { RunBar } from './RunBar.tsx';
import { RunProgressBar } from './RunProgressBar.tsx';
import { RunTrouble } from './RunTrouble.tsx';
import { SummaryLine } from './SummaryLine.tsx';
import { TableTools } from './TableTools.tsx';
import { TitleRow } from './TitleRow.tsx';
import { unitOf } from './unitOf.ts';
import { words } from './words.ts';
import styles from './ResultsView.module.css';

export interface ResultsViewProps {
  readonly bench: Workbench;
  readonly dataset: Dataset;
  /** The open item, shown at the right; null when none is open. */
  readonly itemPanel: ReactNode;
  readonly filterId: string;
  readonly helpHref: string;
  readonly onPick: () => void;
}

const PANEL = { min: 380, max: 900, initial: 560 } as const;
const FACETS_BESIDE = '(min-width: 860px)';
const ALL_BESIDE = '(min-width: 1280px)';

const ConformancePanel = lazy(loadConformance);

// A key in the filter changes little of the page: these are drawn anew only with what they show.
const SteadyTitleRow = memo(TitleRow);
const SteadyRunBar = memo(RunBar);
const SteadyJoinLine = memo(JoinLine);
const SteadyFacets = memo(Facets);
const SteadyTableTools = memo(TableTools);
const SteadyChart = memo(ChartPanel);
const SteadyPositions = memo(PositionsPanel);
const SteadyGrid = memo(ResultsGrid);

/** A dataset's items with their verdicts. */
export function ResultsView({ bench, dataset, itemPanel, filterId, helpHref, onPick }: ResultsViewProps) {
  const { actions, store } = bench;
  const run = useStore(store, wantedRun);
  const entry = useStore(store, currentRun);
  const beside = useStore(store, besideRun);
  const summary = useStore(store, currentRunSummary);
  const view = useStore(store, viewSummary);
  const besideParams = useStore(store, (state) => paramsOf(state.route).beside);
  const issuesRead = useStore(store, (state) => state.ui.issuesRead);
  const panelWidth = useStore(store, (state) => state.ui.panelWidth);
  const charts = useStore(store, (state) => state.ui.chart !== null);
  const positions = useStore(store, (state) => state.ui.positions && hasPositions(state));
  const conformance = run?.scorer === CONFORMANCE_SCORER && entry?.result.kind !== 'refused';
  const roomy = useMediaQuery(FACETS_BESIDE);
  const wide = useMediaQuery(ALL_BESIDE);
  const hasFacets = summary !== null || (view?.facets.length ?? 0) > 0;
  const facetsBeside = hasFacets && (itemPanel === null ? roomy : wide);
  const unit = unitOf(dataset.summary, summary);
  const set = replySetOf(dataset.summary, run);
  const facets = (
    <SteadyFacets view={view} recorded={dataset.summary?.recordedColumns} onToggle={actions.toggleInFilter} />
  );

  function showReport(): void {
    actions.showDialog('report');
  }
  return (
    <div className={cx(styles.view, (charts || positions || conformance) && styles.long)}>
      <div className={styles.top}>
        <SteadyTitleRow bench={bench} dataset={dataset} />
        {dataset.summary !== null && run !== null && (
          <SteadyRunBar run={run} beside={besideParams} summary={dataset.summary} actions={actions} />
        )}
        {dataset.summary !== null && (
          <RunTrouble run={entry} dataset={dataset} summary={dataset.summary} actions={actions} onPick={onPick} />
        )}
        {dataset.summary !== null && !issuesRead.has(editionOf(dataset)) && (
          <IssuesLine
            issues={dataset.summary.issues}
            onReport={showReport}
            onDismiss={() => {
              actions.dismissIssues(dataset);
            }}
          />
        )}
        {set !== null && set.join.joinedBy !== 'same-row' && (
          <div className={styles.join}>
            <SteadyJoinLine join={set.join} most={3} />
          </div>
        )}
        <SummaryLine run={summary} view={view} unit={unit} onReport={showReport}>
          {dataset.summary !== null && (
            <RecordedLine
              columns={dataset.summary.recordedColumns}
              scoredBy={recordedColumnOf(dataset.summary, run)}
              items={dataset.summary.items}
              onReport={showReport}
              compare={
                besideParams === null &&
                run !== null && <CompareRecorded run={run} summary={dataset.summary} actions={actions} />
              }
            />
          )}
        </SummaryLine>
        {besideParams !== null && <Agreement bench={bench} />}
        {(entry?.result.kind === 'loading' || beside?.result.kind === 'loading') && (
          <div className={styles.progress}>
            <RunProgressBar progress={entry?.progress ?? beside?.progress ?? null} onCancel={actions.cancelRun} />
          </div>
        )}
        <div className={styles.filterRow}>
          <FilterBox bench={bench} inputId={filterId} helpHref={helpHref} />
          {hasFacets && !facetsBeside && (
            <Button
              icon={<PanelLeft />}
              onClick={() => {
                actions.showDialog('facets');
              }}
            >
              {words.facetsButton}
            </Button>
          )}
          <SteadyTableTools bench={bench} />
        </div>
      </div>
      {conformance && (
        <Suspense fallback={null}>
          <ConformancePanel bench={bench} dataset={dataset} crowded={itemPanel !== null} onPick={onPick} />
        </Suspense>
      )}
      {charts && <SteadyChart bench={bench} />}
      {positions && <SteadyPositions bench={bench} unit={unit} />}
      <div className={styles.body}>
        {facetsBeside && (
          <aside className={styles.aside} aria-label={words.facets}>
            <a className={styles.skip} href="#main" onClick={skipFacets}>
              {words.facetsSkip}
            </a>
            <h2>
              <VisuallyHidden>{words.facets}</VisuallyHidden>
            </h2>
            {facets}
          </aside>
        )}
        <SteadyGrid bench={bench} unit={unit} follows={itemPanel !== null} />
        {itemPanel !== null && (
          <>
            <Splitter
              label={words.panelWidth}
              value={panelWidth}
              min={PANEL.min}
              max={PANEL.max}
              initial={PANEL.initial}
              side="after"
              controls="item-panel"
              onChange={actions.setPanelWidth}
            />
            <div id="item-panel" className={styles.panel} style={{ width: panelWidth }}>
              {itemPanel}
            </div>
          </>
        )}
      </div>
      <ResultsSheets bench={bench} dataset={dataset} facets={facetsBeside ? null : facets} />
    </div>
  );
}

/** The hash is the route's: skipping must not change it. */
function skipFacets(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('main [role="grid"]')?.focus();
}
