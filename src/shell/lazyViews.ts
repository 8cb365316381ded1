import { loadForget } from '../features/open/loadForget.ts';
import { loadRetryAs } from '../features/open/loadRetryAs.ts';
import { preloadJsonView } from '../ui/editor/JsonView.tsx';

/** The table of results, in a chunk of its own. */
export async function loadResults() {
  const { ResultsView } = await import('../features/results/ResultsView.tsx');
  return { default: ResultsView };
}

export async function loadItem() {
  const { ItemView } = await import('../features/item/ItemView.tsx');
  return { default: ItemView };
}

export async function loadHelp() {
  const { HelpView } = await import('../features/help/HelpView.tsx');
  return { default: HelpView };
}

/** What floats over the views. */
export async function loadDialogs() {
  const { Dialogs } = await import('./Dialogs.tsx');
  return { default: Dialogs };
}

/** Fetches every chunk while nothing else is going on, so that a cut network changes nothing. */
export function prefetchViews(): void {
  whenIdle(() => {
    void prefetch();
  });
}

/** What could not be fetched ahead is fetched when it is needed, and says so then. */
async function prefetch(): Promise<void> {
  await Promise.allSettled([loadResults(), loadItem(), loadDialogs(), loadHelp(), loadRetryAs(), loadForget()]);
  await Promise.allSettled([preloadJsonView()]);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1000);
}
