import type { ItemDetail, RunSummary } from '../../engine/engine.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { RecordedVerdict } from './RecordedVerdict.tsx';
import { linesOf } from './linesOf.ts';
import { words } from './words.ts';
import styles from './RecordedTab.module.css';

/** Beside the computed verdict: the verdicts that the file recorded. */
export function RecordedLines({ detail, run }: { readonly detail: ItemDetail; readonly run: RunSummary | null }) {
  const verdicts = linesOf(detail);
  if (verdicts.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {verdicts.map((recorded, place) => (
        <li key={place}>
          <span className={styles.quiet}>{words.recordedKind[recorded.kind ?? 'other']}</span>
          <PlainText text={recorded.name} mono limit={60} />
          <RecordedVerdict recorded={recorded} detail={detail} run={run} beside={false} />
        </li>
      ))}
    </ul>
  );
}
