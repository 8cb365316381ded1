import type { Share } from '../agreement/share.ts';
import type { Interval, Statistic } from '../agreement/statistic.ts';
import { byName } from '../report/byName.ts';
import type { Comparison, Report } from './compareSeries.ts';

export interface ComparedNames {
  readonly human: string;
  readonly judge: string;
  /** Items of the dataset of which neither says anything, beside those that are listed. */
  readonly unmentioned: number;
}

/**
 * What `agreement --json` prints and the page hands out: shares from 0 to 1, intervals of 95 %. What has no value is
 * null, and its cause stands under `undefined`.
 */
export function comparisonObject(comparison: Comparison, { human, judge, unmentioned }: ComparedNames): object {
  const { categories, pairs, leftOut, report, undisputed } = comparison;
  return {
    human,
    judge,
    ...(report.kind === 'table' ? { positive: categories[0] } : {}),
    ...figures(report),
    left_out: leftOut.map(({ key, why }) => ({ item: key.id, attempt: key.attempt, reason: why })),
    unmentioned,
    not_blind: pairs.filter(({ sighted }) => sighted).length,
    ...(undisputed === null ? {} : { without_disputed: figures(undisputed) }),
  };
}

/** What is said of two categories, where there are more. */
interface TooMany {
  readonly kind: 'undefined';
  readonly why: 'more-than-two-categories';
}

const TOO_MANY: TooMany = { kind: 'undefined', why: 'more-than-two-categories' };
const OF_TWO_ALONE = { judgeTpr: TOO_MANY, judgeTnr: TOO_MANY, mcnemar: { exactP: TOO_MANY } };

function figures(report: Report): object {
  const missing: (readonly [name: string, why: string])[] = [];
  function number(name: string, statistic: Statistic | Share | TooMany): number | null {
    if (statistic.kind !== 'undefined') return statistic.value;
    missing.push([name, statistic.why]);
    return null;
  }
  function range(name: string, interval: Interval | Share | TooMany): readonly [number, number] | null {
    if (interval.kind !== 'undefined') return [interval.low, interval.high];
    missing.push([name, interval.why]);
    return null;
  }
  const { of } = report;
  const { judgeTpr, judgeTnr, mcnemar } = report.kind === 'table' ? report.of : OF_TWO_ALONE;
  const counts =
    report.kind === 'table'
      ? { table: report.of.table }
      : { matrix: report.of.matrix, categories: report.of.categories };
  return {
    n: of.n,
    ...counts,
    po: number('po', of.po),
    pe: number('pe', of.pe),
    kappa: number('kappa', of.kappa),
    kappa_band: of.band,
    kappa_se: number('kappa_se', of.se),
    kappa_ci: range('kappa_ci', of.interval),
    kappa_max: number('kappa_max', of.kappaMax),
    pabak: number('pabak', of.pabak),
    gwet_ac1: number('gwet_ac1', of.gwet.coefficient),
    mcnemar_exact_p: number('mcnemar_exact_p', mcnemar.exactP),
    judge_tpr: number('judge_tpr', judgeTpr),
    judge_tpr_ci: range('judge_tpr_ci', judgeTpr),
    judge_tnr: number('judge_tnr', judgeTnr),
    judge_tnr_ci: range('judge_tnr_ci', judgeTnr),
    undefined: byName(missing),
  };
}
