import { createRoot } from 'react-dom/client';
import { createStorage } from '../storage/storage.ts';
import type { FarAnswers, FarSides, Stopper } from '../state/effects.ts';
import { isWorking } from '../state/selectors.ts';
import { createWorkbench, type Workbench } from '../state/workbench.ts';
import { savedFilters } from '../state/savedFilters.ts';
import { PANEL_WIDTH } from '../state/ui.ts';
import { copyText } from '../ui/copyText.ts';
import { applyTheme } from '../ui/theme.ts';
import { announce, showToast } from '../ui/toasts.ts';
import { createWorkerEngine } from '../worker/client.ts';
import { spawnEngineThread } from '../worker/create.ts';
import '../ui/tokens.css';
import { App } from './App.tsx';
import { download } from './download.ts';
import { createHandles } from './handles.ts';
import { holdPage } from './holdPage.ts';
import { newId } from './newId.ts';
import { prefetchViews } from './lazyViews.ts';
import { samples } from './samples.ts';
import { syncUrl } from './syncUrl.ts';

/** The composition root: everything that is no pure function is made here and handed in. */
async function start(): Promise<void> {
  const storage = createStorage();
  const theme = storage.settings.themeAtOnce();
  applyTheme(document.documentElement, theme);
  const engine = createWorkerEngine(spawnEngineThread);
  const saved = await storage.settings.load();
  const ui = saved.ok
    ? {
        theme,
        keysOn: saved.value.keys,
        panelWidth: saved.value.widths.get('item') ?? PANEL_WIDTH,
        layouts: saved.value.layouts,
        filters: savedFilters(saved.value.filters),
      }
    : { theme };
  const bench = createWorkbench(
    {
      engine,
      restartEngine: engine.restart,
      kept: storage.files,
      mappings: storage.mappings,
      labels: storage.labels,
      newId,
      holdPage,
      settings: storage.settings,
      now: Date.now,
      stopper,
      later,
      download,
      copy: copyText,
      address: (hash) => location.href.replace(/#.*$/, '') + hash,
      samples,
      handles: createHandles(),
      compareFar,
      fetchUrl: async (address, signal, onBytes) => (await import('./openUrl.ts')).fetchUrl(address, signal, onBytes),
      notify: (text, tone, action) => {
        showToast(text, { tone, action });
      },
      announce,
    },
    ui,
  );
  engine.onCrash((crash) => {
    bench.actions.engineCrashed(crash.message, crash.datasets);
  });
  syncUrl(bench);
  // Whoever comes back to the page may have changed a file meanwhile.
  addEventListener('focus', bench.actions.lookOnDisk);
  bench.actions.listKept();
  bench.actions.listSamples();
  const root = document.getElementById('root');
  if (root !== null) createRoot(root).render(<App bench={bench} now={Date.now} />);
  void watchSights(bench);
  prefetchViews(() => isWorking(bench.store.getState()));
}

/** What is shown of verdicts is noted from the beginning, by a part that the first screen does without. */
async function watchSights({ context }: Workbench): Promise<void> {
  try {
    (await import('../state/labels/watchSights.ts')).watchSights(context);
  } catch {
    // Then what labels comes from the same place, and is not there either.
  }
}

/** The thread that compares is started by a chunk of its own; it is stopped even before that is there. */
function compareFar(sides: FarSides, answers: FarAnswers): () => void {
  let stop: (() => void) | null = null;
  let stopped = false;
  async function load(): Promise<void> {
    const far = await import('../worker/compareFar.ts');
    if (!stopped) stop = far.compareFar(sides, answers);
  }
  load().catch((error: unknown) => {
    if (!stopped) answers.failed(String(error));
  });
  return () => {
    stopped = true;
    stop?.();
  };
}

function stopper(): Stopper {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    stop: () => {
      controller.abort();
    },
  };
}

function later(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => {
    clearTimeout(timer);
  };
}

void start();
