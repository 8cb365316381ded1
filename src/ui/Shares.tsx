import { cx } from './cx.ts';
import type { Tone } from './tone.ts';
import styles from './Shares.module.css';

export interface Share {
  readonly key: string;
  readonly tone: Tone;
  readonly count: number;
}

export interface SharesProps {
  /** The whole in words, for instance "37 right, 13 wrong, 8 not judged, 2 faults". */
  readonly label: string;
  readonly parts: readonly Share[];
}

/** One bar cut into parts: how a whole divides. The figures stand beside it in words. */
export function Shares({ label, parts }: SharesProps) {
  return (
    <span role="img" aria-label={label} className={styles.bar}>
      {parts.map(
        (part) =>
          part.count > 0 && (
            <span key={part.key} className={cx(styles.part, styles[part.tone])} style={{ flexGrow: part.count }} />
          ),
      )}
    </span>
  );
}
