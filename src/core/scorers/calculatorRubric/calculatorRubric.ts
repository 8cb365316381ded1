import { CALCULATOR_PARTS, type CalculatorScores } from '../../rubric/calculatorScores.ts';
import { CALCULATOR_MOST } from '../../rubric/calculatorRubric.ts';
import { readExpression } from '../../rubric/expression.ts';
import type { CalculatorReference, Item, Reply } from '../../model/item.ts';
import type { Options, Scorer } from '../../model/scorer.ts';
import type { Fault, Verdict } from '../../model/verdict.ts';
import { cut } from '../cut.ts';
import { problemFor } from '../referenceProblem.ts';
import { callTurns, conversationOf } from './conversation.ts';
import { calculatorRubricDeclaration } from './declaration.ts';
import { gradeCalls } from './grade.ts';

/**
 * Document 003's judge of how an assistant used its calculator, by rules: four sub-scores in tenths. What is judged is
 * the whole conversation: the item's input, and behind it the reply, if there is one. The score is the total; where a
 * part needs a person there is none. It has no key: a conversation cannot be made up from what had to be calculated.
 */
export const calculatorRubric: Scorer = {
  ...calculatorRubricDeclaration,
  key: () => null,
  untouched,
  hasReference,
  score,
};

const NOTHING_KNOWN: CalculatorReference = { needsCalculator: null, expression: null };

/** Syntax can be judged of any conversation with a call. */
function hasReference({ reference, input }: Item): boolean {
  return (
    reference.calculator !== undefined || problemFor(reference, 'calculator') !== null || callTurns(input).length > 0
  );
}

/** The null control: the item before the assistant said anything, where it then needs the calculator. */
function untouched(item: Item): Item | null {
  if (item.reference.calculator?.needsCalculator !== true) return null;
  const first = item.input.findIndex(({ role }) => role === 'assistant');
  return first < 0 ? item : { ...item, input: item.input.slice(0, first) };
}

function score(item: Item, reply: Reply, options: Options): Verdict | { readonly fault: Fault } {
  const { calculator = NOTHING_KNOWN } = item.reference;
  const problem = problemFor(item.reference, 'calculator');
  if (problem !== null) return { fault: { cause: 'reference-broken', problem } };
  const text = calculator.expression;
  const expression = text === null ? null : readExpression(text);
  if (text !== null && expression === null) {
    const excerpt = cut(text, 80);
    return { fault: { cause: 'reference-broken', problem: { code: 'not-an-expression', call: null, excerpt } } };
  }
  const turns = callTurns(conversationOf(item, reply));
  const scores = gradeCalls(turns, { needsCalculator: calculator.needsCalculator, expression });
  return {
    correct: isRight(scores, Number(options.get('pass'))),
    reason: reasonOf(scores),
    detail: { code: 'calculator', scores },
    outcome: null,
    failureKind: null,
    score: scores.total === null ? null : scores.total / 10,
  };
}

/** Null where a person is needed. No call where none was needed is right, though it has no total. */
function isRight({ parts, total }: CalculatorScores, pass: number): boolean | null {
  if (parts.decision.rule === 'not-needed-and-not-used') return true;
  return total === null ? null : total / 10 >= pass;
}

/** The first part that is not as good as it can be, where it applies. */
function reasonOf({ parts }: CalculatorScores): string {
  const short = CALCULATOR_PARTS.find(
    (name) => parts[name].range !== null && parts[name].tenths !== CALCULATOR_MOST.get(name),
  );
  return short ?? 'perfect';
}
