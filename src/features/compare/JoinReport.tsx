import type { ComparisonJoin, JoinBy } from '../../engine/comparison.ts';
import { Button } from '../../ui/Button.tsx';
import { JoinSelect } from './JoinSelect.tsx';
import { KeyList } from './KeyList.tsx';
import { words } from './words.ts';
import styles from './JoinReport.module.css';

export interface JoinReportProps {
  readonly join: ComparisonJoin;
  /** What the reader chose; null for what fits. */
  readonly joinBy: JoinBy | null;
  readonly onJoinBy: (joinBy: JoinBy | null) => void;
}

/** How the items of both sides found each other: before any number, as every number is about those that did. */
export function JoinReport({ join, joinBy, onJoinBy }: JoinReportProps) {
  const { joinedBy, joined, withoutIds, onlyA, onlyB, repeated, differs } = join;
  const why = joinedBy !== 'key' && joinBy === null ? `, ${words.joinedNoId(withoutIds.a, withoutIds.b)}` : '';
  const differMost = joinedBy !== 'input' && differs.total * 2 > joined;
  return (
    <section className={styles.join} aria-label={words.joinTitle}>
      <div className={styles.line}>
        <strong data-testid="joined">
          {words.joined(joined, words.joinedBy[joinedBy])}
          {why}
        </strong>
        <JoinSelect joinBy={joinBy} onChange={onJoinBy} />
        {differMost && (
          <Button
            onClick={() => {
              onJoinBy('input');
            }}
          >
            {words.joinByInput}
          </Button>
        )}
      </div>
      <div className={styles.line}>
        <KeyList title={words.onlyIn(onlyA.total, words.letter.a)} keys={onlyA} />
        <KeyList title={words.onlyIn(onlyB.total, words.letter.b)} keys={onlyB} />
        <KeyList title={words.repeated(repeated.total, joinedBy)} keys={repeated} />
        <KeyList title={words.differs(differs.total)} keys={differs} />
      </div>
    </section>
  );
}
