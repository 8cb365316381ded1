import type { Regression } from '../../core/conformance/conformance.ts';
import { gateNoteSentence, regressionSentence } from '../../core/words/gate.ts';
import { fileInWords, oneLine } from '../../core/words/quoted.ts';
import type { Held } from '../../state/conformance/held.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './conformanceWords.ts';
import styles from './ConformancePanel.module.css';

/** Notes that are read at once, and categories that fell. */
const OPEN = 3;

/** Whether a run holds against its baseline, as document 002 says it; beside it what that does not look at. */
export function ConformanceGate({ held }: { readonly held: Held }) {
  const { regressions, notes } = held.gate;
  const fell = regressions.filter(({ code }) => code === 'category-fell');
  const isLong = fell.length > OPEN;
  return (
    <div className={styles.gate}>
      <Notice
        tone={regressions.length === 0 ? 'right' : 'wrong'}
        live="polite"
        title={<PlainText text={gateTitle(held)} multiline />}
      >
        <Reasons regressions={isLong ? regressions.filter((one) => !fell.includes(one)) : regressions} />
        {isLong && (
          // The table of categories says it, too.
          <details>
            <summary>{words.fell(fell.length)}</summary>
            <Reasons regressions={fell} />
          </details>
        )}
        {notes.length > 0 && (
          <details open={!isLong && notes.length <= OPEN}>
            <summary>{words.notes(notes.length)}</summary>
            <ul>
              {notes.map((note) => (
                <li key={gateNoteSentence(note)}>
                  <PlainText text={`${gateNoteSentence(note)}.`} multiline />
                </li>
              ))}
            </ul>
          </details>
        )}
      </Notice>
    </div>
  );
}

function Reasons({ regressions }: { readonly regressions: readonly Regression[] }) {
  if (regressions.length === 0) return null;
  return (
    <ul>
      {regressions.map((one) => (
        <li key={regressionSentence(one)}>
          <PlainText text={oneLine(regressionSentence(one), 300)} multiline />
        </li>
      ))}
    </ul>
  );
}

/** "No regression against base.json", or how many there are. */
export function gateTitle({ file, gate: { regressions } }: Held): string {
  const name = fileInWords(file);
  return regressions.length === 0 ? words.noRegression(name) : words.regressions(regressions.length, name);
}
