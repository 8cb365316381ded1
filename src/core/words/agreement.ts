import type { Band } from '../agreement/band.ts';
import type { BootstrapInterval } from '../agreement/bootstrap.ts';
import type { CorrectedRate } from '../agreement/correctedRate.ts';
import type { AgreementReport, CommonFigures, Lean } from '../agreement/report.ts';
import type { Share } from '../agreement/share.ts';
import type { Interval, Statistic, WhyUndefined } from '../agreement/statistic.ts';
import { counted, grouped, listed, percent } from './numbers.ts';
import { nameInWords } from './quoted.ts';
import { rateSentence } from './rate.ts';
import { scoreText } from './trajectory.ts';

/** Below so many items an interval by a large-sample formula is a rough guide. */
const FEW = 30;

/** Most items that are named in a sentence. */
const NAMED = 10;

/** Why a statistic has no value, as it stands in "undefined (…)". */
const WHY: Readonly<Record<WhyUndefined, string>> = {
  'no-pairs': 'nothing to compare',
  'one-category': 'fewer than two categories',
  'one-label': 'one and the same label throughout, so agreement by chance is certain',
  'constant-rater': 'one of the two gave the same label throughout',
  'label-unused': 'nobody gave this label',
  'no-spread': 'the standard error is 0',
  'single-pair': 'one labelled item says nothing of how others differ',
  'no-spread-by-chance': 'the standard error under chance is 0',
  'no-disagreements': 'no disagreements',
  'human-passed-none': 'the human passed none',
  'human-failed-none': 'the human failed none',
  'judge-no-better-than-chance': 'the judge is no better than chance',
  'nothing-unlabelled': 'nothing unlabelled',
  'nothing-paired': 'no item has two ratings',
  'unequal-ratings': 'items have different numbers of ratings',
  'categories-unordered': 'the categories have no order',
  'categories-not-numbers': 'the categories are not all numbers',
  'negative-categories': 'a category is below 0',
};

const BANDS: Readonly<Record<Band, string>> = {
  poor: 'Poor',
  slight: 'Slight',
  fair: 'Fair',
  moderate: 'Moderate',
  substantial: 'Substantial',
  'almost-perfect': 'Almost perfect',
};

/** What a kappa is conventionally called: "Moderate". */
export function bandTitle(band: Band): string {
  return BANDS[band];
}

/** Where the names of the bands are from, and what they are worth. */
export const BAND_SOURCE = 'Bands by Landis and Koch 1977; where one ends and the next begins is a convention.';

/** "0.50", "-0.02" or "undefined (nothing to compare)"; more decimals where it would look like 0 or 1 and is not. */
export function statisticText(statistic: Statistic | Share, digits = 2): string {
  if (statistic.kind === 'undefined') return `undefined (${WHY[statistic.why]})`;
  return signed(statistic.value, digits);
}

/** "-0.02 to 1.00", or why there is none. */
export function intervalText(interval: Interval, digits = 2): string {
  if (interval.kind === 'undefined') return `undefined (${WHY[interval.why]})`;
  return `${signed(interval.low, digits)} to ${signed(interval.high, digits)}`;
}

function signed(value: number, digits: number): string {
  return value < 0 ? `-${scoreText(-value, digits)}` : scoreText(value, digits);
}

/**
 * "Judge and human agree on 6 of 8 (75 %); 50 % would be expected by chance alone, so kappa is 0.50 (moderate; 95 % CI
 * -0.02 to 1.00, n=8: too few to be sure)."
 */
export function agreementSentence(report: CommonFigures): string {
  const { n, po, pe, kappa, band, interval } = report;
  if (po.kind === 'undefined' || pe.kind === 'undefined') return 'There is nothing to compare judge and human by.';
  const agree = `Judge and human agree on ${grouped(po.count)} of ${grouped(po.of)} (${percent(po.value, 0)} %)`;
  const chance = `${percent(pe.value, 0)} % would be expected by chance alone`;
  if (kappa.kind === 'undefined') return `${agree}; ${chance}, so kappa is ${statisticText(kappa)}.`;
  const named = band === null ? '' : `${BANDS[band].toLowerCase()}; `;
  // Where kappa has no interval, that of plain agreement says how little is known.
  const plain = `${percent(po.low, 0)}–${percent(po.high, 0)} %`;
  const sure =
    interval.kind === 'undefined'
      ? `no interval: ${WHY[interval.why]}; agreement itself ${plain}`
      : `95 % CI ${intervalText(interval)}`;
  const few = n < FEW ? ': too few to be sure' : '';
  return `${agree}; ${chance}, so kappa is ${statisticText(kappa)} (${named}${sure}, n=${grouped(n)}${few}).`;
}

/** The items on which judge and human disagree, by their names. */
export interface Disagreements {
  readonly judgePassed: readonly string[];
  readonly humanPassed: readonly string[];
}

/** "Both disagreements are items the judge passed and the human failed: R2, R3."; of none, that there are none. */
export function disagreementsSentence({ judgePassed, humanPassed }: Disagreements): string {
  const lenient = `the judge passed and the human failed: ${names(judgePassed)}`;
  const strict = `the judge failed and the human passed: ${names(humanPassed)}`;
  if (judgePassed.length === 0 && humanPassed.length === 0) return 'There are no disagreements.';
  if (humanPassed.length === 0) return `${allOf(judgePassed.length)} ${lenient}.`;
  if (judgePassed.length === 0) return `${allOf(humanPassed.length)} ${strict}.`;
  const total = counted(judgePassed.length + humanPassed.length, 'disagreement');
  return `Of ${total}, ${partOf(judgePassed.length)} ${lenient}; ${partOf(humanPassed.length)} ${strict}.`;
}

