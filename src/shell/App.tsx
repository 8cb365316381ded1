import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FilePicker, type FilePickerHandle } from '../features/open/FilePicker.tsx';
import { Openings } from '../features/open/Openings.tsx';
import { PageDrop } from '../features/open/PageDrop.tsx';
import type { DatasetsState } from '../state/datasets.ts';
import type { Workbench } from '../state/workbench.ts';
import { useTheme } from '../ui/theme.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { AppHeader } from './AppHeader.tsx';
import { CrashBanner } from './CrashBanner.tsx';
import { CurrentView } from './CurrentView.tsx';
import { doDeed } from './doDeed.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { KeyDeed } from './keys.ts';
import { loadMapping } from '../features/open/loadMapping.ts';
import { loadDialogs, loadRefusals } from './lazyViews.ts';
import { GRID, useFocusOnRoute } from './useFocusOnRoute.ts';
import { useKeys } from './useKeys.ts';
import { useTitle } from './useTitle.ts';
import { words } from './words.ts';
import styles from './App.module.css';

const Dialogs = lazy(loadDialogs);
const Refusals = lazy(loadRefusals);
const MappingDialog = lazy(loadMapping);

export interface AppProps {
  readonly bench: Workbench;
  readonly now: () => number;
}

/** The frame: header, the view of the route, and what floats over all views. */
export function App({ bench, now }: AppProps) {
  const { actions, store } = bench;
  const picker = useRef<FilePickerHandle>(null);
  const route = useStore(store, (state) => state.route);
  const { theme, dialog, crash } = useStore(store, (state) => state.ui);
  const refused = useStore(store, (state) => hasNotices(state.datasets));
  const maps = useStore(store, (state) => state.datasets.mappingSteps.length > 0);
  const [mapped, setMapped] = useState(false);
  const [floats, setFloats] = useState(false);
  // Once loaded they stay, so that one that closes can give the focus back.
  if (dialog !== null && !floats) setFloats(true);
  if (maps && !mapped) setMapped(true);
  useTheme(theme);
  useTitle(bench);
  useFocusOnRoute(route);

  const onPick = useCallback(() => {
    picker.current?.show();
  }, []);
  const onPickFolder = useCallback(() => {
    picker.current?.showFolder();
  }, []);
  const frame = useMemo(() => ({ bench, onPick, onPickFolder }), [bench, onPick, onPickFolder]);
  const onDeed = useCallback(
    (deed: KeyDeed) => {
      doDeed(frame, deed);
    },
    [frame],
  );
  useKeys(bench, onDeed);

  return (
    <div className={styles.app}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          skipTo(event, '#main');
        }}
      >
        {words.skip}
      </a>
      {(route.view === 'results' || route.view === 'item') && (
        <a
          className={styles.skip}
          href="#main"
          onClick={(event) => {
            skipTo(event, `${GRID}, main article :is(h1, h2)`);
          }}
        >
          {words.skipToItems}
        </a>
      )}
      <AppHeader bench={bench} onPick={onPick} />
      {crash !== null && <CrashBanner crash={crash} onRestart={actions.restart} />}
      <Openings bench={bench} />
      {refused && (
        <Suspense fallback={null}>
          <Refusals bench={bench} />
        </Suspense>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary place={JSON.stringify(route)}>
          <Suspense fallback={<p className={styles.loading}>{words.loading}</p>}>
            <CurrentView bench={bench} route={route} now={now} onPick={onPick} onPickFolder={onPickFolder} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <FilePicker ref={picker} onFiles={actions.open} />
      <PageDrop onFiles={actions.open} />
      {floats && (
        <Suspense fallback={null}>
          <Dialogs frame={frame} />
        </Suspense>
      )}
      {mapped && (
        <Suspense fallback={null}>
          <MappingDialog bench={bench} />
        </Suspense>
      )}
      <ToastRegion />
    </div>
  );
}

/** Whether anything is to be said of files that were given. */
function hasNotices({ refusals, unread, leftOut, changed }: DatasetsState): boolean {
  return refusals.length + unread.length + leftOut.length + changed.length > 0;
}

/** The hash is the route's: skipping must not change it. */
function skipTo(event: { preventDefault: () => void }, selectors: string): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(selectors)?.focus();
}
