import { cx } from './cx.ts';
import { MARK_PATHS, type Tone } from './tone.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './StateMark.module.css';

export interface StateMarkProps {
  readonly tone: Tone;
  /**
   * The state in words; hidden from the eye, not from the ear, when compact. Null only where the word stands beside it.
   */
  readonly word: string | null;
  readonly compact?: boolean | undefined;
  readonly size?: 'm' | 'l' | undefined;
  readonly className?: string | undefined;
}

/** A state: glyph, word and colour together, so that none of them is needed alone. */
export function StateMark({ tone, word, compact = false, size = 'm', className }: StateMarkProps) {
  return (
    <span
      className={cx(styles.mark, styles[tone], size === 'l' && styles.large, className)}
      title={compact ? (word ?? undefined) : undefined}
    >
      <span className={styles.glyph} aria-hidden="true">
        <svg viewBox="0 0 16 16" width="16" height="16">
          <path d={MARK_PATHS[tone]} />
        </svg>
      </span>
      {word !== null &&
        (compact ? <VisuallyHidden>{word}</VisuallyHidden> : <span className={styles.word}>{word}</span>)}
    </span>
  );
}
