import { useStore } from 'zustand';
import { refusalSentence } from '../../core/words/refusal.ts';
import type { Comparing } from '../../state/compare/comparing.ts';
import { cancelComparison, compareAgain } from '../../state/compare/follow.ts';
import { isScoredAlike, type ReadySide } from '../../state/compare/side.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { ComparedBody } from './ComparedBody.tsx';
import { ComparedItem } from './ComparedItem.tsx';
import type { CompareViewProps } from './CompareView.tsx';
import { NoneJoined } from './NoneJoined.tsx';
import { words } from './words.ts';
import styles from './CompareView.module.css';

export interface ComparedPairProps extends CompareViewProps {
  readonly comparing: Comparing;
  readonly pair: { readonly a: ReadySide; readonly b: ReadySide };
}

/** Two runs that are both there: what comes of comparing them, or the item of them that is open. */
export function ComparedPair({ bench, route, runBody, caseRules, searchId, comparing, pair }: ComparedPairProps) {
  const { context } = bench;
  const comparison = useStore(comparing.store, (state) => state.comparison);
  const progress = useStore(comparing.store, (state) => state.progress);
  const asked = useStore(comparing.store, (state) => state.asked);
  const again = (
    <Button
      onClick={() => {
        compareAgain(context);
      }}
    >
      {words.compareAgain}
    </Button>
  );
  switch (comparison.kind) {
    case 'refused':
    case 'crashed':
      return (
        <EmptyState title={words.compareRefused} actions={again}>
          <PlainText
            text={comparison.kind === 'refused' ? refusalSentence(comparison.refusal) : comparison.message}
            multiline
          />
        </EmptyState>
      );
    case 'idle':
      if (asked !== '') return <EmptyState title={words.compareStopped} actions={again} />;
      return <p className={styles.waiting}>{words.comparing}</p>;
    case 'loading': {
      const { items = 0, totalItems = 0 } = progress ?? {};
      return (
        <div className={styles.troubles}>
          <ProgressBar
            label={words.comparing}
            value={totalItems === 0 ? undefined : items / totalItems}
            detail={totalItems === 0 ? undefined : words.ofItems(items, totalItems)}
            action={
              <Button
                onClick={() => {
                  cancelComparison(context);
                }}
              >
                {words.cancel}
              </Button>
            }
          />
        </div>
      );
    }
    case 'done':
      if (comparison.value.join.joined === 0) {
        return <NoneJoined context={context} join={comparison.value.join} joinBy={route.joinBy} />;
      }
      if (route.item !== null) {
        return (
          <ComparedItem
            bench={bench}
            item={route.item}
            comparing={comparing}
            pair={pair}
            runBody={runBody}
            caseRules={caseRules}
          />
        );
      }
      return (
        <ComparedBody
          bench={bench}
          route={route}
          comparison={comparison.value}
          alike={isScoredAlike(pair)}
          comparing={comparing}
          searchId={searchId}
        />
      );
  }
}
