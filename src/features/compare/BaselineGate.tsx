import type { Gate, Regression } from '../../core/conformance/conformance.ts';
import { gateNoteSentence, regressionSentence } from '../../core/words/gate.ts';
import { oneLine } from '../../core/words/quoted.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';

/** So many categories are read at once; more are folded, as the table below has them all. */
const FEW = 3;

export interface BaselineGateProps {
  readonly gate: Gate;
  /** What the run is held against. */
  readonly file: string;
}

/** Whether a run holds against a baseline file: what fell in all first, then the categories. */
export function BaselineGate({ gate: { regressions, notes }, file }: BaselineGateProps) {
  const totals = regressions.filter(({ code }) => code !== 'category-fell');
  const fell = regressions.filter(({ code }) => code === 'category-fell');
  const few = fell.length <= FEW;
  const none = regressions.length === 0;
  return (
    <Notice
      tone={none ? 'right' : 'wrong'}
      title={<PlainText text={none ? words.noRegression(file) : words.regressionsAgainst(regressions.length, file)} />}
    >
      <Regressions list={few ? regressions : totals} />
      {!few && (
        <details>
          <summary>{words.categoriesFell(fell.length)}</summary>
          <Regressions list={fell} />
        </details>
      )}
      {notes.length > 0 && (
        <p>
          <PlainText text={`${words.beside}: ${notes.map(gateNoteSentence).join('. ')}.`} multiline />
        </p>
      )}
    </Notice>
  );
}

function Regressions({ list }: { readonly list: readonly Regression[] }) {
  if (list.length === 0) return null;
  return (
    <ul>
      {list.map((one) => (
        <li key={regressionSentence(one)}>
          <PlainText text={oneLine(regressionSentence(one), 300)} />
        </li>
      ))}
    </ul>
  );
}
