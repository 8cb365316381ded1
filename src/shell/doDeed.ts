import { datasOf } from '../state/route.ts';
import { compareRoute, labellingRoute, resultsRoute, viewSummary } from '../state/selectors.ts';
import type { Workbench } from '../state/workbench.ts';
import type { KeyDeed } from './keys.ts';
import { GRID } from './useFocusOnRoute.ts';

/** Of the filter field, so that a key can go there. */
export const FILTER_ID = 'filter';
/** Of the button that opens the field in which an item is searched. */
const FIND_ID = 'item-find';
/** Of the button that opens all folds of a list, also those that are not laid out. */
const EXPAND_ID = 'item-expand';

/** Of the field for the address of a file. */
export const ADDRESS_ID = 'address';

export interface Frame {
  readonly bench: Workbench;
  readonly onPick: () => void;
  readonly onPickFolder: () => void;
}

/** Does what a key or a command asks for. */
export function doDeed({ bench, onPick }: Frame, deed: KeyDeed): void {
  const { actions, store } = bench;
  const { route } = store.getState();
  switch (deed.do) {
    case 'help':
      return actions.showDialog('keys');
    case 'palette':
      return actions.showDialog('palette');
    case 'open':
      return onPick();
    case 'filter':
      return document.getElementById(FILTER_ID)?.focus();
    case 'results':
      actions.go(resultsRoute(store.getState()) ?? { view: 'open' });
      return focusGrid();
    case 'build':
      return actions.go({ view: 'build', t: null });
    case 'label':
    case 'agreement':
      return actions.go(labellingRoute(store.getState(), deed.do) ?? { view: 'open' });
    case 'compare':
      return actions.go(compareRoute(store.getState()) ?? { view: 'open' });
    case 'press':
      return document.getElementById(deed.id)?.click();
    case 'leave':
      return leave(bench);
    case 'move':
      return move(bench, deed.by);
    case 'enter':
      return route.view === 'compare' ? actions.openCompared() : actions.openRow(store.getState().view.cursor);
    case 'wrong':
      return stepWorse(bench, deed.by);
    case 'tab':
      return actions.chooseTab(deed.tab);
    case 'expand':
      return route.view === 'item' ? expandAll() : undefined;
    case 'find':
      return document.getElementById(FIND_ID)?.click();
    case 'link':
      return datasOf(route).length === 0 ? undefined : actions.copyLink();
  }
}

/** Out of the field, then out of the item. */
function leave({ store, actions }: Workbench): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) {
    focused.blur();
    focusGrid();
    return;
  }
  const { route } = store.getState();
  if (route.view === 'item') actions.closeItem();
  else if (route.view === 'compare' && route.item !== null) actions.go({ ...route, item: null });
}

function move({ store, actions }: Workbench, by: 1 | -1): void {
  const state = store.getState();
  if (state.route.view === 'item') return actions.stepItem(by === 1 ? 'next' : 'previous');
  if (state.route.view === 'compare') {
    if (state.route.item === null) takeFocus();
    return actions.stepCompared(by);
  }
  const shown = viewSummary(state)?.shown ?? 0;
  if (state.route.view !== 'results' || shown === 0) return;
  const { cursor } = state.view;
  takeFocus();
  actions.moveCursor(cursor < 0 ? 0 : Math.max(0, Math.min(shown - 1, cursor + by)));
}

/** To the next wrong item; of two runs to the next regression. */
function stepWorse({ store, actions }: Workbench, by: 1 | -1): void {
  const { route } = store.getState();
  if (route.view !== 'compare') return actions.stepItem(by === 1 ? 'nextWrong' : 'previousWrong');
  if (route.item === null) takeFocus();
  actions.stepRegression(by);
}

/**
 * What is selected is read to whom the table has the focus; and Enter is for the row that was gone to, not for the button
 * that was pressed before.
 */
function takeFocus(): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement.closest(GRID) === null) focusGrid();
}

function focusGrid(): void {
  document.querySelector<HTMLElement>(GRID)?.focus({ preventScroll: true });
}

/** Everything in the item that is folded. */
function expandAll(): void {
  document.getElementById(EXPAND_ID)?.click();
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('article details')) fold.open = true;
  const buttons = document.querySelectorAll<HTMLButtonElement>(
    'article button[aria-expanded="false"]:not([aria-haspopup])',
  );
  for (const button of buttons) button.click();
}
