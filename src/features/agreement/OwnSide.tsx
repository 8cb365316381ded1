import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ItemKey } from '../../core/model/item.ts';
import { labelOf } from '../../state/labels/select.ts';
import { Button } from '../../ui/Button.tsx';
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

/** What the human says of a run. Where that is you: your note, and what you make of the disagreement. */
export function OwnSide({ comparison, itemKey, value, isYou }: OwnSideProps) {
  return (
    <section className={styles.side} aria-label={isYou ? words.youSay : words.humanSays}>
      <h3 className={styles.who}>
        {isYou ? words.youSay : words.humanSays} <Verdict value={value} />
      </h3>
      {isYou && <Own comparison={comparison} itemKey={itemKey} value={value} />}
    </section>
  );
}

const CAUSES = ['judge wrong', 'my slip', 'rubric gap', 'ambiguous run'] as const;

/** What is written beside a label that stays as it is. */
const KEPT = 'kept after review';
const UNCLEAR = 'rubric unclear';

function Own({ comparison, itemKey, value }: Omit<OwnSideProps, 'isYou'>) {
  const { store, actions } = comparison.desk;
  const { now, note, disputed, tagText } = useStore(
    store,
    useShallow((state) => {
      const label = labelOf(state, itemKey);
      return { now: label.value, note: label.note, disputed: label.disputed, tagText: label.tags.join('\n') };
    }),
  );
  const tags = tagText === '' ? [] : tagText.split('\n');
  function toggle(tag: string): void {
    actions.setTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag]);
    actions.keepDraft();
  }
  const other = now === 'PASS' ? 'FAIL' : 'PASS';
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
      <div className={styles.actions}>
        <Button
          pressed={tags.includes(KEPT)}
          onClick={() => {
            toggle(KEPT);
          }}
        >
          {words.keep}
        </Button>
        <Button
          onClick={() => {
            actions.label(other);
          }}
        >
          {words.change(other)}
        </Button>
        <Button
          pressed={tags.includes(UNCLEAR)}
          onClick={() => {
            toggle(UNCLEAR);
          }}
        >
          {words.unclear}
        </Button>
        <Button
          variant="quiet"
          pressed={disputed}
          onClick={() => {
            actions.dispute(!disputed);
          }}
        >
          {words.dispute}
        </Button>
      </div>
      <div className={styles.actions} role="group" aria-label={words.cause}>
        <span className={styles.quiet}>{words.cause}:</span>
        {CAUSES.map((cause) => (
          <Button
            key={cause}
            variant="quiet"
            pressed={tags.includes(cause)}
            onClick={() => {
              toggle(cause);
            }}
          >
            {words.causes[cause]}
          </Button>
        ))}
      </div>
      <p className={styles.quiet}>{words.revision}</p>
    </>
  );
}
