import { useMemo } from 'react';
import { argumentsWord } from '../../core/words/trajectoryNote.ts';
import type { BuildState, LaneName } from '../../state/build.ts';
import { matchedArguments } from '../../state/buildArguments.ts';
import type { Columns } from '../../state/buildColumns.ts';
import { groupAround } from '../../state/buildEdit.ts';
import { cx } from '../../ui/cx.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { words } from './words.ts';
import styles from './Lanes.module.css';

export interface StepFactsProps {
  readonly build: BuildState;
  readonly lane: LaneName;
  readonly at: number;
  readonly columns: Columns;
}

/** What is known of a step beside its label: its arguments against the reference's, whether it failed, its group. */
export function StepFacts({ build: { pair, argumentsMode }, lane, at, columns }: StepFactsProps) {
  const step = pair[lane][at]?.step;
  const answered = lane === 'candidate' ? pair.reference[columns.answers[at] ?? -1]?.step : undefined;
  const compared = useMemo(
    () => (step === undefined || answered === undefined ? null : matchedArguments(answered, step, argumentsMode)),
    [answered, step, argumentsMode],
  );
  if (step === undefined) return null;
  const grouped = lane === 'reference' && groupAround(pair.reference, at).size > 1;
  return (
    <>
      {grouped && <VisuallyHidden>{words.parallel}</VisuallyHidden>}
      {step.failed === true && <span className={styles.failed}>{words.failedShort}</span>}
      {compared !== null && (
        <span
          className={cx(styles.badge, compared.agrees === false && styles.disagrees)}
          title={argumentsWord(compared.relation)}
        >
          <span aria-hidden="true">{SIGNS[compared.relation]}</span>
          <VisuallyHidden>
            {argumentsWord(compared.relation)}
            {compared.agrees === null ? '' : `, ${words.argumentsAgree(compared.agrees)}`}
          </VisuallyHidden>
        </span>
      )}
      {compared === null && lane === 'reference' && step.argumentsText !== null && (
        <span className={styles.badge} aria-hidden="true">
          {'{ }'}
        </span>
      )}
    </>
  );
}

/** For the eye; the words are said, and shown by pointing at it. */
const SIGNS = {
  equal: '{=}',
  subset: '{⊂}',
  superset: '{⊃}',
  differs: '{≠}',
  'not-captured': '{?}',
} as const;
