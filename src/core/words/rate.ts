import type { AttemptsReport, Rate } from '../model/report.ts';
import type { RecordedColumn } from '../model/item.ts';
import { rateOf } from '../report/wilson.ts';
import { counted, grouped, percent } from './numbers.ts';
import { nameInWords } from './quoted.ts';

/** "37 of 50 right (74 %, 60–84)": count, denominator, share and its 95 % interval in per cent. */
export function rateSentence(rate: Rate, what = 'right'): string {
  if (rate.kind === 'undefined') return `undefined (${undefinedWhy(rate)})`;
  return `${grouped(rate.count)} of ${grouped(rate.of)} ${what} (${rateShare(rate)})`;
}

/** "74 %, 60–84": one decimal from a thousand on, where whole per cent would say less than is known. */
function rateShare(rate: Rate): string {
  if (rate.kind === 'undefined') return `undefined (${undefinedWhy(rate)})`;
  const digits = rate.of < 1000 ? 0 : 1;
  return `${percent(rate.value, digits)} %, ${percent(rate.low, digits)}–${percent(rate.high, digits)}`;
}

const WHY: Readonly<Record<Extract<Rate, { readonly kind: 'undefined' }>['why'], string>> = {
  'nothing-judged': 'nothing judged',
};

function undefinedWhy(rate: Extract<Rate, { readonly kind: 'undefined' }>): string {
  return WHY[rate.why];
}

/**
 * "success: 3,121 of 4,001 right (78.0 %, 76.7–79.3), 0 not judged; 12 items without a value": what a recorded column
 * says of a dataset's items. Faults are named where there are any. Null for a column that cannot say verdicts.
 */
export function recordedSentence({ name, states }: RecordedColumn, items: number): string | null {
  if (states === null) return null;
  const { right, wrong, notJudged, fault } = states;
  const faults = fault === 0 ? '' : `, ${counted(fault, 'fault')}`;
  // Which of two answers is better is no verdict on either.
  if (right + wrong + notJudged === 0) return `${nameInWords(name)}: values that are neither right nor wrong${faults}`;
  const without = items - right - wrong - notJudged - fault;
  const rest = without <= 0 ? '' : `; ${counted(without, 'item')} without a value`;
  const rate = rateSentence(rateOf(right, right + wrong));
  return `${nameInWords(name)}: ${rate}, ${grouped(notJudged)} not judged${faults}${rest}`;
}

/**
 * "pass^2 0.667 over 12 items": the chance that k attempts are all right. Undefined where no item has k judged
 * attempts.
 */
export function passHatSentence(report: AttemptsReport, k: number): string {
  const found = report.passHat.find((one) => one.k === k);
  if (found === undefined) return `pass^${k} undefined (no item has ${counted(k, 'judged attempt')})`;
  return `pass^${k} ${found.value.toFixed(3)} over ${counted(found.items, 'item')}`;
}

/** "pass^1 0.750, pass^2 0.667 over 12 items": each k that is defined, those over equally many items together. */
export function passHatsSentence({ passHat }: AttemptsReport): string {
  const parts = passHat.map(({ k, value, items }, at) => {
    const end = passHat[at + 1]?.items === items ? '' : ` over ${counted(items, 'item')}`;
    return `pass^${k} ${value.toFixed(3)}${end}`;
  });
  return parts.join(', ');
}

/** "Of 12 items: all attempts right 5, some 4, none 2; 1 has none judged." */
export function spreadSentence(report: AttemptsReport): string {
  const { all, some, none, unjudged } = report.spread;
  const rest = unjudged === 0 ? '' : `; ${grouped(unjudged)} with no attempt judged`;
  return `Of ${counted(report.items, 'item')}: every judged attempt right ${grouped(all)}, some ${grouped(some)}, none ${grouped(none)}${rest}.`;
}
