import type { ViewId } from '../engine/engine.ts';
import type { Positions } from '../engine/trajectories.ts';
import { currentRunSummary } from './selectors.ts';
import { change, type Context, type WorkbenchState } from './state.ts';
import { comparesSteps } from './trajectoryRun.ts';

/** Whether there are positions to be counted: the run compares steps. */
export function hasPositions(state: WorkbenchState): boolean {
  return comparesSteps(currentRunSummary(state)?.scorer);
}

/** Asks what the items of a view make of each step of their reference, while that is shown. */
export async function ensurePositions(context: Context, view: ViewId): Promise<void> {
  const { ui, view: shown } = context.store.getState();
  if (!ui.positions || !hasPositions(context.store.getState()) || shown.positions?.view === view) return;
  keep(shown.positions?.positions ?? null);
  const outcome = await context.effects.engine.positions(view);
  // One that is refused is of a view that has been overtaken: the next one is asked anew.
  if (outcome.kind === 'value' && context.store.getState().view.positions?.view === view) keep(outcome.value);

  function keep(positions: Positions | null): void {
    change(context, 'view', (state) => ({ ...state, positions: { view, positions } }));
  }
}
