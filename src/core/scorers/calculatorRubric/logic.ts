import type { LogicRule } from '../../rubric/calculatorScores.ts';
import { evaluate, type Expression } from '../../rubric/expression.ts';
import { isClose, rationalText, type Rational } from '../../rubric/rational.ts';
import {
  depthOf,
  flattened,
  isWithin,
  numbersOf,
  operationsOf,
  sameCounts,
  sameValue,
  shapeOf,
  withNumber,
} from './structure.ts';

export interface Logic {
  /** Null: a person has to settle it. */
  readonly tenths: number | null;
  readonly rule: LogicRule;
}

/**
 * Document 003's "Mathematical Understanding & Logic" of what was called, in order, against what had to be calculated.
 * Calls that say the same again are one.
 */
export function logicOf(calls: readonly Expression[], reference: Expression): Logic {
  const last = calls.at(-1);
  if (last === undefined) return { tenths: null, rule: 'unreadable' };
  const shape = shapeOf(flattened(last));
  const isRepeated = calls.every((call) => shapeOf(flattened(call)) === shape);
  return isRepeated ? oneCall(last, reference) : steps(last, reference);
}

/** Several calls, none of which is the whole: their last value counts, which may have gone through a rounded one. */
function steps(last: Expression, reference: Expression): Logic {
  const [found, expected] = [evaluate(last), evaluate(reference)];
  if (found === null || expected === null) return { tenths: null, rule: 'no-value' };
  if (!isClose(found, expected)) return { tenths: 1, rule: 'steps-wrong' };
  return needsNesting(reference) ? { tenths: 2, rule: 'steps-right' } : { tenths: null, rule: 'same-value' };
}

/** Whether one call can only say it with another inside. */
export function needsNesting(reference: Expression): boolean {
  return depthOf(flattened(reference)) > 1;
}

function oneCall(call: Expression, reference: Expression): Logic {
  const [found, wanted] = [flattened(call), flattened(reference)];
  if (shapeOf(found) === shapeOf(wanted)) {
    return depthOf(call) > depthOf(wanted) ? { tenths: 1, rule: 'needless-nesting' } : { tenths: 3, rule: 'same' };
  }
  if (sameValue(found, wanted)) return { tenths: null, rule: 'same-value' };
  const [has, asks] = [operationsOf(found), operationsOf(wanted)];
  if (sameCounts(has, asks)) return sameOperations(found, wanted);
  if (isWithin(has, asks) && has.size > 0) return { tenths: 1, rule: 'part-of-operations' };
  const isAnyShared = [...has.keys()].some((operation) => asks.has(operation));
  return isAnyShared ? { tenths: 1, rule: 'some-operations' } : { tenths: 0, rule: 'other-operations' };
}

function sameOperations(found: Expression, wanted: Expression): Logic {
  if (shapeOf(found, 'any') === shapeOf(wanted, 'any')) return { tenths: 2, rule: 'operand-order' };
  const [has, asks] = [numbersOf(found), numbersOf(wanted)];
  const [more, missing] = [without(has, asks), without(asks, has)];
  if (more.length === 0 && missing.length === 0) return { tenths: 1, rule: 'grouping' };
  const [other, right] = [more[0], missing[0]];
  if (more.length === 1 && missing.length === 1 && other !== undefined && right !== undefined) {
    const isTheOnlyFault = has.some(
      (value, at) =>
        rationalText(value) === rationalText(other) && shapeOf(withNumber(found, at, right)) === shapeOf(wanted),
    );
    if (isTheOnlyFault) return { tenths: 2, rule: 'one-number' };
  }
  return { tenths: 1, rule: 'same-operations' };
}

/** The numbers that are left of the first when each of the second has taken one away. */
function without(numbers: readonly Rational[], others: readonly Rational[]): readonly Rational[] {
  const taken = new Map<string, number>();
  for (const other of others) taken.set(rationalText(other), (taken.get(rationalText(other)) ?? 0) + 1);
  return numbers.filter((value) => {
    const text = rationalText(value);
    const left = taken.get(text) ?? 0;
    taken.set(text, left - 1);
    return left <= 0;
  });
}
