import type { AnswerRule, OutputDiffers, Span } from '../../rubric/calculatorScores.ts';
import { evaluate, type Expression } from '../../rubric/expression.ts';
import { isClose, multiply, rationalOf, type Rational } from '../../rubric/rational.ts';
import type { CallTurn } from './conversation.ts';
import { finalNumber, isRounded, type WrittenNumber } from './finalNumber.ts';

export interface Answer {
  readonly tenths: number;
  readonly rule: AnswerRule;
  readonly span: Span | null;
}

/** Fewest decimals and digits of an answer that may be rounded. */
const LEAST = 2;
const HUNDRED: Rational = { numerator: 100n, denominator: 1n };

/** Document 003's "Answer Format": the final number of the turn after the last call is what that call put out. */
export function answerOf(last: CallTurn, reference: Expression | null): Answer {
  const output = outputOf(last);
  if (output === null) return { tenths: 0, rule: 'no-number-put-out', span: null };
  if (last.next === null) return { tenths: 0, rule: 'no-answer', span: null };
  const { message, text } = last.next;
  const number = finalNumber(text);
  if (number === null) return { tenths: 0, rule: 'no-final-number', span: { message, start: 0, end: text.length } };
  const span = { message, start: number.start, end: number.end };
  if (!answers(number, output)) return { tenths: 0, rule: 'not-the-output', span };
  const expected = reference === null ? output : evaluate(reference);
  if (expected === null || !isClose(output, expected)) return { tenths: 0, rule: 'output-is-wrong', span };
  return { tenths: 1, rule: 'matches', span };
}

/** Whether a number is the output, or that rounded far enough down. `25 %` is 0.25, or 25 where that was put out. */
function answers(number: WrittenNumber, output: Rational): boolean {
  const hundredfold = number.isPercent ? multiply(output, HUNDRED) : null;
  return [output, ...(hundredfold === null ? [] : [hundredfold])].some((value) => {
    if (isClose(number.value, value)) return true;
    return number.decimals >= LEAST && number.significant >= LEAST && isRounded(number, value);
  });
}

/** The first call whose recorded output is not what it comes to; null where all are, or nothing can be compared. */
export function differingOutput(
  turns: readonly CallTurn[],
  calls: readonly (Expression | null)[],
): OutputDiffers | null {
  for (const [at, turn] of turns.entries()) {
    const call = calls[at] ?? null;
    const output = outputOf(turn);
    const own = call === null ? null : evaluate(call);
    if (turn.outcome.kind !== 'output' || output === null || own === null || isClose(output, own)) continue;
    const { message, start, text } = turn.outcome;
    return { recorded: text, span: { message, start, end: start + text.length } };
  }
  return null;
}

/** The number that came back; null where none did. */
function outputOf({ outcome }: CallTurn): Rational | null {
  return outcome.kind === 'output' ? rationalOf(outcome.text) : null;
}
