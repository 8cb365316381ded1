import type { AttemptsReport, MeanScore, Rate, SelfTestReport, StateCounts } from '../core/model/report.ts';
import type { RecordedColumn } from '../core/model/item.ts';
import { byName } from '../core/report/byName.ts';
import type { DatasetSummary, RunSummary } from '../engine/engine.ts';

/** The object that `score --json` prints. Names from data are keys of objects without a prototype. */
export function jsonReport(opened: DatasetSummary, run: RunSummary): object {
  const { totals, selfTest } = run;
  return {
    scorer: run.scorer,
    version: run.version,
    options: byName(run.options),
    format: opened.files[0]?.format ?? null,
    items: opened.distinctIds,
    attempts: totals.items,
    ...countsReport(totals.counts),
    rate: rateReport(totals.rate),
    ...(totals.means === undefined ? {} : { means: meansReport(totals.means) }),
    ...(totals.attempts === null ? {} : { pass_hat: passHatReport(totals.attempts) }),
    issues: opened.issues.total,
    reasons: byName(totals.reasons.map((one) => [one.reason, one.count])),
    by_category: byName(totals.categories.map((one) => [one.key, countsReport(one.counts)])),
    causes: byName(totals.causes.map((one) => [one.cause, one.count])),
    recorded: opened.recordedColumns.map(recordedReport),
    selftest: selfTestReport(selfTest),
  };
}

/** Over the `n` judged items; null where there are none. */
function meansReport(means: readonly MeanScore[]): object {
  return byName(means.map(({ name, mean, n }) => [name, { mean, n }]));
}

/** By k, over the items that have k judged attempts. */
function passHatReport({ passHat }: AttemptsReport): object {
  return byName(passHat.map(({ k, value, items }) => [String(k), { value, items }]));
}

/** A column without verdicts has no counts. */
function recordedReport({ name, kind, states }: RecordedColumn): object {
  if (states === null) return { name, kind };
  const { right, wrong, notJudged, fault } = states;
  return { name, kind, right, wrong, not_judged: notJudged, fault };
}

export function selfTestReport(selfTest: SelfTestReport): object {
  return {
    passed: selfTest.passed,
    answer_key: selfTest.answerKey,
    null_control: selfTest.nullControl,
    left_out: byName(selfTest.leftOut.map((one) => [one.why, one.items])),
  };
}

/** Shares between 0 and 1 with the 95 % interval; null with its cause where nothing was judged. */
function rateReport(rate: Rate): object {
  if (rate.kind === 'undefined') return { value: null, low: null, high: null, of: 0, undefined: rate.why };
  const { value, low, high, of } = rate;
  return { value, low, high, of };
}

function countsReport({ right, wrong, notJudged, fault }: StateCounts): object {
  return { judged: right + wrong, correct: right, wrong, not_judged: notJudged, faults: fault };
}
