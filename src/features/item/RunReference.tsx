import type { RunDetail } from '../../state/labels/runDetail.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { CallView } from './CallView.tsx';
import { part } from './parts.ts';
import { shownJson } from './shownJson.ts';
import { words } from './words.ts';
import styles from './RunBody.module.css';

/** Whether there is anything here: a trajectory stands among the steps. */
export function hasReference({ referenceTexts, referenceCalls, calculator }: RunDetail): boolean {
  return referenceTexts !== null || referenceCalls !== undefined || calculator !== undefined;
}

/** Behind those of the answer. */
const ROW = -2;

/** What the dataset holds to be right: accepted answers, calls, what has to be calculated. */
export function RunReference({ detail }: { readonly detail: RunDetail }) {
  const { referenceTexts, referenceCalls, calculator } = detail;
  return (
    <div className={styles.answer}>
      {referenceTexts?.length === 0 && <p className={styles.note}>{words.acceptedNone}</p>}
      {referenceTexts !== null && referenceTexts.length > 0 && (
        <ul className={styles.accepted}>
          {referenceTexts.map((text, place) => (
            <li key={place}>
              <LongText text={shownJson(text)} part={part.accepted(place)} className={styles.text} />
            </li>
          ))}
        </ul>
      )}
      {referenceCalls?.length === 0 && <p className={styles.note}>{words.runNoCallWanted}</p>}
      {referenceCalls !== undefined && referenceCalls.length > 0 && (
        <ol className={styles.calls}>
          {referenceCalls.map((call, place) => (
            <CallView key={place} call={call} number={place + 1} row={ROW} place={place} />
          ))}
        </ol>
      )}
      {calculator !== undefined && <Calculator calculator={calculator} />}
    </div>
  );
}

function Calculator({ calculator }: { readonly calculator: NonNullable<RunDetail['calculator']> }) {
  const { expression, needsCalculator } = calculator;
  return (
    <>
      {needsCalculator !== null && (
        <p className={styles.plain}>{needsCalculator ? words.runCalculatorNeeded : words.calculatorNotNeeded}</p>
      )}
      {expression !== null && (
        <p className={styles.plain}>
          {words.runToCalculate} <PlainText text={expression} mono limit={2000} />
        </p>
      )}
    </>
  );
}
