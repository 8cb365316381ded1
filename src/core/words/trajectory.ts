import type { Detail, NamedStep, TrajectoryFacts, WhichReference } from '../model/verdict.ts';
import type { Fraction, TrajectoryScores } from '../trajectory/trajectory.ts';
import { counted, grouped } from './numbers.ts';
import { nameInWords } from './quoted.ts';
import { code, joinParts, say, type TextPart } from './textPart.ts';

/** Most steps that are named one by one. */
const NAMED = 5;

/** A score with two decimals, and more where it would look like 1 or 0 and is not. */
export function scoreText(value: number, digits = 2): string {
  const text = value.toFixed(digits);
  const rounded = (value < 1 && Number(text) === 1) || (value > 0 && Number(text) === 0);
  return rounded && digits < 12 ? scoreText(value, digits + 1) : text;
}

/** `3 / 4 = 0.75`; of nothing over nothing the value alone, which is what the policy says of empty sides. */
function fractionText({ value, numerator, denominator }: Fraction): string {
  if (denominator === 0) return scoreText(value);
  return `${grouped(numerator)} / ${grouped(denominator)} = ${scoreText(value)}`;
}

/** `3 / (3 + 1 + 1) = 0.60`: step credit as document 004 writes it, correct over correct, missing and extra. */
export function stepCreditText({ stepCredit, correct, missing, extra }: TrajectoryScores): string {
  if (stepCredit.denominator === 0) return scoreText(stepCredit.value);
  const sum = `${grouped(correct)} + ${grouped(missing)} + ${grouped(extra)}`;
  return `${grouped(correct)} / (${sum}) = ${scoreText(stepCredit.value)}`;
}

const EMPTY: Readonly<Record<NonNullable<TrajectoryScores['empty']>, string>> = {
  both: 'No steps were expected, and none were taken.',
  reference: 'No steps were expected.',
  candidate: 'No steps were taken.',
};

/**
 * "No steps were expected, and none were taken.": what decides in place of a formula; null where neither side is empty.
 */
export function emptySideSentence({ empty }: TrajectoryScores): string | null {
  return empty === null ? null : EMPTY[empty];
}

export function trajectoryParts(facts: TrajectoryFacts): TextPart[] {
  const { scores, missing, extra, unequal, rule } = facts;
  return joinParts(
    [
      matchedParts(scores),
      stepsParts('Missing', missing, 'reference'),
      stepsParts('Extra', extra, 'reply'),
      stepsParts('Other arguments than the reference has', unequal ?? [], 'reply'),
      scores.empty === 'both' ? [] : say`Step credit ${stepCreditText(scores)}.`,
      referenceParts(facts.reference),
      rule === 'names-only'
        ? say`The two are too long for arguments and failures to be asked which steps to match.`
        : [],
    ],
    ' ',
  );
}

export function judgedParts(detail: Extract<Detail, { readonly code: 'judged-trajectory' }>): TextPart[] {
  const { scores, orderAtLeast, extraAtMost } = detail;
  const isLow = scores.orderAware.value < orderAtLeast;
  const order = say`Order-aware ${fractionText(scores.orderAware)} is ${isLow ? 'less than' : 'at least'} ${String(orderAtLeast)}`;
  const isMany = scores.extra > extraAtMost;
  const most = isMany ? `more than ${grouped(extraAtMost)}` : `at most ${grouped(extraAtMost)}`;
  const extra = say`${counted(scores.extra, 'extra step')} ${scores.extra === 1 ? 'is' : 'are'} ${most}`;
  return joinParts([say`${order}, and ${extra}.`, referenceParts(detail.reference)], ' ');
}

function matchedParts(scores: TrajectoryScores): TextPart[] {
  const empty = emptySideSentence(scores);
  if (empty !== null) return say`${empty}`;
  const wanted = scores.correct + scores.missing;
  if (scores.exact === 1) return say`The reply takes the ${counted(wanted, 'step')} of the reference, in its order.`;
  return say`${grouped(scores.correct)} of ${counted(wanted, 'step')} of the reference ${scores.correct === 1 ? 'is' : 'are'} matched in order.`;
}

/** "Missing: convert (step 3 of the reference)." */
function stepsParts(what: string, steps: readonly NamedStep[], side: string): TextPart[] {
  if (steps.length === 0) return [];
  const shown = steps
    .slice(0, NAMED)
    .map(({ at, name }) => say`${code(nameInWords(name))} (step ${grouped(at + 1)} of the ${side})`);
  const more = steps.length > NAMED ? ` and ${grouped(steps.length - NAMED)} more` : '';
  return say`${what}: ${joinParts(shown, ', ')}${more}.`;
}

function referenceParts({ index, of }: WhichReference): TextPart[] {
  return of < 2 ? [] : say`Of ${grouped(of)} references, number ${grouped(index + 1)} is answered best.`;
}
