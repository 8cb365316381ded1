import { X } from 'lucide-react';
import { Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useStore } from 'zustand';
import type { ItemKey } from '../../core/model/item.ts';
import { refusalSentence } from '../../core/words/refusal.ts';
import type { Compared } from '../../state/agreement/compareSides.ts';
import { saidOfItem } from '../../state/agreement/findings.ts';
import type { ShownRun } from '../../state/agreement/shownRun.ts';
import type { Async } from '../../state/async.ts';
import type { RunDetail } from '../../state/labels/runDetail.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { JudgeSide } from './JudgeSide.tsx';
import { OwnDeeds } from './OwnDeeds.tsx';
import { OwnSide } from './OwnSide.tsx';
import { NextButton } from './NextButton.tsx';
import type { Comparison } from './useComparison.ts';
import type { ReviewSteps } from './useReview.ts';
import { words } from './words.ts';
import styles from './Review.module.css';

export interface ReviewProps {
  readonly comparison: Comparison;
  readonly compared: Compared;
  readonly shown: ItemKey;
  readonly isYou: boolean;
  readonly review: ReviewSteps;
  readonly runBody: ComponentType<{ readonly detail: RunDetail }>;
  /** Where the run is labelled. */
  readonly labelHref: string;
  /** The list beside it has the button to the next one. */
  readonly isBeside: boolean;
}

/** A run on which the two differ: what the judge goes by and what the human wrote beside each other, above the run. */
export function Review({ comparison, compared, shown, isYou, review, runBody, labelHref, isBeside }: ReviewProps) {
  const detail = useStore(comparison.comparing.store, (state) => state.detail);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = `${shown.attempt} ${shown.id}`;
  const { judge, human, said } = saidOfItem(compared, shown);
  useEffect(() => {
    heading.current?.focus();
  }, [text]);
  return (
    <article className={styles.review}>
      <header className={styles.header}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          <PlainText text={shown.id} limit={200} />
          {shown.attempt > 0 && <span className={styles.quiet}> {words.attempt(shown.attempt)}</span>}
        </h2>
        {!isBeside && <NextButton onClick={review.next} />}
        <IconButton
          icon={<X />}
          label={words.closeRun}
          onClick={() => {
            review.show(null);
          }}
        />
      </header>
      <div className={styles.scroll}>
        <div className={styles.sides}>
          <JudgeSide value={judge} said={said} detail={detail.kind === 'done' ? detail.value : null} />
          <OwnSide key={text} comparison={comparison} itemKey={shown} value={human} isYou={isYou} />
        </div>
        {isYou && human !== null && <OwnDeeds comparison={comparison} itemKey={shown} labelHref={labelHref} />}
        <Run detail={detail} runBody={runBody} />
      </div>
    </article>
  );
}

function Run({ detail, runBody: RunBody }: { readonly detail: Async<ShownRun> } & Pick<ReviewProps, 'runBody'>) {
  if (detail.kind === 'refused' || detail.kind === 'crashed') {
    const why = detail.kind === 'refused' ? refusalSentence(detail.refusal) : detail.message;
    return (
      <EmptyState level={3} title={words.runRefused}>
        <PlainText text={why} multiline />
      </EmptyState>
    );
  }
  const waiting = <p className={styles.waiting}>{words.readingRun}</p>;
  if (detail.kind !== 'done') return waiting;
  return (
    <Suspense fallback={waiting}>
      <RunBody detail={detail.value.run} />
    </Suspense>
  );
}
