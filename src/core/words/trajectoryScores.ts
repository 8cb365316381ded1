import type { Fraction, TrajectoryScores } from '../trajectory/trajectory.ts';
import { grouped } from './numbers.ts';
import { emptySideSentence, scoreText } from './trajectory.ts';

/** The four scores of document 004, by their names in files and filters. */
export type ScoreName = 'exact' | 'order_aware' | 'set_overlap' | 'step_credit';

export const SCORE_TITLES: Readonly<Record<ScoreName, string>> = {
  exact: 'Exact',
  order_aware: 'Order-aware',
  set_overlap: 'Set overlap',
  step_credit: 'Step credit',
};

/** What each is, without its numbers. */
export const SCORE_MEANINGS: Readonly<Record<ScoreName, string>> = {
  exact: 'the same steps in the same order: 1, else 0',
  order_aware: 'steps of the reference that are there in order, over its steps',
  set_overlap: 'tools that both use, over tools that either uses; repeats do not count',
  step_credit: 'matched steps, over matched, missing and extra ones',
};

/**
 * A score as it is read: its value with two decimals (`exact` with none), and its formula filled in by its own numbers.
 */
export interface ScoreLine<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
  readonly value: string;
  readonly formula: string;
}

/** The four, each with its formula; where a side is empty, what the policy for that says takes the formula's place. */
export function scoreLines(scores: TrajectoryScores): readonly ScoreLine<ScoreName>[] {
  const { exact, orderAware, setOverlap, stepCredit, correct, missing, extra } = scores;
  const sum = [correct, missing, extra].map(grouped).join(' + ');
  return [
    line('exact', String(exact), `same steps in the same order: ${exact === 1 ? 'yes' : 'no'}`),
    line('order_aware', scoreText(orderAware.value), over(orderAware, scores)),
    line('set_overlap', scoreText(setOverlap.value), over(setOverlap, scores)),
    line(
      'step_credit',
      scoreText(stepCredit.value),
      stepCredit.denominator === 0 ? over(stepCredit, scores) : `${grouped(correct)} / (${sum})`,
    ),
  ];
}

/** Numbers that stand beside the four, quieter. */
export function partnerLines(scores: TrajectoryScores): readonly ScoreLine[] {
  const { precisionInOrder, lcsF1, multisetOverlap } = scores;
  return [
    { name: 'precision', title: 'Precision in order', fraction: precisionInOrder },
    { name: 'lcs-f1', title: 'LCS-F1', fraction: lcsF1 },
    { name: 'multiset', title: 'Overlap with repeats', fraction: multisetOverlap },
  ].map(({ name, title, fraction }) => ({
    name,
    title,
    value: scoreText(fraction.value),
    formula: over(fraction, scores),
  }));
}

function line(name: ScoreName, value: string, formula: string): ScoreLine<ScoreName> {
  return { name, title: SCORE_TITLES[name], value, formula };
}

function over({ numerator, denominator }: Fraction, scores: TrajectoryScores): string {
  if (denominator === 0) return emptySideSentence(scores) ?? '';
  return `${grouped(numerator)} / ${grouped(denominator)}`;
}
