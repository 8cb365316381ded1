import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Alignment } from '../../core/trajectory/trajectory.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { words } from './words.ts';
import styles from './BuildView.module.css';

export interface AlternativesBarProps {
  /** Equally good alignments, to 100, which is more than 99; null while they are counted. */
  readonly count: number | null;
  /** Too long a pair has its first alone. */
  readonly listed: boolean;
  /** Which of them is shown, from 0. */
  readonly index: number;
  readonly rule: Alignment['rule'];
  readonly onChange: (index: number) => void;
}

/** How many alignments are equally good, and the way from one to the next. */
export function AlternativesBar({ count, listed, index, rule, onChange }: AlternativesBarProps) {
  const cut = count !== null && count > 99;
  const most = Math.min(count ?? 1, 99);
  if (count === null) return <p className={styles.quiet}>{words.counting}</p>;
  if (count < 2) {
    return (
      <p className={styles.quiet}>
        {words.oneAlignment} {rule !== 'names' && words.rules[rule]}
      </p>
    );
  }
  return (
    <div className={styles.alternatives}>
      <span role="status">
        {words.alternativesSaid(most, cut)}, {words.alternativeShown(index)}
      </span>
      {listed && (
        <span className={styles.steps}>
          <IconButton
            icon={<ChevronLeft />}
            label={words.previousAlternative}
            onClick={() => {
              onChange((index + most - 1) % most);
            }}
          />
          <span className={styles.count}>{words.alternatives(index, most, cut)}</span>
          <IconButton
            icon={<ChevronRight />}
            label={words.nextAlternative}
            onClick={() => {
              onChange((index + 1) % most);
            }}
          />
        </span>
      )}
      <span className={styles.quiet}>
        {words.alternativesSame} {index === 0 && words.rules[rule]}
      </span>
    </div>
  );
}
