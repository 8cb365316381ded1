import type { Rubric } from '../../core/rubric/rubric.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { partTotals } from './partTotals.ts';
import { evenUnitsText } from './unitsText.ts';
import { words } from './words.ts';
import styles from './AnswerDetails.module.css';

export interface RubricSumProps {
  readonly rubric: Rubric;
  readonly chosen: ReadonlyMap<string, number>;
}

/** What the parts come to, or between what while some are open, and what PASS needs. */
export function RubricSum({ rubric, chosen }: RubricSumProps) {
  const { least, most, all, left } = partTotals(rubric, chosen);
  function text(units: number): string {
    return evenUnitsText(units, rubric.unitsOfOne);
  }
  return (
    <p className={styles.sum}>
      <span>
        <PlainText text={rubric.name} limit={80} />{' '}
        <strong>{words.total(left === 0 ? text(least) : words.totalRange(text(least), text(most)), text(all))}</strong>
      </span>
      <span className={styles.quiet}>
        {left > 0 && `${words.partsLeft(left)}, `}
        {words.rubricPass(text(rubric.pass))}
      </span>
    </p>
  );
}
