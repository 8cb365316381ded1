import type { TextPart } from '../../core/words/textPart.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import styles from './Sentence.module.css';

/** A sentence in which what stands in the data is set apart. */
export function Sentence({ parts }: { readonly parts: readonly TextPart[] }) {
  return (
    <span className={styles.sentence}>
      {parts.map((part, place) =>
        part.kind === 'code' ? (
          <code key={place} className={styles.code}>
            <PlainText text={part.text} mono multiline className={styles.inline} />
          </code>
        ) : (
          <PlainText key={place} text={part.text} multiline className={styles.inline} />
        ),
      )}
    </span>
  );
}
