import type { ReactNode } from 'react';
import { percent } from '../../core/words/numbers.ts';
import { rateSentence } from '../../core/words/rate.ts';
import { selfTestSentence } from '../../core/words/selfTest.ts';
import type { RunSummary, ViewSummary } from '../../engine/engine.ts';
import type { Rate, StateCounts, Totals } from '../../core/model/report.ts';
import { Shares } from '../../ui/Shares.tsx';
import { StepTotals } from './StepTotals.tsx';
import { words, type Unit } from './words.ts';
import styles from './SummaryLine.module.css';

export interface SummaryLineProps {
  readonly run: RunSummary | null;
  readonly view: ViewSummary | null;
  readonly unit: Unit;
  readonly onReport: () => void;
  /** What else is to be said of the same items, before the self-test. */
  readonly children?: ReactNode;
}

/** The totals in a sentence: shown of all, right of judged with its interval, the rest apart, the self-test. */
export function SummaryLine({ run, view, unit, onReport, children }: SummaryLineProps) {
  const filtered = view !== null && view.shown !== view.total;
  return (
    <div className={styles.line}>
      {run !== null && <Shares label={words.sharesLabel} parts={partsOf(run.totals.counts)} />}
      <div className={styles.row}>
        <p className={styles.text} role="status">
          {view !== null && <strong>{words.shown(view.shown, view.total, unit)}</strong>}
          {filtered && view.totals !== null && <TotalsText totals={view.totals} note={words.inFilter} />}
          {run !== null && <TotalsText totals={run.totals} note={filtered ? words.ofAll : null} />}
        </p>
        {run !== null && <StepTotals run={run} view={filtered ? view : null} unit={unit} />}
        {children}
        {run !== null && <SelfTest sentence={selfTestSentence(run.selfTest)} onReport={onReport} />}
      </div>
    </div>
  );
}

function TotalsText({ totals, note }: { readonly totals: Totals; readonly note: string | null }) {
  const { notJudged, fault } = totals.counts;
  return (
    <>
      <span>
        {note !== null && `${note}: `}
        <b title={intervalTitle(totals.rate)}>{rateSentence(totals.rate)}</b>
      </span>
      {notJudged > 0 && <span>{words.notJudged(notJudged)}</span>}
      {fault > 0 && <span>{words.faults(fault)}</span>}
    </>
  );
}

/** What the numbers in brackets are. */
function intervalTitle(rate: Rate): string | undefined {
  if (rate.kind === 'undefined') return undefined;
  const digits = rate.of < 1000 ? 0 : 1;
  return words.interval(percent(rate.low, digits), percent(rate.high, digits));
}

function partsOf(counts: StateCounts) {
  return [
    { key: 'right', tone: 'right', count: counts.right },
    { key: 'wrong', tone: 'wrong', count: counts.wrong },
    { key: 'not-judged', tone: 'unjudged', count: counts.notJudged },
    { key: 'fault', tone: 'fault', count: counts.fault },
  ] as const;
}

/** Whether the scorer passed its self-test and over how many items; what was left out is in the report. */
function SelfTest({ sentence, onReport }: { readonly sentence: string; readonly onReport: () => void }) {
  const [chief = sentence, ...rest] = sentence.split(';');
  return (
    <button type="button" className={styles.selfTest} title={sentence} onClick={onReport}>
      {chief}
      {rest.length > 0 && ' …'}
    </button>
  );
}
