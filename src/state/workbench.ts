import { createStore, type StoreApi } from 'zustand/vanilla';
import { bindActions, type Actions } from './actions.ts';
import type { Effects } from './effects.ts';
import { rememberView } from './keptActions.ts';
import { PAGE_SIZE } from './pages.ts';
import { reconcile } from './reconcile.ts';
import { dataOf } from './route.ts';
import { START, type Context, type WorkbenchState } from './state.ts';
import { createStoppers } from './stoppers.ts';
import type { UiState } from './ui.ts';

/** The store and all that can be done to it. */
export interface Workbench {
  readonly store: StoreApi<WorkbenchState>;
  readonly actions: Actions;
  /** For parts of the workbench that come in a chunk of their own, each made once. */
  readonly context: Context;
}

const REMEMBER_AFTER = 500;

/** A workbench over these effects. Whatever the route wants from then on is asked for by itself. */
export function createWorkbench(effects: Effects, ui: Partial<UiState> = {}): Workbench {
  const store = createStore<WorkbenchState>(() => ({ ...START, ui: { ...START.ui, ...ui } }));
  let tokens = 0;
  const context: Context = {
    store,
    effects,
    stoppers: createStoppers(),
    fetching: new Set(),
    reopening: new Set(),
    pause: { end: null },
    visible: { from: 0, to: PAGE_SIZE },
    nextToken: () => (tokens += 1),
  };
  let forget: (() => void) | null = null;
  store.subscribe((state, before) => {
    reconcile(context);
    if (state.route === before.route || dataOf(state.route) === null) return;
    forget?.();
    forget = effects.later(REMEMBER_AFTER, () => {
      rememberView(context);
    });
  });
  return { store, actions: bindActions(context), context };
}
