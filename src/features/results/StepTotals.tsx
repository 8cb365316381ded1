import type { Totals } from '../../core/model/report.ts';
import { meanSentence } from '../../core/words/mean.ts';
import { passHatsSentence, spreadSentence } from '../../core/words/rate.ts';
import type { RunSummary, ViewSummary } from '../../engine/engine.ts';
import { comparesSteps } from '../../state/trajectoryRun.ts';
import { words, type Unit } from './words.ts';
import styles from './SummaryLine.module.css';

export interface StepTotalsProps {
  readonly run: RunSummary;
  /** Null where every item is shown. */
  readonly view: ViewSummary | null;
  readonly unit: Unit;
}

/** Of a run that compares steps: their mean credit, and what several attempts come to. The report says all means. */
export function StepTotals({ run, view, unit }: StepTotalsProps) {
  if (!comparesSteps(run.scorer)) return null;
  const filtered = view?.totals ?? null;
  return (
    <p className={styles.steps}>
      {filtered !== null && <Said totals={filtered} unit={unit} note={words.inFilter} />}
      <Said totals={run.totals} unit={unit} note={filtered === null ? null : words.ofAll} />
    </p>
  );
}

interface SaidProps {
  readonly totals: Totals;
  readonly unit: Unit;
  readonly note: string | null;
}

function Said({ totals: { means, attempts }, unit, note }: SaidProps) {
  const credit = means?.find(({ name }) => name === 'step_credit');
  return (
    <>
      {credit !== undefined && (
        <span>
          {note !== null && `${note}: `}
          {meanSentence(credit, unit)}
        </span>
      )}
      {attempts !== null && (
        <>
          <span>{passHatsSentence(attempts)}</span>
          <span>{spreadSentence(attempts)}</span>
        </>
      )}
    </>
  );
}
