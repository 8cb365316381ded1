import type { Rate } from '../model/report.ts';
import { rateOf } from '../report/wilson.ts';
import { none, type Undefined, type WhyUndefined } from './statistic.ts';

/** A count over its denominator with its 95 % Wilson interval, or that there is none and why. */
export type Share = Extract<Rate, { readonly kind: 'rate' }> | Undefined;

export function shareOf(count: number, of: number, why: WhyUndefined): Share {
  const rate = rateOf(count, of);
  return rate.kind === 'rate' ? rate : none(why);
}
