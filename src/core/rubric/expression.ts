import { add, divide, fractionOf, multiply, negative, rationalOf, type Rational } from './rational.ts';

export const OPERATIONS = ['add', 'subtract', 'multiply', 'divide'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** A calculation as a tree: what a call of the calculator says, and what a reference asks for. */
export type Expression =
  | { readonly kind: 'number'; readonly value: Rational }
  | { readonly kind: 'operation'; readonly operation: Operation; readonly operands: readonly Expression[] };

/** Most operations inside one another, and characters of a text. */
const DEPTH = 32;
const LENGTH = 4096;

const MINUS_ONE: Expression = { kind: 'number', value: { numerator: -1n, denominator: 1n } };
const BINARY: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['+', 'add'],
  ['-', 'subtract'],
  ['*', 'multiply'],
  ['/', 'divide'],
]);

/**
 * Reads numbers, `+ - * / ( )` and a minus before a value, with the usual precedence, from the left. Null when the
 * text is anything else, longer than 4,096 characters or more than 32 levels deep.
 */
export function readExpression(text: string): Expression | null {
  if (text.length > LENGTH) return null;
  const tokens = text.match(/(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|[-+*/()]|[^\s]/g) ?? [];
  let at = 0;

  function chain(signs: string, next: (depth: number) => Expression | null, depth: number): Expression | null {
    let left = next(depth);
    while (left !== null && at < tokens.length && signs.includes(tokens[at]!)) {
      const operation = BINARY.get(tokens[at]!)!;
      at += 1;
      const right = next(depth);
      left = right === null ? null : { kind: 'operation', operation, operands: [left, right] };
    }
    return left;
  }

  function sum(depth: number): Expression | null {
    return depth > DEPTH ? null : chain('+-', product, depth);
  }

  function product(depth: number): Expression | null {
    return chain('*/', value, depth);
  }

  function value(depth: number): Expression | null {
    const token = tokens[at];
    at += 1;
    if (token === undefined || depth > DEPTH) return null;
    if (token === '-') {
      const of = value(depth + 1);
      if (of === null) return null;
      if (of.kind === 'number') return { kind: 'number', value: negative(of.value) };
      return { kind: 'operation', operation: 'multiply', operands: [MINUS_ONE, of] };
    }
    if (token !== '(') return numberOf(token);
    const inside = sum(depth + 1);
    at += 1;
    return tokens[at - 1] === ')' ? inside : null;
  }

  const whole = sum(0);
  return at === tokens.length ? whole : null;
}

function numberOf(token: string): Expression | null {
  const value = rationalOf(token);
  return value === null ? null : { kind: 'number', value };
}

/**
 * The exact value. More than two operands are taken from the left, one is itself, none of an addition is 0 and of a
 * multiplication 1. Null where something is divided by 0, has no operands to take from, or grows past 400 digits.
 */
export function evaluate(expression: Expression): Rational | null {
  if (expression.kind === 'number') return expression.value;
  const { operation, operands } = expression;
  let total: Rational | null = operands.length > 0 ? evaluate(operands[0]!) : emptyValue(operation);
  for (const operand of operands.slice(1)) {
    const next = evaluate(operand);
    if (total === null || next === null) return null;
    total = applied(operation, total, next);
  }
  return total;
}

function emptyValue(operation: Operation): Rational | null {
  if (operation === 'add') return fractionOf(0n, 1n);
  return operation === 'multiply' ? fractionOf(1n, 1n) : null;
}

function applied(operation: Operation, a: Rational, b: Rational): Rational | null {
  switch (operation) {
    case 'add':
      return add(a, b);
    case 'subtract':
      return add(a, negative(b));
    case 'multiply':
      return multiply(a, b);
    default:
      return divide(a, b);
  }
}
