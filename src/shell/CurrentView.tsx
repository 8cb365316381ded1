import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { MissingDataset } from '../features/open/MissingDataset.tsx';
import { MissingReplies } from '../features/open/MissingReplies.tsx';
import { OpenView } from '../features/open/OpenView.tsx';
import { datasOf, type Route } from '../state/route.ts';
import { currentDataset, lacksWantedReplies } from '../state/selectors.ts';
import type { Workbench } from '../state/workbench.ts';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { ADDRESS_ID, FILTER_ID } from './doDeed.ts';
import { keyGroups } from './keyGroups.ts';
import {
  loadAgreement,
  loadBuild,
  loadCaseRules,
  loadCompare,
  loadHelp,
  loadItem,
  loadLabel,
  loadResults,
  loadRunBody,
} from './lazyViews.ts';
import { keysText } from './platform.ts';
import { words } from './words.ts';
import styles from './App.module.css';

const ResultsView = lazy(loadResults);
const ItemView = lazy(loadItem);
const BuildView = lazy(loadBuild);
const HelpView = lazy(loadHelp);
const LabelView = lazy(loadLabel);
const AgreementView = lazy(loadAgreement);
const CompareView = lazy(loadCompare);
const RunBody = lazy(loadRunBody);
const CaseRules = lazy(loadCaseRules);

const ITEM_BESIDE = '(min-width: 1000px)';

export interface CurrentViewProps {
  readonly bench: Workbench;
  readonly now: () => number;
  readonly route: Route;
  readonly onPick: () => void;
  readonly onPickFolder: () => void;
}

/** The view that the route names, or what it waits for. */
export function CurrentView({ bench, route, now, onPick, onPickFolder }: CurrentViewProps) {
  const dataset = useStore(bench.store, currentDataset);
  const missing = useStore(bench.store, (state) => state.datasets.missing);
  const lacks = useStore(bench.store, lacksWantedReplies);
  const besides = useMediaQuery(ITEM_BESIDE);
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
      return <HelpView topic={route.topic} place={route.place} keys={keyGroups()} />;
    case 'compare': {
      const awaited = missing !== null && datasOf(route).includes(missing) ? missing : null;
      return awaited === null ? (
        <CompareView
          bench={bench}
          route={route}
          runBody={RunBody}
          caseRules={CaseRules}
          searchId={FILTER_ID}
          onPick={onPick}
        />
      ) : (
        <MissingDataset bench={bench} data={awaited} pickKeys={pickKeys} onPick={onPick} onPickFolder={onPickFolder} />
      );
    }
    case 'label':
    case 'agreement':
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
      if (route.view === 'label') {
        return <LabelView bench={bench} dataset={dataset} route={route} runBody={RunBody} />;
      }
      if (route.view === 'agreement') {
        return <AgreementView bench={bench} dataset={dataset} route={route} runBody={RunBody} />;
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
