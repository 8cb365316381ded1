import type { Recorded } from '../../core/model/item.ts';
import { stateWord } from '../../core/words/state.ts';
import type { ItemDetail, RunSummary } from '../../engine/engine.ts';
import { toneOf } from '../../state/tone.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { agreement } from './agreement.ts';
import { words } from './words.ts';
import styles from './RecordedTab.module.css';

export interface RecordedVerdictProps {
  readonly recorded: Recorded;
  readonly detail: ItemDetail;
  readonly run: RunSummary | null;
  /** The computed verdict stands beside. */
  readonly beside: boolean;
}

/** A recorded verdict, and whether the computed one says the same. Neither is called the true one. */
export function RecordedVerdict({ recorded: { state }, detail, run, beside }: RecordedVerdictProps) {
  if (state === undefined) return null;
  // A run that reads what is recorded is no other opinion.
  const computed = run === null || run.scorer === 'recorded' ? null : detail.result;
  const says = agreement(state, computed);
  return (
    <span className={styles.verdict}>
      <StateMark tone={toneOf(state)} word={stateWord(state)} />
      {beside && computed !== null && (
        <>
          <span className={styles.quiet}>{words.computed}</span>
          <StateMark tone={toneOf(computed.state)} word={stateWord(computed.state)} />
        </>
      )}
      {says !== null && (
        <span className={says === 'differs' ? styles.differs : styles.quiet}>{words.agreement[says]}</span>
      )}
    </span>
  );
}
