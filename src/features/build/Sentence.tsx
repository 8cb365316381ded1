import type { TextPart } from '../../core/words/textPart.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';

/** A sentence with what stands in the data set apart. */
export function Sentence({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ kind, text }, place) =>
    kind === 'text' ? <span key={place}>{text}</span> : <PlainText key={place} text={text} mono />,
  );
}
