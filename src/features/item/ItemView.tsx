import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { issueSentence } from '../../core/words/issue.ts';
import { refusalSentence } from '../../core/words/refusal.ts';
import { stateWord } from '../../core/words/state.ts';
import type { DatasetSummary, ItemDetail, RunSummary } from '../../engine/engine.ts';
import { valueOf } from '../../state/async.ts';
import type { ItemTab, Route } from '../../state/route.ts';
import { besideRun, currentDataset, currentRunSummary } from '../../state/selectors.ts';
import type { Workbench } from '../../state/workbench.ts';
import { toneOf } from '../../state/tone.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { Tabs, type TabEntry } from '../../ui/Tabs.tsx';
import { SoughtContext } from '../../ui/text/folds.ts';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { useFoundMarks } from '../../ui/text/useFoundMarks.ts';
import { CaseTab } from './CaseTab.tsx';
import { ComparisonTab } from './ComparisonTab.tsx';
import { FindBar } from './FindBar.tsx';
import { ItemHeader } from './ItemHeader.tsx';
import { MessagesTab } from './MessagesTab.tsx';
import { RawTab } from './RawTab.tsx';
import { RecordedLines } from './RecordedLines.tsx';
import { linesOf } from './linesOf.ts';
import { RecordedTab } from './RecordedTab.tsx';
import { shownTab, tabsOf } from './shownTab.ts';
import { ToolsTab } from './ToolsTab.tsx';
import { TrajectoryTab } from './TrajectoryTab.tsx';
import { useFoundPlace } from './useFoundPlace.ts';
import { useItemFind } from './useItemFind.ts';
import { Why } from './Why.tsx';
import { words } from './words.ts';
import styles from './ItemView.module.css';

export interface ItemViewProps {
  readonly bench: Workbench;
  readonly route: Extract<Route, { readonly view: 'item' }>;
  /** The item is the whole page, not a panel beside the table. */
  readonly full: boolean;
}

/** What is searched: the view that is shown, not what stands above it. */
const FOUND_IN = '[role="tabpanel"]';

