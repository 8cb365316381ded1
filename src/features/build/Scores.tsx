import { useEffect, useState } from 'react';
import type { TrajectoryScores } from '../../core/trajectory/trajectory.ts';
import { scoreText } from '../../core/words/trajectory.ts';
import { partnerLines, SCORE_MEANINGS, scoreLines } from '../../core/words/trajectoryScores.ts';
import { Chip } from '../../ui/Chip.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { words } from './words.ts';
import styles from './Scores.module.css';

/** After how many milliseconds without a change the scores are said. */
const SAID_AFTER = 700;

/** The four scores with their formulas filled in, and their partners, quieter. */
export function Scores({ scores }: { readonly scores: TrajectoryScores }) {
  const lines = scoreLines(scores).map((line) =>
    line.name === 'exact' ? { ...line, value: scoreText(scores.exact) } : line,
  );
  const [said, setSaid] = useState('');
  const text = lines.map(({ title, value }) => `${title} ${value}`).join(', ');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(text);
    }, SAID_AFTER);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <section aria-label={words.scores}>
      <dl className={styles.scores}>
        {lines.map(({ name, title, value, formula }) => (
          <div key={name} className={styles.score} title={SCORE_MEANINGS[name]} data-score={name}>
            <dt>{title}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.formula}>
              {name === 'exact' ? words.arrow(formula, value) : words.equals(formula, value)}
            </dd>
          </div>
        ))}
      </dl>
      {scores.empty !== null && <Chip>{words.empty[scores.empty]}</Chip>}
      <dl className={styles.partners} aria-label={words.beside}>
        {partnerLines(scores).map(({ name, title, value, formula }) => (
          <div key={name} data-score={name}>
            <dt>{title}</dt>
            <dd>{words.equals(formula, value)}</dd>
          </div>
        ))}
      </dl>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </section>
  );
}
