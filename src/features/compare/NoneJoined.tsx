import type { ComparisonJoin, JoinBy } from '../../engine/comparison.ts';
import { changeComparison } from '../../state/compare/steps.ts';
import type { Context } from '../../state/state.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { JoinSelect } from './JoinSelect.tsx';
import { KeyList } from './KeyList.tsx';
import { words } from './words.ts';
import styles from './CompareView.module.css';

export interface NoneJoinedProps {
  readonly context: Context;
  readonly join: ComparisonJoin;
  readonly joinBy: JoinBy | null;
}

/** In place of numbers when no item of the one side meets one of the other: why, and what can be done. */
export function NoneJoined({ context, join, joinBy }: NoneJoinedProps) {
  return (
    <div className={styles.scroll}>
      <EmptyState
        title={words.noneJoined}
        actions={
          <JoinSelect
            joinBy={joinBy}
            onChange={(chosen) => {
              changeComparison(context, { joinBy: chosen });
            }}
          />
        }
      >
        {words.noneJoinedText(join.joinedBy, joinBy !== null)}
      </EmptyState>
      <div className={styles.section}>
        <KeyList title={words.onlyIn(join.onlyA.total, words.letter.a)} keys={join.onlyA} />
        <KeyList title={words.onlyIn(join.onlyB.total, words.letter.b)} keys={join.onlyB} />
      </div>
    </div>
  );
}
