import { shownColumns } from './columns.ts';
import { findDataset } from './datasets.ts';
import { repliesKey, replySetOf } from './replySets.ts';
import { withParams, type ComparePlace, type CompareRoute, type Route, type RunParams } from './route.ts';
import { currentDataset, runNamed, wantedBeside, wantedRun } from './selectors.ts';
import type { WorkbenchState } from './state.ts';

/**
 * The place that the reader sees, as it is handed on: with the replies by their digits, whatever else is open where it
 * arrives, and the names of the files it needs, and with the columns as they stand.
 */
export function linkOf(state: WorkbenchState): Route {
  if (state.route.view === 'compare') return compareLink(state, state.route);
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

/** Both sides with what they are scored by and what they are called. */
function compareLink({ datasets }: WorkbenchState, route: CompareRoute): Route {
  function named(place: ComparePlace | null): ComparePlace | null {
    const summary = place?.kind === 'run' ? findDataset(datasets, place.data)?.summary : null;
    if (place?.kind !== 'run' || summary === null || summary === undefined) return place;
    return { ...place, run: runNamed(summary, place.run) };
  }
  const needs = [route.a, route.b].map((place, at) => {
    const dataset = place?.kind === 'run' ? findDataset(datasets, place.data) : null;
    return dataset?.name ?? route.needs[at] ?? '';
  });
  return { ...route, a: named(route.a), b: named(route.b), needs };
}
