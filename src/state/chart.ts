import type { CrossField } from '../engine/engine.ts';
import { isRecordedField } from './route.ts';
import { currentRunSummary, viewSummary } from './selectors.ts';
import type { WorkbenchState } from './state.ts';

/** What the bars of the chart are, and what they are made of. */
export interface ChartChoice {
  readonly rows: CrossField;
  readonly stack: CrossField;
}

export const PLAIN_CHART: ChartChoice = { rows: 'category', stack: 'reason' };

/** Fields that the items shown can be counted by. */
export function chartFields(state: WorkbenchState): readonly CrossField[] {
  const facets = viewSummary(state)?.facets ?? [];
  const filled = facets.filter(({ values }) => values.length > 0).map(({ field }) => field);
  const computed: readonly CrossField[] = currentRunSummary(state) === null ? [] : ['verdict', 'reason'];
  return [
    ...(filled.includes('category') ? (['category'] as const) : []),
    ...computed,
    ...filled.filter(isRecordedField),
  ];
}

/**
 * The open chart, each field that the dataset does not have replaced by one that it has; null without two such fields.
 */
export function shownChart(state: WorkbenchState): ChartChoice | null {
  const { chart } = state.ui;
  if (chart === null) return null;
  const fields = chartFields(state);
  const rows = fields.includes(chart.rows) ? chart.rows : fields.find((field) => field !== chart.stack);
  const others = fields.filter((field) => field !== rows);
  const stack = others.includes(chart.stack) ? chart.stack : (others.find((field) => field === 'reason') ?? others[0]);
  return rows === undefined || stack === undefined ? null : { rows, stack };
}
