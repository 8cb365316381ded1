import { CALCULATOR_MOST } from '../../rubric/calculatorRubric.ts';
import {
  CALCULATOR_PARTS,
  type CalculatorPart,
  type CalculatorRule,
  type CalculatorScores,
  type PartScore,
  type Span,
} from '../../rubric/calculatorScores.ts';
import type { Expression } from '../../rubric/expression.ts';
import { answerOf, differingOutput } from './answer.ts';
import type { CallTurn } from './conversation.ts';
import { logicOf, needsNesting } from './logic.ts';
import { turnSyntax, type TurnSyntax } from './syntax.ts';

/** What has to be known to judge it; null where it is not. */
export interface Wanted {
  readonly needsCalculator: boolean | null;
  readonly expression: Expression | null;
}

type Parts = CalculatorScores['parts'];

/** Grades the call turns of a conversation by document 003, in tenths, each part with the rule that decided it. */
export function gradeCalls(turns: readonly CallTurn[], wanted: Wanted): CalculatorScores {
  const last = turns.at(-1);
  if (last === undefined) return withoutCalls(wanted.needsCalculator);
  const { needsCalculator } = wanted;
  const graded = turns.map(turnSyntax);
  const span = { message: last.message, start: 0, end: last.text.length };
  const logic = logicPart(graded, wanted);
  const answer = needsCalculator === false ? notNeeded() : answerOf(last, wanted.expression);
  const parts: Parts = {
    decision: { ...decisionPart(needsCalculator), span },
    logic,
    syntax: syntaxPart(graded, wanted.expression, logic.rule === 'same-value'),
    answer: scored(answer.tenths, answer.rule, answer.span),
  };
  const differs = differingOutput(
    turns,
    graded.map(({ expression }) => expression),
  );
  return summed(parts, differs);
}

function withoutCalls(needed: boolean | null): CalculatorScores {
  if (needed === true) {
    const none = scored(0, 'no-call');
    return summed({ decision: scored(0, 'needed-but-not-used'), logic: none, syntax: none, answer: none }, null);
  }
  const none: PartScore = { tenths: null, range: null, rule: 'does-not-apply', span: null };
  const decision: PartScore = needed === null ? open('decision', 'need-unknown') : scored(1, 'not-needed-and-not-used');
  return {
    parts: { decision, logic: none, syntax: none, answer: none },
    total: null,
    range: null,
    outputDiffers: null,
  };
}

function decisionPart(needed: boolean | null): PartScore {
  if (needed === null) return open('decision', 'need-unknown');
  return needed ? scored(1, 'needed-and-used') : scored(0, 'not-needed-but-used');
}

function logicPart(graded: readonly TurnSyntax[], { needsCalculator, expression: reference }: Wanted): PartScore {
  if (needsCalculator === false) return notNeeded();
  const several = graded.find(({ isOneBlock }) => !isOneBlock);
  if (several !== undefined) return open('logic', 'several-blocks', several.block);
  const calls = graded.flatMap(({ expression }) => (expression === null ? [] : [expression]));
  const unreadable = graded.find(({ expression }) => expression === null);
  if (unreadable !== undefined) return open('logic', 'unreadable', unreadable.span);
  if (reference === null) return open('logic', 'no-expression');
  const { tenths, rule } = logicOf(calls, reference);
  const { block } = graded.at(-1)!;
  return tenths === null ? open('logic', rule, block) : scored(tenths, rule, block);
}

/** The lowest of the turns, then what nesting there is against what there should be. */
function syntaxPart(graded: readonly TurnSyntax[], reference: Expression | null, isOpen: boolean): PartScore {
  const lowest = graded.reduce((low, one) => (one.tenths < low.tenths ? one : low));
  const { tenths, rule, span, minor } = lowest;
  const own: PartScore = { ...scored(tenths, rule, span), ...(minor.length > 0 ? { minor } : {}) };
  const nesting = reference === null ? null : wrongNesting(graded, reference);
  const whole = nesting !== null && tenths > 2 ? scored(2, nesting.rule, nesting.span) : own;
  if (!isOpen) return whole;
  return { tenths: null, range: { min: whole.tenths ?? 0, max: tenths }, rule: 'build-differs', span: whole.span };
}

function wrongNesting(
  graded: readonly TurnSyntax[],
  reference: Expression,
): { readonly rule: 'not-nested' | 'nested-needlessly'; readonly span: Span } | null {
  const nested = graded.find(({ isNested }) => isNested);
  if (needsNesting(reference)) return nested === undefined ? { rule: 'not-nested', span: graded[0]!.block } : null;
  return nested === undefined ? null : { rule: 'nested-needlessly', span: nested.block };
}

function summed(parts: Parts, outputDiffers: CalculatorScores['outputDiffers']): CalculatorScores {
  let [min, max] = [0, 0];
  for (const name of CALCULATOR_PARTS) {
    min += parts[name].range?.min ?? 0;
    max += parts[name].range?.max ?? 0;
  }
  const isKnown = CALCULATOR_PARTS.every((name) => parts[name].tenths !== null);
  return { parts, total: isKnown ? min : null, range: { min, max }, outputDiffers };
}

function notNeeded(): PartScore & { readonly tenths: number; readonly rule: 'not-needed' } {
  return { tenths: 0, range: { min: 0, max: 0 }, rule: 'not-needed', span: null };
}

function scored(tenths: number, rule: CalculatorRule, span: Span | null = null): PartScore {
  return { tenths, range: { min: tenths, max: tenths }, rule, span };
}

/** A person has to settle it. */
function open(part: CalculatorPart, rule: CalculatorRule, span: Span | null = null): PartScore {
  return { tenths: null, range: { min: 0, max: CALCULATOR_MOST.get(part) ?? 0 }, rule, span };
}
