import { shownColumns } from './columns.ts';
import { repliesKey, replySetOf } from './replySets.ts';
import { withParams, type Route, type RunParams } from './route.ts';
import { currentDataset, wantedBeside, wantedRun } from './selectors.ts';
import type { WorkbenchState } from './state.ts';

/**
 * The place that the reader sees, as it is handed on: with the replies by their digits, whatever else is open where it
 * arrives, and the names of the files it needs, and with the columns as they stand.
 */
export function linkOf(state: WorkbenchState): Route {
  const dataset = currentDataset(state);
  if (dataset === null) return state.route;
  const { summary } = dataset;
  const needs = new Set([dataset.name]);

  function named(run: RunParams | null): RunParams | null {
    const set = run === null ? null : replySetOf(summary, run);
    if (run === null || set === null) return run;
    needs.add(set.name);
    return { ...run, replies: repliesKey(set) };
  }

  const runs = { run: named(wantedRun(state)), beside: named(wantedBeside(state)) };
  return withParams(state.route, { ...runs, columns: shownColumns(state), needs: [...needs] });
}
