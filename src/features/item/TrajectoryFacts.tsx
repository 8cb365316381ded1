import { scoreText } from '../../core/words/trajectory.ts';
import { alignmentsClause } from '../../core/words/trajectoryNote.ts';
import type { ComparedTrajectory } from '../../engine/trajectories.ts';
import { words } from './words.ts';
import styles from './TrajectoryTab.module.css';

export interface TrajectoryFactsProps {
  readonly compared: ComparedTrajectory;
  /** How many references are acceptable. */
  readonly references: number;
}

/** Which reference it is held against, how many alignments are as good, and what decided among them. */
export function TrajectoryFacts({ compared, references }: TrajectoryFactsProps) {
  const { best, credits, alignments, alignment } = compared;
  const clause = alignments === null ? null : alignmentsClause(alignments);
  return (
    <div className={styles.facts}>
      {references > 1 && (
        <p>
          {words.bestOf(best, references)}. {words.creditsOf}{' '}
          {credits.map((credit, index) => words.creditOf(index, scoreText(credit))).join(', ')}.
        </p>
      )}
      {(clause !== null || alignment.rule !== 'names') && (
        <p>
          {clause !== null && `${clause.charAt(0).toUpperCase()}${clause.slice(1)}. `}
          {alignment.rule !== 'names' && words.decidedBy[alignment.rule]}
        </p>
      )}
    </div>
  );
}
