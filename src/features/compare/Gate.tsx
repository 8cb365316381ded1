import type { RunComparison } from '../../engine/comparison.ts';
import { judgedBefore, lostOf, rightBefore, rightNow } from '../../state/compare/totals.ts';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { words } from './words.ts';
import styles from './Figures.module.css';

/** So few stand there at once; more are folded, as the table of categories has them all. */
const FEW = 3;
/** Named in the fold. */
const MOST = 20;

export interface GateProps {
  readonly comparison: RunComparison;
  /** Both sides are judged in one and the same way: elsewhere a fall may lie in the scoring. */
  readonly alike: boolean;
  /** Lists the items of a category. */
  readonly onCategory: (category: string) => void;
}

/** Whether anything is worse than before, in whole counts, and each reason why it is. */
export function Gate({ comparison, alike, onCategory }: GateProps) {
  const { gate, ungated, join } = comparison;
  const lost = lostOf(comparison);
  const [before, now] = [rightBefore(comparison), rightNow(comparison)];
  if (ungated.length > 0) return <NoGate comparison={comparison} />;
  const fell = gate.filter((reason) => reason.code === 'category-fell');
  return (
    <section className={styles.gate} aria-label={words.gateTitle}>
      {gate.length === 0 ? (
        <p className={styles.sentence} data-testid="gate">
          <StateMark tone="right" word={null} size="l" /> {words.gatePassed(before, now, join.joined)}
        </p>
      ) : (
        <p className={styles.sentence} data-testid="gate">
          <StateMark
            tone={alike ? 'wrong' : 'unjudged'}
            word={alike ? words.gateFailed : words.gateOtherScoring}
            size="l"
          />{' '}
          {fell.length === gate.length
            ? words.gateCategories(before, now, join.joined, fell.length)
            : words.gateFell(before, now, join.joined)}
        </p>
      )}
      <Fell reasons={fell} onCategory={onCategory} />
      {lost > 0 && <p className={styles.quiet}>{words.gateLost(lost)}</p>}
    </section>
  );
}

/** Where a side judged none of the joined items there is nothing to hold against anything. */
function NoGate({ comparison }: Pick<GateProps, 'comparison'>) {
  const letter = judgedBefore(comparison) === 0 ? words.letter.a : words.letter.b;
  return (
    <section className={styles.gate} aria-label={words.gateTitle}>
      <p className={styles.sentence} data-testid="gate">
        <StateMark tone="unjudged" word={null} size="l" /> {words.gateNone(letter)}
      </p>
    </section>
  );
}

type Reason = Extract<RunComparison['gate'][number], { readonly code: 'category-fell' }>;

interface FellProps {
  readonly reasons: readonly Reason[];
  readonly onCategory: (category: string) => void;
}

/** Each category that fell, with a way to its items. */
function Fell({ reasons, onCategory }: FellProps) {
  if (reasons.length === 0) return null;
  const list = (
    <ul className={styles.reasons}>
      {reasons.slice(0, MOST).map(({ category, from, to }) => (
        <li key={category}>
          <button
            type="button"
            className={styles.link}
            title={words.filterCategory(labelText(category, 80))}
            onClick={() => {
              onCategory(category);
            }}
          >
            <PlainText text={labelText(category, 80)} />
          </button>{' '}
          {words.beforeNow(from, to)}
        </li>
      ))}
      {reasons.length > MOST && <li>{words.gateMore(reasons.length - MOST)}</li>}
    </ul>
  );
  if (reasons.length <= FEW) return list;
  return (
    <details>
      <summary>{words.categoriesFell(reasons.length)}</summary>
      {list}
    </details>
  );
}
