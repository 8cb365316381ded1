import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FilePicker, type FilePickerHandle } from '../features/open/FilePicker.tsx';
import { MissingDataset } from '../features/open/MissingDataset.tsx';
import { MissingReplies } from '../features/open/MissingReplies.tsx';
import { Openings } from '../features/open/Openings.tsx';
import { OpenView } from '../features/open/OpenView.tsx';
import { PageDrop } from '../features/open/PageDrop.tsx';
import type { DatasetsState } from '../state/datasets.ts';
import type { Route } from '../state/route.ts';
import { currentDataset, lacksWantedReplies } from '../state/selectors.ts';
import type { Workbench } from '../state/workbench.ts';
import { useTheme } from '../ui/theme.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { AppHeader } from './AppHeader.tsx';
import { CrashBanner } from './CrashBanner.tsx';
import { ADDRESS_ID, doDeed, FILTER_ID } from './doDeed.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { KeyDeed } from './keys.ts';
import { keyGroups } from './keyGroups.ts';
import { loadMapping } from '../features/open/loadMapping.ts';
import { loadBuild, loadDialogs, loadHelp, loadItem, loadRefusals, loadResults } from './lazyViews.ts';
import { keysText } from './platform.ts';
import { GRID, useFocusOnRoute } from './useFocusOnRoute.ts';
import { useKeys } from './useKeys.ts';
import { useTitle } from './useTitle.ts';
import { words } from './words.ts';
import styles from './App.module.css';

const ResultsView = lazy(loadResults);
const ItemView = lazy(loadItem);
const BuildView = lazy(loadBuild);
const HelpView = lazy(loadHelp);
const Dialogs = lazy(loadDialogs);
const Refusals = lazy(loadRefusals);
const MappingDialog = lazy(loadMapping);

const ITEM_BESIDE = '(min-width: 1000px)';

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
  const besides = useMediaQuery(ITEM_BESIDE);
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
            <CurrentView
              bench={bench}
              route={route}
              besides={besides}
              now={now}
              onPick={onPick}
              onPickFolder={onPickFolder}
            />
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

interface CurrentViewProps extends AppProps {
  readonly route: Route;
  readonly besides: boolean;
  readonly onPick: () => void;
  readonly onPickFolder: () => void;
}

function CurrentView({ bench, route, besides, now, onPick, onPickFolder }: CurrentViewProps) {
  const dataset = useStore(bench.store, currentDataset);
  const missing = useStore(bench.store, (state) => state.datasets.missing);
  const lacks = useStore(bench.store, lacksWantedReplies);
  const pickKeys = keysText('mod O');
  switch (route.view) {
    case 'open':
      return (
        <OpenView
          bench={bench}
          pickKeys={pickKeys}
          now={now()}
          onPick={onPick}
          onPickFolder={onPickFolder}
          addressId={ADDRESS_ID}
        />
      );
    case 'build':
      return <BuildView bench={bench} t={route.t} modKey={keysText('mod')} />;
    case 'help':
      return <HelpView topic={route.topic} keys={keyGroups()} />;
    case 'results':
    case 'item': {
      if (dataset === null) {
        return missing === route.data ? (
          <MissingDataset
            bench={bench}
            data={route.data}
            pickKeys={pickKeys}
            onPick={onPick}
            onPickFolder={onPickFolder}
          />
        ) : (
          <p className={styles.loading}>{words.loading}</p>
        );
      }
      if (lacks) {
        return (
          <MissingReplies
            bench={bench}
            dataset={dataset}
            pickKeys={pickKeys}
            onPick={onPick}
            onPickFolder={onPickFolder}
          />
        );
      }
      // Waits by itself: the table beside it stays, and what has the focus keeps it.
      const item =
        route.view === 'item' ? (
          <Suspense fallback={<p className={styles.loading}>{words.loading}</p>}>
            <ItemView bench={bench} route={route} full={!besides} />
          </Suspense>
        ) : null;
      if (item !== null && !besides) return item;
      return (
        <ResultsView
          bench={bench}
          dataset={dataset}
          itemPanel={item}
          filterId={FILTER_ID}
          helpHref="#/help/filter"
          onPick={onPick}
        />
      );
    }
  }
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
