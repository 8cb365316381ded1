import { useState } from 'react';
import { useStore } from 'zustand';
import type { Disagreed } from '../../core/comparison/compareSeries.ts';
import type { Pair } from '../../core/labels/pairs.ts';
import { grouped } from '../../core/words/numbers.ts';
import type { Compared } from '../../state/agreement/compareSides.ts';
import { isSameItem, saidOfItem } from '../../state/agreement/findings.ts';
import { labelOf } from '../../state/labels/select.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { NextButton } from './NextButton.tsx';
import type { Comparison } from './useComparison.ts';
import type { ReviewSteps } from './useReview.ts';
import { words } from './words.ts';
import styles from './Disagreements.module.css';

export interface DisagreementsProps {
  readonly comparison: Comparison;
  readonly differing: Disagreed;
  readonly compared: Compared;
  /** The human is whoever labels here. */
  readonly isYou: boolean;
  readonly review: ReviewSteps;
  /** The way to the next one stands elsewhere. */
  readonly isHidden: boolean;
}

/** Items on which judge and human differ, by which way; each opens its run. */
export function Disagreements({ comparison, differing, compared, isYou, review, isHidden }: DisagreementsProps) {
  const groups = [
    { id: 'judge', title: words.judgePassed(isYou), pairs: differing.judgePassed },
    { id: 'human', title: words.humanPassed(isYou), pairs: differing.humanPassed },
    { id: 'others', title: words.otherPairs, pairs: differing.others },
  ].filter(({ pairs }) => pairs.length > 0);
  return (
    <section className={styles.section} aria-label={words.disagreements}>
      <SectionHeader
        title={words.disagreements}
        note={grouped(review.keys.length)}
        actions={!isHidden && review.keys.length > 0 && <NextButton onClick={review.next} />}
      />
      {groups.length === 0 && <p className={styles.none}>{words.none}</p>}
      {groups.map(({ id, title, pairs }) => (
        <Group
          key={id}
          title={title}
          pairs={pairs}
          comparison={comparison}
          compared={compared}
          isYou={isYou}
          onShow={review.show}
        />
      ))}
    </section>
  );
}

interface GroupProps {
  readonly title: string;
  readonly pairs: readonly Pair[];
  readonly comparison: Comparison;
  readonly compared: Compared;
  readonly isYou: boolean;
  readonly onShow: ReviewSteps['show'];
}

/** Rows that stand in the page at first, and each time more are asked for. */
const SHOWN = 100;

function Group({ title, pairs, comparison, compared, isYou, onShow }: GroupProps) {
  const [most, setMost] = useState(SHOWN);
  const shown = useStore(comparison.comparing.store, (state) => state.shown);
  const rest = pairs.length - most;
  return (
    <>
      <h3 className={styles.group}>
        {title} <span className={styles.count}>{grouped(pairs.length)}</span>
      </h3>
      <ul className={styles.list}>
        {pairs.slice(0, most).map((pair) => {
          return (
            <li key={`${pair.key.attempt} ${pair.key.id}`}>
              <button
                type="button"
                className={styles.row}
                data-row={pair.key.id}
                aria-current={isSameItem(shown, pair.key)}
                onClick={() => {
                  onShow(pair.key);
                }}
              >
                <span className={styles.key}>
                  <PlainText text={pair.key.id} limit={200} />
                  {pair.key.attempt > 0 && <span className={styles.quiet}>{words.attempt(pair.key.attempt)}</span>}
                </span>
                <span className={styles.said}>
                  <PlainText text={words.saidBy(pair.judge, pair.human)} limit={120} />
                </span>
                <Score score={compared.values ? null : (saidOfItem(compared, pair.key).said?.score ?? null)} />
                {isYou && <OwnWords comparison={comparison} pair={pair} />}
              </button>
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            setMost(most + SHOWN);
          }}
        >
          {words.more(Math.min(rest, SHOWN))}
        </Button>
      )}
    </>
  );
}

function Score({ score }: { readonly score: string | null }) {
  if (score === null) return null;
  return (
    <span className={styles.quiet}>
      <PlainText text={words.score(score)} limit={40} />
    </span>
  );
}

/** What whoever labels here wrote beside the label. */
function OwnWords({ comparison, pair }: { readonly comparison: Comparison; readonly pair: Pair }) {
  const { store } = comparison.desk;
  const note = useStore(store, (state) => labelOf(state, pair.key).note);
  const tags = useStore(store, (state) => labelOf(state, pair.key).tags.join('\n'));
  return (
    <>
      {tags !== '' &&
        tags.split('\n').map((tag) => (
          <Chip key={tag}>
            <PlainText text={tag} limit={60} />
          </Chip>
        ))}
      {note !== '' && (
        <span className={styles.note}>
          <PlainText text={note} limit={200} />
        </span>
      )}
    </>
  );
}
