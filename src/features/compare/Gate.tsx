import type { RunComparison } from '../../engine/comparison.ts';
import { lostOf, rightBefore, rightNow } from '../../state/compare/totals.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { words } from './words.ts';
import styles from './Figures.module.css';

/** Reasons in sight: the table of categories has them all. */
const MOST = 10;

/** Whether anything is worse than before, in whole counts, and each reason why it is. */
export function Gate({ comparison }: { readonly comparison: RunComparison }) {
  const { gate, join } = comparison;
  const lost = lostOf(comparison);
  const [before, now] = [rightBefore(comparison), rightNow(comparison)];
  return (
    <section className={styles.gate} aria-label={words.gateTitle}>
      {gate.length === 0 ? (
        <p className={styles.sentence} data-testid="gate">
          <StateMark tone="right" word={null} size="l" /> {words.gatePassed(before, now, join.joined)}
        </p>
      ) : (
        <>
          <p className={styles.sentence} data-testid="gate">
            <StateMark tone="wrong" word={words.gateFailed} size="l" />
            {!gate.some(({ code }) => code === 'right-fell') && words.gateInAll(before, now, join.joined)}
          </p>
          <ul className={styles.reasons}>
            {gate.slice(0, MOST).map((reason) => (
              <li key={reason.code === 'right-fell' ? '' : `c ${reason.category}`}>
                <PlainText
                  multiline
                  text={
                    reason.code === 'right-fell'
                      ? words.rightFell(reason.from, reason.to, join.joined)
                      : words.categoryFell(labelText(reason.category, 80), reason.from, reason.to)
                  }
                />
              </li>
            ))}
            {gate.length > MOST && <li>{words.gateMore(gate.length - MOST)}</li>}
          </ul>
        </>
      )}
      {lost > 0 && <p className={styles.quiet}>{words.gateLost(lost)}</p>}
    </section>
  );
}