/** Everything of one item, opened on what was compared. */
export function ItemView({ bench, route, full }: ItemViewProps) {
  const { actions, store } = bench;
  const item = useStore(store, (state) => state.item);
  const run = useStore(store, currentRunSummary);
  const beside = useStore(store, besideRun);
  const detail = valueOf(item.detail);
  const table = useStore(store, (state) => isTable(currentDataset(state)?.summary ?? null, detail));
  const [indented, setIndented] = useState(true);
  const article = useRef<HTMLElement>(null);
  const tabs = useMemo(() => tabsOf(detail, run?.scorer), [detail, run]);
  const tab = shownTab(route.tab, tabs);
  const find = useItemFind(detail, tab, tabs, indented, actions.chooseTab);
  const { finder, hit } = find;
  const { here, sought } = useFoundPlace(hit);
  useFoundMarks(article, FOUND_IN, finder, here);

  function openFind(): void {
    find.setOpen(true);
    const field = document.querySelector<HTMLInputElement>('#item-find-field');
    field?.focus();
    field?.select();
  }
  function closeFind(): void {
    find.setOpen(false);
    article.current?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
  }
  function viewOf(id: ItemTab, of: ItemDetail): Pick<TabEntry, 'count' | 'content'> {
    switch (id) {
      case 'case':
        return {
          content: of.conformance === undefined ? null : <CaseTab detail={of} one={of.conformance} hit={hit} />,
        };
      case 'trajectory': {
        const trajectory = of.trajectory ?? null;
        if (trajectory === null) return { content: null };
        return { content: <TrajectoryTab trajectory={trajectory} hit={hit} onBuild={actions.openInBuilder} /> };
      }
      case 'comparison':
        return { content: <ComparisonTab detail={of} hit={hit} /> };
      case 'messages':
        return {
          count: of.input.length + of.continuation.length,
          content: <MessagesTab key={`${of.key.attempt} ${of.key.id}`} detail={of} hit={hit} />,
        };
      case 'tools':
        return { count: of.tools.length, content: <ToolsTab tools={of.tools} /> };
      case 'raw': {
        const view = { table, indented, finder, hit };
        return { content: <RawTab detail={of} onIndented={setIndented} {...view} /> };
      }
      case 'recorded':
        return { count: of.recorded.length, content: <RecordedTab detail={of} run={run} /> };
    }
  }
  return (
    <article ref={article} className={full ? styles.page : styles.panel} aria-label={labelText(route.key.id)}>
      <ItemHeader
        itemKey={route.key}
        detail={detail}
        neighbours={item.neighbours}
        full={full}
        actions={actions}
        finding={find.open}
        onFind={openFind}
      />
      {find.open && <FindBar find={find} tab={tab} tabs={tabs} onTab={actions.chooseTab} onClose={closeFind} />}
      {detail !== null && (
        <SoughtContext value={sought}>
          {/* Scrolls by keys, too. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.verdict} role="region" aria-label={words.verdictPart} tabIndex={0}>
            <Why detail={detail} run={run} />
            <RecordedLines detail={detail} run={run} />
            <BesideLine detail={valueOf(item.beside)} run={beside === null ? null : valueOf(beside.result)} />
            <Issues detail={detail} />
          </div>
          <Tabs
            fill
            label={words.tabs}
            value={tab}
            onChange={actions.chooseTab}
            tabs={tabs.map((id) => ({ id, label: words.tab[id], ...viewOf(id, detail) }))}
          />
        </SoughtContext>
      )}
      {item.detail.kind === 'refused' && (
        <EmptyState title={words.refused}>
          <PlainText text={refusalSentence(item.detail.refusal)} multiline />
        </EmptyState>
      )}
      {(item.detail.kind === 'loading' || item.detail.kind === 'idle') && (
        <p className={styles.loading}>{words.loading}</p>
      )}
    </article>
  );
}

/** Whether the item's rows stand in a table. */
function isTable(summary: DatasetSummary | null, detail: ItemDetail | null): boolean {
  const container = summary?.files.find(({ name }) => name === detail?.place.file)?.container;
  return container === 'csv' || container === 'tsv' || container === 'promptfoo';
}

function BesideLine({ detail, run }: { readonly detail: ItemDetail | null; readonly run: RunSummary | null }) {
  if (detail === null || detail.result === null || run === null) return null;
  // What the file recorded stands above, by the name of its column.
  if (run.scorer === 'recorded' && linesOf(detail).some(({ name }) => name === columnOf(run, detail))) return null;
  const { result } = detail;
  const reason = result.state === 'fault' ? result.fault.cause : (result.verdict?.reason ?? null);
  return (
    <div className={styles.beside}>
      <span>
        {words.beside} ({run.scorer} {run.version}
        {run.options.map(([name, value]) => (
          <span key={name}>
            , {name} <PlainText text={value} limit={60} />
          </span>
        ))}
        )
      </span>
      <StateMark tone={toneOf(result.state)} word={stateWord(result.state)} />
      {reason !== null && <code>{reason}</code>}
    </div>
  );
}

/** The recorded column that a run shows: the one that is named, else the first that says right or wrong. */
function columnOf({ options }: RunSummary, detail: ItemDetail): string | undefined {
  const named = options.find(([name]) => name === 'column')?.[1] ?? '';
  return named === '' ? linesOf(detail)[0]?.name : named;
}

function Issues({ detail }: { readonly detail: ItemDetail }) {
  if (detail.issues.length === 0) return null;
  return (
    <details className={styles.issues}>
      <summary>{words.issues(detail.issues.length)}</summary>
      <ul>
        {detail.issues.map((issue, place) => (
          <li key={place}>
            <PlainText text={issueSentence(issue)} multiline />
          </li>
        ))}
      </ul>
    </details>
  );
}
