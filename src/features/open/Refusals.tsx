import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import type { RefusedOpening } from '../../state/datasets.ts';
import type { Workbench } from '../../state/workbench.ts';
import { refusalWords } from '../../core/words/refusal.ts';
import { Notice } from '../../ui/Notice.tsx';
import { NoticeList } from '../../ui/NoticeList.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { ChangedFiles } from './ChangedFiles.tsx';
import { CompareApart } from './CompareApart.tsx';
import { LeftOut } from './LeftOut.tsx';
import { loadRetryAs } from './loadRetryAs.ts';
import { retryable } from './retryable.ts';
import { UnreadAddresses } from './UnreadAddresses.tsx';
import { words } from './words.ts';
import styles from './Refusals.module.css';

const RetryAs = lazy(loadRetryAs);

export interface RefusalsProps {
  readonly bench: Workbench;
}

/** What could not be opened: why, where, and what can be done. */
export function Refusals({ bench }: RefusalsProps) {
  const refusals = useStore(bench.store, (state) => state.datasets.refusals);
  return (
    <div className={styles.list}>
      <ChangedFiles bench={bench} />
      <UnreadAddresses bench={bench} />
      <LeftOut bench={bench} />
      {refusals.map((refused) => (
        <Refused key={refused.token} refused={refused} bench={bench} />
      ))}
    </div>
  );
}

/** Datasets of which one is likely to hold the replies of another. */
const MOST_APART = 3;

interface RefusedProps {
  readonly refused: RefusedOpening;
  readonly bench: Workbench;
}

function Refused({ refused, bench }: RefusedProps) {
  const { actions } = bench;
  const { cause, rows, more, wayOut } = refusalWords(refused.refusal);
  const apart = refused.apart === true;
  const files = apart && refused.names.length > MOST_APART ? [] : retryable(refused.refusal, refused.sources);
  return (
    <Notice
      tone={apart ? 'info' : 'wrong'}
      live={apart ? 'polite' : 'assertive'}
      title={apart ? words.apart(refused.names.length) : <PlainText text={words.refused(refused.names)} multiline />}
      onDismiss={() => {
        actions.dismissRefusal(refused.token);
      }}
      actions={
        files.length === 0 ? undefined : (
          <Suspense fallback={null}>
            {apart && <CompareApart bench={bench} refused={refused} />}
            {files.map(({ name }) => (
              <RetryAs
                key={name}
                file={refused.sources.length === 1 ? null : name}
                onChoose={(format) => {
                  actions.retryAs(refused.sources, name, format);
                }}
                onMap={() => {
                  actions.mapFile(refused.sources, name);
                }}
              />
            ))}
          </Suspense>
        )
      }
    >
      <p>
        {apart ? (
          <PlainText text={(files.length > 0 ? words.apartText : words.apartPlain)(refused.names)} multiline />
        ) : (
          <>
            <PlainText text={`${cause}.`} multiline /> {wayOut}
          </>
        )}
      </p>
      <NoticeList rows={rows} more={more} />
    </Notice>
  );
}
