/** Why a statistic has no value. Never printed as 0, 1, NaN or blank. */
export type WhyUndefined =
  /** Nothing was compared. */
  | 'no-pairs'
  /** Fewer than two categories are declared. */
  | 'one-category'
  /** Both gave one and the same label throughout: agreement by chance is certain. */
  | 'one-label'
  /** One of the two gave the same label throughout. */
  | 'constant-rater'
  /** Neither gave this label. */
  | 'label-unused'
  /** The standard error is 0: an interval of no width would claim too much. */
  | 'no-spread'
  /** From a single pair nothing is known of how pairs differ. */
  | 'single-pair'
  /** The standard error under chance is 0: there is nothing to test against. */
  | 'no-spread-by-chance'
  | 'no-disagreements'
  | 'human-passed-none'
  | 'human-failed-none'
  /** The judge's true pass rate and true fail rate together are not above 1. */
  | 'judge-no-better-than-chance'
  /** There is nothing beyond what a person has labelled. */
  | 'nothing-unlabelled'
  /** No item has two ratings. */
  | 'nothing-paired'
  | 'unequal-ratings'
  | 'categories-unordered'
  | 'categories-not-numbers'
  | 'negative-categories';

export interface Undefined {
  readonly kind: 'undefined';
  readonly why: WhyUndefined;
}

/** A number, always finite, or that there is none and why. */
export type Statistic = { readonly kind: 'value'; readonly value: number } | Undefined;

/** A 95 % interval, or that there is none and why. */
export type Interval = { readonly kind: 'interval'; readonly low: number; readonly high: number } | Undefined;

export function known(value: number): Statistic {
  return { kind: 'value', value };
}

export function none(why: WhyUndefined): Undefined {
  return { kind: 'undefined', why };
}
