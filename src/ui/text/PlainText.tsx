import { memo, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { headOf } from './headOf.ts';
import { revealInvisible, type TextPiece } from './revealInvisible.ts';
import styles from './PlainText.module.css';

export interface PlainTextProps {
  readonly text: string;
  /** Line breaks are shown as they are; without it the text is one line, and a break in it is a sign. */
  readonly multiline?: boolean | undefined;
  readonly mono?: boolean | undefined;
  /** Characters shown of a text on one line; the rest is counted, not hidden in silence. */
  readonly limit?: number | undefined;
  /** Names the text for what is looked for in it. */
  readonly part?: string | undefined;
  readonly className?: string | undefined;
}

/** Any text that came from a file: as text, in its own direction, with what would be invisible made visible. */
export const PlainText = memo(function PlainText(props: PlainTextProps) {
  const { text, multiline = false, mono = false, limit = 1000, part, className } = props;
  const shown = multiline ? text : headOf(text, limit);
  const rest = text.length - shown.length;
  return (
    <bdi
      dir="auto"
      data-part={part}
      className={cx(multiline ? styles.multiline : styles.line, mono && styles.mono, className)}
    >
      {revealInvisible(shown).map((piece, place) => (
        <Piece key={place} piece={piece} multiline={multiline} />
      ))}
      {rest > 0 && (
        <span data-said className={styles.rest}>
          {' '}
          … {rest.toLocaleString('en')} more characters
        </span>
      )}
    </bdi>
  );
});

function Piece({
  piece: { text, token, mixed },
  multiline,
}: {
  readonly piece: TextPiece;
  readonly multiline: boolean;
}) {
  if (token !== undefined) {
    return (
      <span role="img" className={styles.token} title={token.title} aria-label={token.title}>
        {token.short}
      </span>
    );
  }
  if (mixed === undefined) return <Fragments text={text} multiline={multiline} />;
  return (
    <span role="mark" className={styles.mixed} title={mixed} aria-description={mixed}>
      {text}
    </span>
  );
}

/** Plain text; on one line each break in it is a sign that can be seen and heard. */
function Fragments({ text, multiline }: { readonly text: string; readonly multiline: boolean }): ReactNode {
  if (multiline || !text.includes('\n')) return text;
  return text.split(/\r?\n/u).flatMap((line, place) =>
    place === 0
      ? [line]
      : [
          <span key={place} role="img" className={styles.break} aria-label="line break">
            ↵
          </span>,
          line,
        ],
  );
}
