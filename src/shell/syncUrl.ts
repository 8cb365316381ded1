import { dataOf } from '../state/route.ts';
import type { Step, WorkbenchState } from '../state/state.ts';
import { formatRoute, formatSearch } from '../state/url.ts';
import type { Workbench } from '../state/workbench.ts';

/** Keeps the browser's address and the route the same, in both directions. Call once. */
export function syncUrl({ store, actions }: Workbench): void {
  // The address changes after what is shown: a key in the filter does not wait for it.
  let due: WorkbenchState | null = null;
  // On the way back: what changes meanwhile is written on arrival.
  let returning = false;

  function arrive(): void {
    if (returning) {
      returning = false;
      write(store.getState(), 'push');
      return;
    }
    // Of one step the browser tells twice: the second time nothing is to be done, and nothing to be undone.
    if (location.hash === formatRoute(store.getState().route)) return;
    due = null;
    actions.arrive(location.hash);
  }
  arrive();
  const given = addressesOf(location.search);
  if (given.length > 0) actions.openNamedAddresses(given);
  write(store.getState(), 'replace');
  window.addEventListener('popstate', arrive);
  window.addEventListener('hashchange', arrive);
  function flush(): void {
    if (due !== null) write(due, 'replace');
    due = null;
  }
  function soon(state: WorkbenchState): void {
    if (due === null) setTimeout(flush, 0);
    due = state;
  }
  store.subscribe((state, before) => {
    if (returning) return;
    if (state.route !== before.route) {
      if (state.step === 'replace') soon(state);
      else {
        flush();
        returning = state.step === 'back' && cameFrom(addressOf(state));
        if (returning) history.back();
        else write(state, 'push');
      }
    } else if (state.datasets.named !== before.datasets.named) soon(state);
  });
}

/** The addresses that a page's address names: each `src` of its query. */
function addressesOf(search: string): readonly string[] {
  return new URLSearchParams(search).getAll('src');
}

function write(state: WorkbenchState, step: Step): void {
  const address = addressOf(state);
  const here = location.search + location.hash;
  if (here === address) return;
  const whole = location.pathname + address;
  if (step === 'replace') history.replaceState(history.state, '', whole);
  else history.pushState(isCompared(state) ? { from: here } : null, '', whole);
}

/** An item of two runs keeps the list it was opened from: to leave it goes back there, and not on. */
function isCompared({ route }: WorkbenchState): boolean {
  return route.view === 'compare' && route.item !== null;
}

function cameFrom(address: string): boolean {
  const kept: unknown = history.state;
  return typeof kept === 'object' && kept !== null && 'from' in kept && kept.from === address;
}

function addressOf(state: WorkbenchState): string {
  return searchOf(state) + formatRoute(state.route);
}

/** Files of other addresses are named as long as the reader looks at what came of them, or waits for it. */
function searchOf({ datasets: { named }, route }: WorkbenchState): string {
  return named !== null && named.data === dataOf(route) ? formatSearch(named.addresses) : '';
}
