import type { Pairs } from '../../core/labels/pairs.ts';
import { grouped } from '../../core/words/numbers.ts';
import { leftOutText } from '../../core/words/labels.ts';
import { itemName } from '../../state/agreement/exportText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { Section } from './Section.tsx';
import type { Findings } from '../../state/agreement/findings.ts';
import type { ReviewSteps } from './useReview.ts';
import { words } from './words.ts';
import styles from './LeftOutPanel.module.css';

export interface LeftOutPanelProps {
  readonly leftOut: Pairs['leftOut'];
  readonly counts: Findings['leftOut'];
  readonly onShow: ReviewSteps['show'];
}

/** Items that stand in the page for each cause. */
const MOST = 50;

/** Which items are not compared, and why; each opens its run. */
export function LeftOutPanel({ leftOut, counts, onShow }: LeftOutPanelProps) {
  return (
    <Section title={words.leftOut} note={grouped(leftOut.length)}>
      {counts.map(([why, count]) => (
        <p key={why} className={styles.cause}>
          <span>{leftOutText(why, count)}:</span>
          {leftOut
            .filter((one) => one.why === why)
            .slice(0, MOST)
            .map(({ key }) => (
              <button
                key={`${key.attempt} ${key.id}`}
                type="button"
                className={styles.item}
                onClick={() => {
                  onShow(key);
                }}
              >
                <PlainText text={itemName({ key })} limit={80} />
              </button>
            ))}
          {count > MOST && <span>{words.leftOutMore(count - MOST)}</span>}
        </p>
      ))}
    </Section>
  );
}
