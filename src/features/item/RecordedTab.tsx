import { stateWord } from '../../core/words/state.ts';
import type { Recorded } from '../../core/model/item.ts';
import type { ItemDetail, RunSummary } from '../../engine/engine.ts';
import { toneOf } from '../../state/tone.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { agreement } from './agreement.ts';
import { part } from './parts.ts';
import { shownJson } from './shownJson.ts';
import { words } from './words.ts';
import styles from './RecordedTab.module.css';

export interface RecordedTabProps {
  readonly detail: ItemDetail;
  readonly run: RunSummary | null;
}

/** What the file recorded of the item, in full, each verdict of it beside the computed one. */
export function RecordedTab({ detail, run }: RecordedTabProps) {
  if (detail.recorded.length === 0) return <p className={styles.none}>{words.recordedNone}</p>;
  return (
    <dl className={styles.tab}>
      {detail.recorded.map((recorded, place) => (
        <div key={place} className={styles.entry}>
          <dt>
            <PlainText text={recorded.name} mono part={part.recordedName(place)} />
            <span className={styles.quiet}>{words.recordedKind[recorded.kind ?? 'other']}</span>
          </dt>
          <dd>
            <Verdict recorded={recorded} detail={detail} run={run} />
            <LongText text={shownJson(recorded.text)} mono part={part.recorded(place)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A recorded verdict, the computed one, and whether they say the same. Neither is called the true one. */
function Verdict({ recorded, detail, run }: RecordedTabProps & { readonly recorded: Recorded }) {
  const { state } = recorded;
  if (state === undefined) return null;
  // A run that reads what is recorded is no other opinion.
  const computed = run === null || run.scorer === 'recorded' ? null : detail.result;
  const says = agreement(state, computed);
  return (
    <div className={styles.verdict}>
      <StateMark tone={toneOf(state)} word={stateWord(state)} />
      {computed !== null && says !== null && (
        <>
          <span className={styles.quiet}>{words.computed}</span>
          <StateMark tone={toneOf(computed.state)} word={stateWord(computed.state)} />
          <span className={says === 'differs' ? styles.differs : styles.quiet}>{words.agreement[says]}</span>
        </>
      )}
    </div>
  );
}
