import { nameInWords } from '../../core/words/quoted.ts';
import type { JoinReport } from '../../engine/engine.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './conformanceWords.ts';

/** No output belongs to a case: said in place of numbers of nothing, with an id of either side. */
export function ConformanceUnmet({ join: { onlyInReplies, onlyInDataset } }: { readonly join: JoinReport }) {
  const [given] = onlyInReplies.first;
  const [wanted] = onlyInDataset.first;
  return (
    <Notice tone="fault" live="polite" title={words.noneMeet(onlyInReplies.total)}>
      {given !== undefined && wanted !== undefined && (
        <PlainText text={words.noneMeetIds(nameInWords(given.id), nameInWords(wanted.id))} multiline />
      )}
    </Notice>
  );
}
