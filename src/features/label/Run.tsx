import { memo, Suspense, type ComponentType } from 'react';
import { refusalSentence } from '../../core/words/refusal.ts';
import type { Async } from '../../state/async.ts';
import type { RunDetail } from '../../state/labels/runDetail.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './LabelView.module.css';

export interface RunProps {
  readonly detail: Async<RunDetail>;
  readonly runBody: ComponentType<{ readonly detail: RunDetail }>;
}

/** The item that is labelled, or what it waits for. Drawn anew only with another item, not with what is said of it. */
export const Run = memo(function Run({ detail, runBody: RunBody }: RunProps) {
  switch (detail.kind) {
    case 'idle':
    case 'loading':
      return <p className={styles.waiting}>{words.readingItem}</p>;
    case 'refused':
      return (
        <EmptyState title={words.refused}>
          <PlainText text={refusalSentence(detail.refusal)} multiline />
        </EmptyState>
      );
    case 'crashed':
      return (
        <EmptyState title={words.refused}>
          <PlainText text={detail.message} multiline />
        </EmptyState>
      );
    case 'done':
      return (
        <Suspense fallback={<p className={styles.waiting}>{words.readingItem}</p>}>
          <RunBody key={`${detail.value.key.attempt} ${detail.value.key.id}`} detail={detail.value} />
        </Suspense>
      );
  }
});
