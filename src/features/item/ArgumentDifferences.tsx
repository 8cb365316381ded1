import type { ArgumentsBadge } from '../../core/trajectory/argumentsLayer.ts';
import { differenceParts } from '../../core/words/difference.ts';
import { Sentence } from './Sentence.tsx';
import { words } from './words.ts';
import styles from './TrajectoryTab.module.css';

/** Few enough to be read at once. */
const OPEN = 3;

/** Where the arguments of two matched steps differ, place by place. */
export function ArgumentDifferences({ badge: { differences, cut } }: { readonly badge: ArgumentsBadge }) {
  return (
    <details className={styles.differences} open={differences.length <= OPEN}>
      <summary>{words.differencesOf(differences.length, cut)}</summary>
      <ul>
        {differences.map((difference, place) => (
          <li key={place}>
            <Sentence parts={differenceParts(difference)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
