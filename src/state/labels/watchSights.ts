import { keyText } from '../../core/labels/keyText.ts';
import type { ItemKey, RecordedKind } from '../../core/model/item.ts';
import type { RowView } from '../../engine/engine.ts';
import { valueOf } from '../async.ts';
import { recordedColumns } from '../columns.ts';
import { rowAt } from '../pages.ts';
import { besideRun, currentDataset, currentRun } from '../selectors.ts';
import type { Context, WorkbenchState } from '../state.ts';
import { scopeOf } from './scope.ts';
import { noteSights } from './sightings.ts';

/** Milliseconds for which what comes into sight is gathered: scrolling costs nothing. */
const GATHER = 250;

/** What says how an item was judged, or lets one guess it. */
const TELLING: ReadonlySet<RecordedKind> = new Set(['verdict', 'judge', 'label', 'score', 'reason']);

/**
 * From now on notes which items were on screen in the results with a verdict of a run or with what a file recorded of
 * how they were judged: labels that are given to them later are not blind.
 */
export function watchSights(context: Context): void {
  const { store, effects, visible } = context;
  let isWaiting = false;
  /** Rows that the table said it paints; those it starts with are only asked for ahead. */
  let isPainted = visible.said === true;
  let last: WorkbenchState | null = null;

  function wait(): void {
    if (isWaiting) return;
    isWaiting = true;
    effects.later(GATHER, () => {
      isWaiting = false;
      look();
    });
  }

  function look(): void {
    const state = store.getState();
    last = state;
    const { view } = state.route;
    if (view !== 'results' && view !== 'item') isPainted = false;
    else noteAll(context, state, isPainted);
  }

  visible.tell = () => {
    isPainted = true;
    wait();
  };
  // What was shown before it watched is noted, too.
  if (isPainted) wait();
  store.subscribe((state) => {
    if (last === null || differs(state, last)) wait();
  });
}

function differs(one: WorkbenchState, other: WorkbenchState): boolean {
  return (
    one.view.pages !== other.view.pages ||
    one.route !== other.route ||
    one.item.detail !== other.item.detail ||
    one.item.beside !== other.item.beside ||
    one.runs !== other.runs
  );
}

function noteAll(context: Context, state: WorkbenchState, isPainted: boolean): void {
  const dataset = currentDataset(state);
  const [run, beside] = [currentRun(state), besideRun(state)];
  const scope = dataset === null ? null : scopeOf(dataset, run?.params ?? null)?.scope;
  if (scope === null || scope === undefined) return;
  const seen = new Map<string, string[]>();
  function see(source: string, { id, attempt }: ItemKey): void {
    const items = seen.get(source) ?? [];
    items.push(keyText({ id, attempt }));
    seen.set(source, items);
  }
  const [runSource, besideSource] = [sourceOf(run), sourceOf(beside)];
  if (isPainted) {
    const telling = tellingColumns(state);
    const { from, to } = context.visible;
    for (let at = from; at < to; at += 1) {
      const row = rowAt(state.view.pages, at);
      if (row === undefined) continue;
      if (row.state !== null) see(runSource, row.key);
      if (row.besideState !== null) see(besideSource, row.key);
      for (const name of saidIn(row, telling)) see(`recorded:${name}`, row.key);
    }
  }
  if (state.route.view === 'item') {
    const [detail, other] = [valueOf(state.item.detail), valueOf(state.item.beside)];
    if (detail !== null && detail.result !== null) see(runSource, detail.key);
    if (other !== null && other.result !== null) see(besideSource, other.key);
    for (const { name, kind } of detail?.recorded ?? []) {
      if (detail !== null && kind !== undefined && TELLING.has(kind)) see(`recorded:${name}`, detail.key);
    }
  }
  for (const [source, items] of seen) noteSights(context, scope, items, source);
}

function sourceOf(run: ReturnType<typeof currentRun>): string {
  return `run:${run?.params.scorer ?? ''}`;
}

/** Names of the columns in the table, in its order; null for those that tell nothing. */
function tellingColumns(state: WorkbenchState): readonly (string | null)[] {
  const kinds = new Map(recordedColumns(state).map(({ name, kind }) => [name, kind]));
  return state.view.recorded.map((name) => (TELLING.has(kinds.get(name) ?? 'other') ? name : null));
}

function saidIn({ recorded = [] }: RowView, telling: readonly (string | null)[]): readonly string[] {
  return telling.flatMap((name, at) => (name !== null && (recorded[at] ?? null) !== null ? [name] : []));
}
