import type { Result } from '../../core/model/verdict.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { headOf } from '../../ui/text/headOf.ts';
import { part } from './parts.ts';
import { words } from './words.ts';
import styles from './Comparison.module.css';

export interface ReplyTextProps {
  readonly text: string;
  readonly result: Result | null;
}

/** The reply's text where none is compared; where a marker in it decided, with the marker's place marked. */
export function ReplyText({ text, result }: ReplyTextProps) {
  const detail = result?.state === 'wrong' ? result.verdict.detail : null;
  const marked = detail?.code === 'marker' && text.startsWith(detail.marker, detail.offset) ? detail : null;
  return (
    <section className={styles.text} aria-label={words.replyText}>
      <h3>{words.replyText}</h3>
      {marked === null ? (
        <LongText text={text} part={part.said} />
      ) : (
        <MarkedText text={text} from={marked.offset} to={marked.offset + marked.marker.length} />
      )}
    </section>
  );
}

/** Characters shown around the marker of a text that is very long. */
const AROUND = 20_000;

function MarkedText({ text, from, to }: { readonly text: string; readonly from: number; readonly to: number }) {
  const before = from > AROUND ? `…${text.slice(from - AROUND, from)}` : text.slice(0, from);
  const after = headOf(text.slice(to), AROUND);
  return (
    <>
      <span data-run data-part={part.said} className={styles.prose}>
        <PlainText text={before} multiline className={styles.inline} />
        <mark className={styles.marker} data-first>
          <PlainText text={text.slice(from, to)} mono multiline className={styles.inline} />
        </mark>
        <PlainText text={to + after.length < text.length ? `${after}…` : after} multiline className={styles.inline} />
      </span>
      {(from > AROUND || to + after.length < text.length) && <p className={styles.cut}>{words.markerAround}</p>}
    </>
  );
}
