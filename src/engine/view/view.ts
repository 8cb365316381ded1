import type { Filter } from '../../core/filter/filter.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { ViewId, ViewRequest, ViewSummary } from '../engine.ts';
import type { Pace } from '../pace.ts';
import { comparesSteps, type Run } from '../run/run.ts';
import { totalsOver } from '../run/totalsOver.ts';
import type { Means } from './blockTest.ts';
import { facetFields, facetsOf } from './facets.ts';
import { FieldSource } from './fieldSource.ts';
import { filterItems } from './filterItems.ts';
import { ItemTexts } from './itemTexts.ts';
import { recordedFacets } from './recordedFacets.ts';
import { readFilter } from './readFilter.ts';
import { repliesOf } from './repliesOf.ts';
import { sortItems } from './sortItems.ts';
import type { ViewMemory } from './viewMemory.ts';
import type { ViewScope } from './viewScope.ts';

/** A filtered, sorted order of a dataset's items. */
export interface View {
  readonly id: ViewId;
  readonly dataset: Dataset;
  readonly run: Run | null;
  readonly beside: Run | null;
  /** Item numbers in the order in which they are shown. */
  readonly order: Uint32Array;
  /** Recorded columns that rows are to show. */
  readonly recorded: readonly string[];
  /** Rows are to show trajectories. */
  readonly trajectories: boolean;
  readonly filter: Filter | null;
  readonly scope: ViewScope;
  readonly means: Means;
  readonly summary: ViewSummary;
}

export async function makeView(
  id: ViewId,
  dataset: Dataset,
  run: Run | null,
  beside: Run | null,
  request: ViewRequest,
  memory: ViewMemory,
  pace: Pace,
): Promise<View> {
  const { filter, regex } = await readFilter(request.filter);
  await memory.recorded.fill(dataset, pace);
  const source = new FieldSource(dataset, run, beside, memory, regex);
  const texts = new ItemTexts(dataset, repliesOf(dataset, run), memory.texts);
  const written = new ItemTexts(dataset, repliesOf(dataset, run), memory.texts, 'written');
  const scope = memory.under(dataset, run, beside);
  const fields = facetFields(run, beside, recordedFacets(dataset.recordedColumns.list(), memory.recorded));
  const means = { source, texts, written, codes: scope.codes, pace };
  const filtered = await filterItems(filter, scope.order, fields, scope.results, means);
  const { shown } = filtered;
  const { sort } = request;
  const order =
    sort === null
      ? shown
      : await sortItems(shown, sort.column, sort.descending, { dataset, run, beside, source, texts, scope, pace });
  const all = run !== null && shown.length === run.summary.totals.items && shown.length === scope.order.length;
  const summary: ViewSummary = {
    view: id,
    shown: shown.length,
    total: scope.order.length,
    facets: facetsOf(fields, filter, filtered, scope, run),
    totals: run === null ? null : all ? run.summary.totals : totalsOver(dataset.items, run.columns, shown),
  };
  const recorded = request.recorded ?? [];
  const trajectories = request.trajectories === true || (run !== null && comparesSteps(run.scorer));
  return { id, dataset, run, beside, recorded, trajectories, filter, order, scope, means, summary };
}