function allOf(count: number): string {
  if (count === 1) return 'The one disagreement is an item';
  return count === 2 ? 'Both disagreements are items' : `All ${grouped(count)} disagreements are items`;
}

function partOf(count: number): string {
  return count === 1 ? '1 is an item' : `${grouped(count)} are items`;
}

function names(items: readonly string[]): string {
  const shown = items.slice(0, NAMED).map(nameInWords).join(', ');
  const rest = items.length - NAMED;
  return rest > 0 ? `${shown} and ${grouped(rest)} more` : shown;
}

const LEAN: Readonly<Record<Lean, readonly [way: string, word: string]>> = {
  lenient: ['the judge passing what the human failed', 'lenient'],
  strict: ['the judge failing what the human passed', 'strict'],
};

/**
 * "Kappa is the highest that these totals allow (0.50): … The judge is purely lenient."; null where the judge leans
 * neither way.
 */
export function leanSentence({ lean, kappaMax }: AgreementReport): string | null {
  if (lean === null) return null;
  const [way, word] = LEAN[lean];
  return `Kappa is the highest that these totals allow (${statisticText(kappaMax)}): every disagreement is ${way}. The judge is purely ${word}.`;
}

/**
 * How the judge treats what the human passed and what the human failed, and whether its disagreements lean more than
 * chance would.
 */
export function strictnessSentence({ judgeTpr, judgeTnr, table, mcnemar }: AgreementReport): string {
  const passes = shareSentence(judgeTpr, 'that the human passed');
  const fails = shareSentence(judgeTnr, 'that the human failed');
  const rates = `The judge passed ${passes} and failed ${fails}.`;
  const { midP } = mcnemar;
  if (midP.kind === 'undefined') return `${rates} There are no disagreements to lean either way.`;
  const split = listed([`${grouped(table.b)} by passing`, `${grouped(table.c)} by failing`]);
  const chance = midP.value < 0.05 ? 'more one-sided than chance explains' : 'no more one-sided than chance explains';
  return `${rates} It disagrees ${split}: ${chance} (McNemar, mid-p ${scoreText(midP.value, 3)}).`;
}

function shareSentence(share: Share, what: string): string {
  return share.kind === 'undefined' ? `an undefined share (${WHY[share.why]})` : rateSentence(share, what);
}

/** "217 labelled items in all would make the interval of kappa no wider than 0.20, if the shares stay as they are." */
export function labelsNeededSentence(needed: Statistic, width: number): string {
  if (needed.kind === 'undefined') {
    return `How many labels would make the interval of kappa useful is undefined (${WHY[needed.why]}).`;
  }
  const items = counted(needed.value, 'labelled item');
  return `${items} in all would make the interval of kappa no wider than ${scoreText(width)}, if the shares stay as they are.`;
}

/** "2 of 8 labels were given with the judge in sight, which draws the two together." */
export function notBlindSentence(count: number, of: number): string {
  const were = count === 1 ? 'was' : 'were';
  return `${grouped(count)} of ${counted(of, 'label')} ${were} given with the judge in sight, which draws the two together.`;
}

/** "2 of 8 labels were given in under two seconds: hardly time to read an item." */
export function hastySentence(count: number, of: number): string {
  const were = count === 1 ? 'was' : 'were';
  return `${grouped(count)} of ${counted(of, 'label')} ${were} given in under two seconds: hardly time to read an item.`;
}

/** "ayse and ben agree on 6 of 8 (75 %), kappa 0.50 (moderate; 95 % CI -0.02 to 1.00)." */
export function peopleSentence(one: string, other: string, { po, kappa, band, interval }: CommonFigures): string {
  const who = `${nameInWords(one)} and ${nameInWords(other)}`;
  if (po.kind === 'undefined') return `${who} have said nothing of the same items.`;
  const agree = `${who} agree on ${grouped(po.count)} of ${grouped(po.of)} (${percent(po.value, 0)} %)`;
  const named = band === null ? '' : `${BANDS[band].toLowerCase()}; `;
  return kappa.kind === 'undefined'
    ? `${agree}; kappa is ${statisticText(kappa)}.`
    : `${agree}, kappa ${statisticText(kappa)} (${named}95 % CI ${intervalText(interval)}).`;
}

/** "60 % (95 % 38–82 %)"; where it had to be cut at 0 or 100 %, what it was; or "undefined (…)". */
export function correctedText(rate: CorrectedRate): string {
  if (rate.kind === 'undefined') return `undefined (${WHY[rate.why]})`;
  const { raw, clipped, interval } = rate;
  const sure =
    interval.kind === 'undefined'
      ? `no interval: ${WHY[interval.why]}`
      : `95 % ${percent(interval.low, 0)}–${percent(interval.high, 0)} %`;
  const cut = raw === clipped ? '' : `; cut from ${(raw * 100).toFixed(0)} %`;
  return `${percent(clipped, 0)} % (${sure}${cut})`;
}

/** "0.00 to 1.00, over every possible table; 0.4 % of them have no kappa". */
export function bootstrapText(interval: BootstrapInterval): string {
  if (interval.kind === 'undefined') return `undefined (${WHY[interval.why]})`;
  const { low, high, undefinedShare, from } = interval;
  const over =
    from.kind === 'all'
      ? 'over every possible table'
      : `over ${grouped(from.tables)} tables drawn from seed ${from.seed}`;
  const missing = undefinedShare > 0 ? `; ${percent(undefinedShare, 1)} % of them have no kappa` : '';
  return `${signed(low, 2)} to ${signed(high, 2)}, ${over}${missing}`;
}
