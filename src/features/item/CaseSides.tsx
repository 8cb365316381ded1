import type { ItemConformance } from '../../engine/conformance.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { adapterWords } from './adapterWords.ts';
import { part } from './parts.ts';
import { words } from './words.ts';
import styles from './Comparison.module.css';

/** What was expected and what came back, where one of them is a refusal: nothing of theirs can be held side by side. */
export function CaseSides({ one }: { readonly one: ItemConformance }) {
  const { adapter, expected, got, refused, error } = one;
  return (
    <div className={styles.texts}>
      <div>
        <h3>{words.caseExpected}</h3>
        {expected === null ? <p>{words.caseRefusal}</p> : <LongText text={expected} mono part={part.caseExpected} />}
      </div>
      <div>
        <h3>
          {words.caseGot} · <PlainText text={adapterWords(adapter)} limit={80} />
        </h3>
        {got !== null && <LongText text={got} mono part={part.caseGot} />}
        {got === null && error === null && <p>{refused ? words.caseRefusal : words.caseNotRun}</p>}
        {error !== null && (
          <>
            <p>{words.caseRaised}</p>
            <LongText text={error} mono />
          </>
        )}
      </div>
    </div>
  );
}
