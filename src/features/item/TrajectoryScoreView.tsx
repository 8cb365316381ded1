import { partnerLines, scoreLines, SCORE_MEANINGS } from '../../core/words/trajectoryScores.ts';
import type { TrajectoryScores } from '../../core/trajectory/trajectory.ts';
import { words } from './words.ts';
import styles from './TrajectoryScoreView.module.css';

/** The four scores, each with its formula filled in; their partners beside them, quieter. */
export function TrajectoryScoreView({ scores }: { readonly scores: TrajectoryScores }) {
  return (
    <section className={styles.scores} aria-label={words.trajectoryScores}>
      <dl className={styles.four}>
        {scoreLines(scores).map(({ name, title, value, formula }) => (
          <div key={name} title={SCORE_MEANINGS[name]}>
            <dt>{title}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.formula}>{formula}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.partners} aria-label={words.trajectoryPartners}>
        {partnerLines(scores).map(({ name, title, value, formula }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>
              <b>{value}</b> <span>{formula}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
