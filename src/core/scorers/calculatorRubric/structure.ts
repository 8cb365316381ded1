import { evaluate, OPERATIONS, type Expression, type Operation } from '../../rubric/expression.ts';
import { rationalText, type Rational } from '../../rubric/rational.ts';

/**
 * The expression with what changes no value and no order taken away: an operation on one operand is that operand,
 * additions inside additions and products inside products are one, and a subtraction or division that begins with one
 * of its kind is one from the left.
 */
export function flattened(expression: Expression): Expression {
  if (expression.kind === 'number') return expression;
  const { operation } = expression;
  const commutes = isCommutative(operation);
  const operands = expression.operands.flatMap((operand, at): readonly Expression[] => {
    const flat = flattened(operand);
    const joins = flat.kind === 'operation' && flat.operation === operation && (commutes || at === 0);
    return joins ? flat.operands : [flat];
  });
  return operands.length === 1 ? operands[0]! : { kind: 'operation', operation, operands };
}

/** Levels of operations: a number has 0, an operation on numbers 1. */
export function depthOf(expression: Expression): number {
  if (expression.kind === 'number') return 0;
  return 1 + Math.max(0, ...expression.operands.map(depthOf));
}

/** Equal for flattened expressions that differ only in the order of operands: `commutative` ones, or `any`. */
export function shapeOf(expression: Expression, orders: 'commutative' | 'any' = 'commutative'): string {
  if (expression.kind === 'number') return rationalText(expression.value);
  const operands = expression.operands.map((operand) => shapeOf(operand, orders));
  const sorted = orders === 'any' || isCommutative(expression.operation) ? operands.toSorted() : operands;
  return `${expression.operation}(${sorted.join(' ')})`;
}

/** How often each operation is there. */
export function operationsOf(expression: Expression): ReadonlyMap<Operation, number> {
  const counts = new Map<Operation, number>();
  visit(expression, (one) => {
    if (one.kind === 'operation') counts.set(one.operation, (counts.get(one.operation) ?? 0) + 1);
  });
  return counts;
}

export function sameCounts(a: ReadonlyMap<Operation, number>, b: ReadonlyMap<Operation, number>): boolean {
  return isWithin(a, b) && isWithin(b, a);
}

/** Whether `b` has each at least as often. */
export function isWithin(a: ReadonlyMap<Operation, number>, b: ReadonlyMap<Operation, number>): boolean {
  return OPERATIONS.every((operation) => (a.get(operation) ?? 0) <= (b.get(operation) ?? 0));
}

/** The numbers in it, in order. */
export function numbersOf(expression: Expression): readonly Rational[] {
  const numbers: Rational[] = [];
  visit(expression, (one) => {
    if (one.kind === 'number') numbers.push(one.value);
  });
  return numbers;
}

/** The expression with its number at that place, from 0 in order, replaced. */
export function withNumber(expression: Expression, place: number, value: Rational): Expression {
  let at = -1;
  function replaced(one: Expression): Expression {
    if (one.kind === 'operation') return { ...one, operands: one.operands.map(replaced) };
    at += 1;
    return at === place ? { kind: 'number', value } : one;
  }
  return replaced(expression);
}

/** Whether both have a value, and it is the same. */
export function sameValue(a: Expression, b: Expression): boolean {
  const [left, right] = [evaluate(a), evaluate(b)];
  return left !== null && right !== null && rationalText(left) === rationalText(right);
}

function isCommutative(operation: Operation): boolean {
  return operation === 'add' || operation === 'multiply';
}

function visit(expression: Expression, see: (one: Expression) => void): void {
  see(expression);
  if (expression.kind === 'operation') for (const operand of expression.operands) visit(operand, see);
}
