import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { ItemKey } from '../../core/model/item.ts';
import type { LabelDesk } from '../../state/labels/desk.ts';
import { placeOf } from '../../state/labels/place.ts';
import { wasSeen } from '../../state/labels/seen.ts';
import { blindLabelOf, historyOf, labelOf, progressOf, ratersOf } from '../../state/labels/select.ts';
import { usedTags } from '../../state/labels/usedTags.ts';
import { cx } from '../../ui/cx.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { Answer } from './Answer.tsx';
import { EarlierLabels } from './EarlierLabels.tsx';
import { ItemBar } from './ItemBar.tsx';
import type { ReadWhy } from './JudgeWhy.tsx';
import { LabelHeader } from './LabelHeader.tsx';
import type { LabelViewProps } from './LabelView.tsx';
import { LabelTrouble } from './LabelTrouble.tsx';
import { NotSaved } from './NotSaved.tsx';
import { Queue, type QueueRow } from './Queue.tsx';
import { Run } from './Run.tsx';
import { savedState, unsavedLabels } from './savedState.ts';
import { statusOf } from './status.ts';
import { useTopOf } from './useTopOf.ts';
import { VerdictButtons } from './VerdictButtons.tsx';
import { words } from './words.ts';
import styles from './LabelView.module.css';

export interface LabelDeskViewProps extends Pick<LabelViewProps, 'runBody'> {
  readonly name: string;
  readonly desk: LabelDesk;
  readonly agreementHref: string;
  /** Reads why an item was judged as it was; called only once that is revealed. */
  readonly readWhy: (key: ItemKey) => ReturnType<ReadWhy>;
  readonly onFinish: (left: number) => void;
  readonly onBring: () => void;
  readonly onSettings: () => void;
}

const ALL_BESIDE = '(min-width: 1100px)';

/** Item after item: the queue, the item, and what is said of it. */
export function LabelDeskView(props: LabelDeskViewProps) {
  const { name, desk, agreementHref, readWhy, onFinish, onBring, onSettings, runBody } = props;
  const { actions, store } = desk;
  const state = useStore(store);
  const wide = useMediaQuery(ALL_BESIDE);
  const narrow = useMediaQuery(NARROW);
  const [queueOpen, setQueueOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const { current, queue, detail, log, hashes, rater, rubric, trouble } = state;
  const at = placeOf(queue, current);
  const progress = progressOf(state);
  const history = historyOf(state);
  const label = current === null ? null : labelOf(state, current);
  const scroller = useTopOf(current === null ? '' : keyOf(current));
  const details = useTopOf(current === null ? '' : keyOf(current));
  // What a row shows depends on these alone.
  // oxlint-disable-next-line react/exhaustive-deps
  const rowOf = useCallback((key: ItemKey) => rowIn(desk, key), [desk, log, hashes, rater, rubric]);

  const queueList = (
    <Queue
      queue={queue}
      at={at}
      rowOf={rowOf}
      onShow={actions.show}
      onChosen={() => {
        setQueueOpen(false);
      }}
    />
  );
  const verdict = label !== null && (
    <div className={styles.verdict}>
      <VerdictButtons status={statusOf(label)} graded={rubric !== null} onLabel={actions.label} />
    </div>
  );
  const bar = current !== null && <ItemBar itemKey={current} at={at} items={queue.length} onStep={actions.step} />;
  const isUncounted = label !== null && (label.state === 'unresolved' || label.state === 'stale');
  const uncounted = isUncounted && (
    <div className={styles.uncounted}>
      <LabelTrouble label={label} actions={actions} graded={rubric !== null} />
    </div>
  );
  const rest = label !== null && current !== null && (
    <div ref={details} className={styles.rest}>
      {!narrow && uncounted}
      <Answer
        desk={desk}
        item={keyOf(current)}
        label={label}
        blindValue={blindLabelOf(state, current)}
        seen={wasSeen(state, current)}
        usedTags={usedTags(state)}
        asked={asked}
        readWhy={async () => readWhy(current)}
        onReveal={() => {
          setAsked(true);
          actions.reveal();
        }}
      />
    </div>
  );
  const run = <Run detail={detail} runBody={runBody} />;
  const isDone = progress.total > 0 && progress.labelled === progress.total;
  return (
    <div className={styles.view}>
      <LabelHeader
        name={name}
        progress={progress}
        saved={savedState(state, log.events.size > 0)}
        unsaved={unsavedLabels(state)}
        at={at}
        onQueue={
          wide
            ? null
            : () => {
                setQueueOpen(true);
              }
        }
        undo={history.undo}
        redo={history.redo}
        onUndo={actions.undo}
        onRedo={actions.redo}
        onFinish={
          isDone
            ? null
            : () => {
                onFinish(progress.total - progress.labelled);
              }
        }
        agreementHref={agreementHref}
        onBring={onBring}
        onSave={actions.save}
        onSettings={onSettings}
        narrow={narrow}
      />
      {trouble !== null && (
        <NotSaved
          trouble={trouble}
          unsaved={unsavedLabels(state)}
          onRetry={actions.retry}
          onDownload={() => {
            actions.save('jsonl');
          }}
        />
      )}
      {ratersOf(log).length === 0 && <EarlierLabels name={name} others={state.others} onLook={actions.readOther} />}
      {narrow ? (
        <div className={styles.tall}>
          {bar}
          <div ref={scroller} className={styles.scroll}>
            {uncounted}
            {run}
            {rest}
          </div>
          {verdict}
        </div>
      ) : (
        <div className={cx(styles.body, !wide && styles.two)}>
          {wide && (
            <nav className={styles.queue} aria-label={words.queue}>
              {queueList}
            </nav>
          )}
          <div className={styles.centre}>
            {bar}
            <div ref={scroller} className={styles.run}>
              {run}
            </div>
          </div>
          <aside className={styles.answer} aria-label={words.answer}>
            {verdict}
            {rest}
          </aside>
        </div>
      )}
      {!wide && (
        <Sheet open={queueOpen} onOpenChange={setQueueOpen} title={words.queue} side={narrow ? 'bottom' : 'left'}>
          <div className={styles.sheetQueue}>{queueList}</div>
        </Sheet>
      )}
    </div>
  );
}

function rowIn({ store }: LabelDesk, key: ItemKey): QueueRow {
  const label = labelOf(store.getState(), key);
  return { key, status: statusOf(label), value: label.value, disputed: label.disputed };
}

function keyOf({ id, attempt }: ItemKey): string {
  return `${attempt} ${id}`;
}
