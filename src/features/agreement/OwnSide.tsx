import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ItemKey } from '../../core/model/item.ts';
import { labelOf } from '../../state/labels/select.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import type { Comparison } from './useComparison.ts';
import { Verdict } from './Verdict.tsx';
import { words } from './words.ts';
import styles from './Review.module.css';

export interface OwnSideProps {
  readonly comparison: Comparison;
  readonly itemKey: ItemKey;
  /** As it is compared. */
  readonly value: string | null;
  readonly isYou: boolean;
}

/** What the human says of a run; where that is you, with your note. */
export function OwnSide({ comparison, itemKey, value, isYou }: OwnSideProps) {
  return (
    <section className={styles.side} aria-label={isYou ? words.youSay : words.humanSays}>
      <h3 className={styles.who}>
        {isYou ? words.youSay : words.humanSays} <Verdict value={value} />
      </h3>
      {isYou && <OwnWords comparison={comparison} itemKey={itemKey} value={value} />}
    </section>
  );
}

function OwnWords({ comparison, itemKey, value }: Omit<OwnSideProps, 'isYou'>) {
  const { now, note } = useStore(
    comparison.desk.store,
    useShallow((state) => {
      const label = labelOf(state, itemKey);
      return { now: label.value, note: label.note };
    }),
  );
  return (
    <>
      {now !== value && now !== null && <p className={styles.quiet}>{words.now(now)}</p>}
      {note === '' ? (
        <p className={styles.quiet}>{words.noNote}</p>
      ) : (
        <div className={styles.text}>
          <PlainText text={note} multiline />
        </div>
      )}
    </>
  );
}
