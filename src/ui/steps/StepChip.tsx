import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { PlainText } from '../text/PlainText.tsx';
import { MARK_PATHS, type Tone } from '../tone.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './StepChip.module.css';

export type StepTone = Extract<Tone, 'right' | 'extra' | 'missing'>;

export interface StepChipProps {
  readonly name: string;
  /** Null for a step that nothing is said of. */
  readonly tone: StepTone | null;
  /** What the tone says, in a word; seen where there is room, else heard. */
  readonly word?: string | undefined;
  /** One line: the word is a glyph for the eye, and is said. */
  readonly compact?: boolean | undefined;
  /** What it says may still change. */
  readonly provisional?: boolean | undefined;
  /** Its place among its steps, from 1. */
  readonly number?: number | undefined;
  /** Names the text for what is looked for in it. */
  readonly part?: string | undefined;
  readonly title?: string | undefined;
  /** Small facts after the word. */
  readonly children?: ReactNode;
}

/** A step by its name, and what it turned out to be: glyph, word, outline and colour together. */
export function StepChip({ name, tone, word, compact = false, provisional = false, ...rest }: StepChipProps) {
  const { number, part, title, children } = rest;
  const glyph = tone !== null && (
    <svg className={styles.glyph} viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
      <path d={MARK_PATHS[tone]} />
    </svg>
  );
  return (
    <span
      className={cx(
        styles.chip,
        tone !== null && styles[tone],
        compact && styles.compact,
        provisional && styles.provisional,
      )}
      title={title}
    >
      {compact && glyph}
      <span className={styles.name}>
        {number !== undefined && <span className={styles.number}>{number}</span>}
        <PlainText text={name} mono limit={200} part={part} />
      </span>
      {compact && word !== undefined && <VisuallyHidden> {word}</VisuallyHidden>}
      {!compact && (word !== undefined || children !== undefined) && (
        <span className={styles.under}>
          {word !== undefined && (
            <span className={styles.word}>
              {glyph}
              {word}
            </span>
          )}
          {children}
        </span>
      )}
    </span>
  );
}
