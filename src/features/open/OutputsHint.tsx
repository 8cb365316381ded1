import { OUTPUT_SHAPES } from '../../core/words/conformance.ts';
import type { LikelyOutputs } from '../../state/conformance/likelyOutputs.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { mappingWords as words } from './mappingWords.ts';
import styles from './Mapping.module.css';

/** Beside a corpus, outputs of a normaliser are meant: what the file lacks to be read as them. */
export function OutputsHint({ likely }: { readonly likely: LikelyOutputs }) {
  return (
    <Notice tone="fault" live="polite" title={words.likelyOutputs}>
      <PlainText text={words.outputsLack(likely)} multiline />
      <ul className={styles.shapes} aria-label={words.outputShapes}>
        {OUTPUT_SHAPES.map((shape) => (
          <li key={shape}>
            <code>{shape}</code>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
