import type { Interval, Statistic } from '../core/agreement/statistic.ts';
import type { Share } from '../core/agreement/share.ts';
import type { Comparison, ComparisonRequest, Report } from './comparison.ts';
import { byName } from './report.ts';

/** The object that `agreement --json` prints. What has no value is null, and its cause stands under `undefined`. */
export function agreementReport(comparison: Comparison, { human, judge }: ComparisonRequest): object {
  const { categories, pairs, leftOut, report, undisputed, unmentioned } = comparison;
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
