import { useStore } from 'zustand';
import { issueSentence } from '../../core/words/issue.ts';
import { refusalSentence } from '../../core/words/refusal.ts';
import { stateWord } from '../../core/words/state.ts';
import type { ItemDetail, RunSummary } from '../../engine/engine.ts';
import { valueOf } from '../../state/async.ts';
import type { Route } from '../../state/route.ts';
import { besideRun, currentRunSummary } from '../../state/selectors.ts';
import type { Workbench } from '../../state/workbench.ts';
import { toneOf } from '../../state/tone.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { ComparisonTab } from './ComparisonTab.tsx';
import { ItemHeader } from './ItemHeader.tsx';
import { MessagesTab } from './MessagesTab.tsx';
import { RawTab } from './RawTab.tsx';
import { ToolsTab } from './ToolsTab.tsx';
import { Why } from './Why.tsx';
import { words } from './words.ts';
import styles from './ItemView.module.css';

export interface ItemViewProps {
  readonly bench: Workbench;
  readonly route: Extract<Route, { readonly view: 'item' }>;
  /** The item is the whole page, not a panel beside the table. */
  readonly full: boolean;
}

/** Everything of one item, opened on the comparison. */
export function ItemView({ bench, route, full }: ItemViewProps) {
  const { actions, store } = bench;
  const item = useStore(store, (state) => state.item);
  const run = useStore(store, currentRunSummary);
  const beside = useStore(store, besideRun);
  const detail = valueOf(item.detail);
  return (
    <article className={full ? styles.page : styles.panel} aria-label={route.key.id}>
      <ItemHeader itemKey={route.key} detail={detail} neighbours={item.neighbours} full={full} actions={actions} />
      {detail !== null && (
        <>
          <div className={styles.verdict}>
            <Why detail={detail} run={run} />
            <BesideLine detail={valueOf(item.beside)} run={beside === null ? null : valueOf(beside.result)} />
            <Issues detail={detail} />
          </div>
          <Tabs
            fill
            label={words.tabs}
            value={route.tab}
            onChange={actions.chooseTab}
            tabs={[
              { id: 'comparison', label: words.tab.comparison, content: <ComparisonTab detail={detail} /> },
              {
                id: 'messages',
                label: words.tab.messages,
                count: detail.input.length,
                content: <MessagesTab detail={detail} />,
              },
              {
                id: 'tools',
                label: words.tab.tools,
                count: detail.tools.length,
                content: <ToolsTab tools={detail.tools} />,
              },
              { id: 'raw', label: words.tab.raw, content: <RawTab detail={detail} /> },
            ]}
          />
        </>
      )}
      {item.detail.kind === 'refused' && (
        <EmptyState title={words.refused}>{refusalSentence(item.detail.refusal)}</EmptyState>
      )}
      {(item.detail.kind === 'loading' || item.detail.kind === 'idle') && (
        <p className={styles.loading}>{words.loading}</p>
      )}
    </article>
  );
}

function BesideLine({ detail, run }: { readonly detail: ItemDetail | null; readonly run: RunSummary | null }) {
  if (detail === null || detail.result === null || run === null) return null;
  const { result } = detail;
  const reason = result.state === 'fault' ? result.fault.cause : (result.verdict?.reason ?? null);
  return (
    <div className={styles.beside}>
      <span>
        {words.beside} ({run.scorer} {run.version}, {run.options.map(([name, value]) => `${name} ${value}`).join(', ')})
      </span>
      <StateMark tone={toneOf(result.state)} word={stateWord(result.state)} />
      {reason !== null && <code>{reason}</code>}
    </div>
  );
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
