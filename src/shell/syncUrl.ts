import { formatRoute } from '../state/url.ts';
import type { Workbench } from '../state/workbench.ts';

/** Keeps the browser's address and the route the same, in both directions. Call once. */
export function syncUrl({ store, actions }: Workbench): void {
  function arrive(): void {
    if (location.hash !== formatRoute(store.getState().route)) actions.arrive(location.hash);
  }
  arrive();
  write(store.getState().route, 'replace');
  window.addEventListener('popstate', arrive);
  window.addEventListener('hashchange', arrive);
  store.subscribe(({ route, step }, before) => {
    if (route !== before.route) write(route, step);
  });
}

function write(route: Parameters<typeof formatRoute>[0], step: 'push' | 'replace'): void {
  const hash = formatRoute(route);
  if (location.hash === hash) return;
  if (step === 'push') history.pushState(null, '', hash);
  else history.replaceState(null, '', hash);
}
