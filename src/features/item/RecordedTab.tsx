import type { ItemDetail, RunSummary } from '../../engine/engine.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { part } from './parts.ts';
import { RecordedVerdict } from './RecordedVerdict.tsx';
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
            <RecordedVerdict recorded={recorded} detail={detail} run={run} beside />
            <LongText text={shownJson(recorded.text)} mono={recorded.kind !== 'reason'} part={part.recorded(place)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
