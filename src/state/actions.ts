import type { DatasetId, ExportKind, RunSummary, SortColumn, Source } from '../engine/engine.ts';
import type { ItemKey } from '../core/model/item.ts';
import type { Mapping } from '../core/mapping/mapping.ts';
import type { Completion } from '../core/filter/complete.ts';
import type { ReferencePath, Step } from '../core/trajectory/trajectory.ts';
import type { BuildState } from './build.ts';
import type { ChartChoice } from './chart.ts';
import type { ReportKind } from './conformance/saveReport.ts';
import * as columns from './columnActions.ts';
import { findDataset, type Dataset } from './datasets.ts';
import * as dismiss from './dismissals.ts';
import type { FarAnswers, FarSides, Sample } from './effects.ts';
import { clearFilter, clearLastCondition, toggleInFilter, toggleMarksInFilter, typeFilter } from './filterActions.ts';
import type { FilterMark } from './filterMarks.ts';
import type { GivenFile } from './givenFiles.ts';
import * as item from './itemActions.ts';
import { forgetAllKept, forgetKept, listKept } from './keptActions.ts';
import { chunks, lazily } from './lazyActions.ts';
import * as opening from './openActions.ts';
import { openGiven } from './openGiven.ts';
import { openKept } from './openKept.ts';
import { nameAddresses } from './namedAddresses.ts';
import { dataOf, type ItemTab, type Route, type RunParams } from './route.ts';
import { arrive, go, stepBetween } from './routeActions.ts';
import * as runs from './runActions.ts';
import { listSamples, openSample } from './sampleActions.ts';
import * as saved from './savedFilters.ts';
import { currentDataset, wantedRun } from './selectors.ts';
import { change, type Context } from './state.ts';
import type { DialogName, ThemeName } from './ui.ts';
import * as ui from './uiActions.ts';
import * as view from './viewActions.ts';

/** Everything a reader can do. What takes time goes on by itself: its end stands in the store. */
export type Actions = ReturnType<typeof bindActions>;

