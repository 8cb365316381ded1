import { memo } from 'react';
import { cx } from '../cx.ts';
import { revealInvisible } from './revealInvisible.ts';
import styles from './PlainText.module.css';

export interface PlainTextProps {
  readonly text: string;
  /** Line breaks and runs of spaces are shown as they are; without it the text is one line. */
  readonly multiline?: boolean | undefined;
  readonly mono?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Any text that came from a file: as text, in its own direction, with what would be invisible made visible. */
export const PlainText = memo(function PlainText({ text, multiline = false, mono = false, className }: PlainTextProps) {
  return (
    <bdi dir="auto" className={cx(multiline ? styles.multiline : styles.line, mono && styles.mono, className)}>
      {revealInvisible(text).map((piece, place) =>
        piece.token === undefined ? (
          piece.text
        ) : (
          <span
            key={place}
            role="img"
            className={styles.token}
            title={piece.token.title}
            aria-label={piece.token.title}
          >
            {piece.token.short}
          </span>
        ),
      )}
    </bdi>
  );
});
