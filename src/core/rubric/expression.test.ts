import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate, readExpression, type Expression } from './expression.ts';
import { isClose, rationalOf, rationalText } from './rational.ts';

const file = new URL('./vectors/expressions.json', import.meta.url);
const { expressions } = JSON.parse(readFileSync(file, 'utf8')) as {
  expressions: readonly (readonly [text: string, value: string | null])[];
};

function valueOf(text: string): string | null {
  const read = readExpression(text);
  if (read === null) throw new Error(`not read: ${text}`);
  const value = evaluate(read);
  return value === null ? null : rationalText(value);
}

describe('an expression', () => {
  it('has the value that exact fractions give it, with the usual precedence, from the left', () => {
    const found = expressions.map(([text]) => [text, valueOf(text)]);
    expect(found).toEqual(expressions);
  });

  it.each(['', ' ', '1 +', '(1', '1)', '1 2', '2x', '5 % 2', '2**3', '1,234+5', '+5', '()', '= 3', 'NaN', '1..2', '×'])(
    'that is %j is none',
    (text) => {
      expect(readExpression(text)).toBeNull();
    },
  );

  it('of any depth or length is read or refused', () => {
    expect(readExpression('('.repeat(2000))).toBeNull();
    expect(readExpression('-'.repeat(4000))).toBeNull();
    expect(readExpression(`${'('.repeat(30)}1${')'.repeat(30)}`)).not.toBeNull();
    expect(readExpression('1+'.repeat(3000))).toBeNull();
    expect(valueOf(Array.from({ length: 1000 }, () => '1').join('+'))).toBe('1000');
  });

  it('takes a minus before brackets for a product with -1', () => {
    expect(readExpression('-(1+2)')).toMatchObject({ operation: 'multiply', operands: [{ kind: 'number' }, {}] });
    expect(valueOf('-(1+2)')).toBe('-3');
  });

  it('with no operand or one is what the calculator makes of it', () => {
    function on(operation: 'add' | 'subtract' | 'multiply' | 'divide', operands: readonly Expression[]): string | null {
      const value = evaluate({ kind: 'operation', operation, operands });
      return value === null ? null : rationalText(value);
    }
    const five = readExpression('5')!;
    expect(['add', 'subtract', 'multiply', 'divide'].map((one) => on(one as 'add', [five]))).toEqual([
      '5',
      '5',
      '5',
      '5',
    ]);
    expect(['add', 'subtract', 'multiply', 'divide'].map((one) => on(one as 'add', []))).toEqual([
      '0',
      null,
      '1',
      null,
    ]);
  });
});

describe('a number', () => {
  it('is exact', () => {
    expect(rationalText(rationalOf('0.1')!)).toBe('1/10');
    expect(rationalText(rationalOf('-12.50e1')!)).toBe('-125');
    expect(rationalText(rationalOf('.5')!)).toBe('1/2');
    expect(rationalText(rationalOf('5.')!)).toBe('5');
    expect(['', '.', '1,2', 'e5', '0x10', '1e', '--1'].map(rationalOf)).toEqual(Array.from({ length: 7 }, () => null));
  });

  it('of more than 400 digits has no value, and costs nothing', () => {
    expect(rationalOf('1e1000000000')).toBeNull();
    expect(rationalOf('9'.repeat(401))).toBeNull();
    expect(valueOf('1e300*1e300')).toBeNull();
    expect(valueOf('1e-300*1e-300')).toBeNull();
  });

  it('is close to another within one part in 10^9, and to 0 only when it is 0', () => {
    function close(a: string, b: string): boolean {
      return isClose(rationalOf(a)!, rationalOf(b)!);
    }
    expect(close('0.30000000000000004', '0.3')).toBe(true);
    expect(close('1.000000001', '1')).toBe(true);
    expect(close('1.0000000011', '1')).toBe(false);
    expect(close('-1', '1')).toBe(false);
    expect(close('0', '0')).toBe(true);
    expect(close('1e-300', '0')).toBe(false);
  });
});