/** The actions over one context. */
export function bindActions(context: Context) {
  const now = context.store.getState;
  return {
    go: (route: Route) => {
      go(context, route, stepBetween(now().route, route));
    },
    arrive: (hash: string) => {
      arrive(context, hash);
    },

    open: (files: readonly GivenFile[]) => void openGiven(context, files),
    openAddresses: (addresses: readonly string[]) =>
      void lazily(context, chunks.addresses, async (one) => one.openAddresses(context, addresses)),
    openNamedAddresses: (addresses: readonly string[]) => {
      nameAddresses(context, addresses, dataOf(now().route));
      void lazily(context, chunks.addresses, async (one) => one.openNamedAddresses(context, addresses));
    },
    dismissAddress: (token: number) => {
      dismiss.dismissAddress(context, token);
    },
    openAs: (key: string, file: string, format: string | null) => {
      reopenAs(context, key, file, format);
    },
    retryAs: (sources: readonly Source[], file: string, format: string) =>
      void opening.openSources(context, sources, { formats: new Map([[file, format]]) }),
    /** Asks anew what the columns of a file of an open dataset mean; `data` is its name in routes. */
    changeMapping: (data: string, fileName: string) =>
      void lazily(context, chunks.mapping, async (one) => one.changeMapping(context, data, fileName)),
    mapFile: (sources: readonly Source[], file: string) =>
      void lazily(context, chunks.mapping, async (one) => one.mapFile(context, sources, file)),
    openMapped: (token: number, chosen: Mapping) =>
      void lazily(context, chunks.mapping, async (one) => one.openMapped(context, token, chosen)),
    cancelMapping: (token: number) =>
      void lazily(context, chunks.mapping, async (one) => one.cancelMapping(context, token)),
    addReplies: (key: string, source: Source) => void opening.addReplies(context, key, source),
    cancelOpening: (token: number) => {
      opening.cancelOpening(context, token);
    },
    dismissLeftOut: () => {
      dismiss.dismissLeftOut(context);
    },
    dismissRefusal: (token: number) => {
      dismiss.dismissRefusal(context, token);
    },
    closeDataset: (key: string) => void opening.closeDataset(context, key),
    listKept: () => void listKept(context),
    openKept: (fingerprint: string) => void openKept(context, fingerprint),
    lookOnDisk: () => void lazily(context, chunks.disk, async (one) => one.lookOnDisk(context)),
    lookForKept: (fingerprint: string) =>
      void lazily(context, chunks.disk, async (one) => one.lookForKept(context, fingerprint)),
    openChanged: (data: string) => void lazily(context, chunks.disk, async (one) => one.openChanged(context, data)),
    compareChanged: (data: string) =>
      void lazily(context, chunks.disk, async (one) => one.compareChanged(context, data)),
    keepUnchanged: (data: string) => {
      dismiss.keepUnchanged(context, data);
    },
    forgetKept: (fingerprint: string) => void forgetKept(context, fingerprint),
    forgetAllKept: () => void forgetAllKept(context),
    listSamples: () => void listSamples(context),
    openSample: (sample: Sample) => void openSample(context, sample, false),
    labelSample: (sample: Sample) => void openSample(context, sample, true),

    chooseScorer: (scorer: string) => {
      runs.chooseScorer(context, scorer);
    },
    chooseOption: (name: string, value: string) => {
      runs.chooseOption(context, name, value);
    },
    chooseReplies: (replies: string | null) => {
      runs.chooseReplies(context, replies);
    },
    chooseBeside: (params: RunParams | null) => {
      runs.chooseBeside(context, params);
    },
    cancelRun: () => {
      const [dataset, run] = [currentDataset(now()), wantedRun(now())];
      if (dataset !== null && run !== null) runs.cancelRun(context, dataset, run);
    },
    retryRun: () => {
      const [dataset, run] = [currentDataset(now()), wantedRun(now())];
      if (dataset !== null && run !== null) runs.retryRun(context, dataset, run);
    },

    typeFilter: (text: string) => {
      typeFilter(context, text);
    },
    toggleInFilter: (field: string, value: string) => {
      toggleInFilter(context, field, value);
    },
    toggleMarks: (marks: readonly FilterMark[]) => {
      toggleMarksInFilter(context, marks);
    },
    clearLastCondition: () => {
      clearLastCondition(context);
    },
    clearFilter: () => {
      clearFilter(context);
    },
    completeFilter: async (text: string, caret: number): Promise<Completion | null> =>
      lazily(context, chunks.completing, async ({ completeFilter }) => completeFilter(context, text, caret)),
    toggleSort: (column: SortColumn) => {
      view.toggleSort(context, column);
    },
    showRows: (from: number, to: number) => {
      view.showRows(context, from, to);
    },
    moveCursor: (index: number) => {
      view.moveCursor(context, index);
    },
    exportView: (kind: ExportKind) => void view.exportView(context, kind),
    /** Hands out what a run of document 002 comes to as a file. */
    saveReport: (kind: ReportKind, run: RunSummary) =>
      void lazily(context, chunks.reports, async (one) =>
        one.saveReport(context, kind, run, currentDataset(now())?.summary?.fingerprint ?? null),
      ),
    cancelExport: () => {
      view.cancelExport(context);
    },

    /** To the next or the previous item of the comparison in sight; in its list the selection moves. */
    stepCompared: (by: 1 | -1) => void lazily(context, chunks.comparing, async (one) => one.stepCompared(context, by)),
    /** The same, to a regression alone. */
    stepRegression: (by: 1 | -1) =>
      void lazily(context, chunks.comparing, async (one) => one.stepCompared(context, by, 'regression')),
    /** Opens the item that is selected in the list of the comparison. */
    openCompared: () => void lazily(context, chunks.comparing, async (one) => one.openCompared(context)),

    openRow: (index: number) => {
      item.openRow(context, index);
    },
    openItem: (key: ItemKey) => {
      item.openItem(context, key);
    },
    closeItem: () => {
      item.closeItem(context);
    },
    stepItem: (step: item.ItemStep) => void item.stepItem(context, step),
    chooseTab: (tab: ItemTab) => {
      item.chooseTab(context, tab);
    },
    copyLink: () => void item.copyLink(context),
    copyItem: () => void item.copyItem(context),
    downloadItem: () => void item.downloadItem(context),

    showColumns: (keys: readonly string[] | null) => {
      columns.showColumns(context, keys);
    },
    setColumnWidth: (key: string, width: number | null) => {
      columns.setColumnWidth(context, key, width);
    },
    resetColumns: () => {
      columns.resetColumns(context);
    },
    saveFilter: (name: string) => {
      saved.saveFilter(context, name);
    },
    applyFilter: (filter: saved.SavedFilter) => {
      saved.applyFilter(context, filter);
    },
    renameFilter: (from: string, to: string) => {
      saved.renameFilter(context, from, to);
    },
    deleteFilter: (name: string) => {
      saved.deleteFilter(context, name);
    },
    chooseChart: (chart: ChartChoice | null) => {
      ui.chooseChart(context, chart);
    },

    /** Changes what is being built, by a pure function of it. */
    changeBuild: (next: (build: BuildState | null) => BuildState | null) => {
      change(context, 'build', next);
    },
    /** Notes in the address what is built, in place of what stood there; null where it is too long for that. */
    placeBuild: (t: string | null) => {
      if (now().route.view === 'build') go(context, { view: 'build', t }, 'replace');
    },
    /** Takes a trajectory and its reference into the builder, and goes there. */
    openInBuilder: (reference: ReferencePath, candidate: readonly Step[]) =>
      void lazily(context, chunks.building, async ({ loadPair, startBuild }) => {
        change(context, 'build', (build) => loadPair(build ?? startBuild(), reference, candidate));
        go(context, { view: 'build', t: null }, 'push');
      }),
    /** Offers the tools of the dataset seen last in the builder. */
    offerTools: () => void lazily(context, chunks.buildTools, async (one) => one.offerDatasetTools(context)),
    /** Hands out what is built as a file. */
    saveBuild: (text: string) => {
      context.effects.download('trajectory.jsonl', `${text}\n`, 'application/jsonl');
    },
    /** Compares in another thread; gives the way to stop it. */
    compareFar: (sides: FarSides, answers: FarAnswers) => context.effects.compareFar(sides, answers),
    announce: (text: string) => {
      context.effects.announce(text);
    },

    showPositions: (shown: boolean) => {
      ui.showPositions(context, shown);
    },

    setTheme: (theme: ThemeName) => {
      ui.setTheme(context, theme);
    },
    setKeysOn: (on: boolean) => {
      ui.setKeysOn(context, on);
    },
    setPanelWidth: (width: number) => {
      ui.setPanelWidth(context, width);
    },
    showDialog: (dialog: DialogName | null) => {
      ui.showDialog(context, dialog);
    },
    dismissIssues: (dataset: Dataset) => {
      ui.dismissIssues(context, dataset);
    },
    dismissLostAddress: () => {
      ui.dismissLostAddress(context);
    },
    engineCrashed: (message: string, held: readonly DatasetId[]) => {
      ui.engineCrashed(context, message, held);
    },
    restart: () => {
      ui.restart(context);
    },
  };
}

/** Reads an open dataset again, one of its files as another format; null leaves it to recognition. */
function reopenAs(context: Context, key: string, file: string, format: string | null): void {
  const dataset = findDataset(context.store.getState().datasets, key);
  if (dataset === null) return;
  const formats = new Map(dataset.formats);
  if (format === null) formats.delete(file);
  else formats.set(file, format);
  const mappings = new Map([...dataset.mappings].filter(([name]) => name !== file));
  void opening.openSources(context, dataset.sources, { formats, mappings, inPlaceOf: key });
}
