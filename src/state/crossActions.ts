import type { Cross, CrossRequest, ViewId } from '../engine/engine.ts';
import { shownChart } from './chart.ts';
import { besideRun, currentRun, runIdOf } from './selectors.ts';
import { change, type Context, type WorkbenchState } from './state.ts';

/** Every state of the run by every state of the run beside. */
export const AGREEMENT: CrossRequest = { rows: 'verdict', columns: 'beside.verdict', most: 4 };

/** Rows and parts of a chart that stand alone. */
const MOST_IN_CHART = 12;

/** What the same question is known by. */
function crossKey(request: CrossRequest): string {
  return JSON.stringify([request.rows, request.columns, request.most]);
}

/** What the chart is drawn from, or null while it is closed or has nothing to draw. */
export function chartRequest(state: WorkbenchState): CrossRequest | null {
  const chart = shownChart(state);
  return chart === null ? null : { rows: chart.rows, columns: chart.stack, most: MOST_IN_CHART };
}

/** Asks for the counts that are shown beside a view, unless they were asked of it. */
export function ensureCrosses(context: Context, view: ViewId): void {
  const state = context.store.getState();
  const compared = runIdOf(currentRun(state)) !== null && runIdOf(besideRun(state)) !== null;
  const wanted = [compared ? AGREEMENT : null, chartRequest(state)];
  for (const request of wanted) {
    if (request !== null) void ensureCross(context, view, request);
  }
}

/** The counts for a request, possibly of the view before; null while there are none. */
export function crossOf(state: WorkbenchState, request: CrossRequest | null): Cross | null {
  return request === null ? null : (state.view.crosses.get(crossKey(request))?.cross ?? null);
}

async function ensureCross(context: Context, view: ViewId, request: CrossRequest): Promise<void> {
  const key = crossKey(request);
  const before = context.store.getState().view.crosses.get(key);
  if (before?.view === view) return;
  keep(before?.cross ?? null);
  const outcome = await context.effects.engine.cross(view, request);
  // One that is refused is of a view that has been overtaken: the next one is asked anew.
  if (outcome.kind === 'value' && context.store.getState().view.crosses.get(key)?.view === view) keep(outcome.value);

  function keep(cross: Cross | null): void {
    change(context, 'view', (state) => ({ ...state, crosses: new Map(state.crosses).set(key, { view, cross }) }));
  }
}
