import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { CALCULATOR_MOST } from '../../rubric/calculatorRubric.ts';
import { CALCULATOR_PARTS, type CalculatorScores } from '../../rubric/calculatorScores.ts';
import { evaluate, readExpression, type Expression } from '../../rubric/expression.ts';
import { rationalText } from '../../rubric/rational.ts';
import type { Item } from '../../model/item.ts';
import { detailOf, optionsOf } from '../builders.ts';
import { judge } from '../judge.ts';
import { calling, conversation, oneCall, output, said } from './builders.ts';
import { calculatorRubric } from './calculatorRubric.ts';
import { readCallBody } from './callBody.ts';
import { flattened, shapeOf } from './structure.ts';

const OPTIONS = optionsOf(calculatorRubric);

function scoresOf(item: Item): CalculatorScores {
  const detail = detailOf(judge(calculatorRubric, item, null, OPTIONS));
  if (detail?.code !== 'calculator') throw new Error('not graded');
  return detail.scores;
}

/** Lines of calls, whole and broken, and what else may stand in a turn. */
const line = fc.constantFrom(
  '<calculator>',
  '</calculator>',
  '<output>1</output>',
  'operation: add',
  'operation: Multiply',
  'operation:',
  'operands: [5, "7", x]',
  'operands:',
  '- 5',
  '  - 7',
  '  - operation: divide',
  '    operands: [1, 0]',
  '\t- 1',
  '```',
  '`',
  '  - &a {*a : !b [}',
  'Answer: 5',
  '---',
  '',
);
const turn = fc.oneof(
  fc.array(line, { maxLength: 9 }).map((lines) => lines.join('\n')),
  fc.array(line, { maxLength: 7 }).map((lines) => calling(...lines)),
  fc.string({ unit: 'binary' }),
);
const messages = fc.array(
  fc.oneof(
    turn.map((text) => said('assistant', text)),
    fc.constantFrom(
      output('5.0'),
      output('Error: no'),
      said('user', 'Error'),
      said('tool', '5'),
      said('user', 'Well?'),
    ),
  ),
  { maxLength: 6 },
);

const expression: fc.Arbitrary<Expression> = fc.letrec<{ tree: Expression; number: Expression }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('number'),
    fc.record({
      kind: fc.constant('operation' as const),
      operation: fc.constantFrom('add', 'subtract', 'multiply', 'divide'),
      operands: fc.array(tie('tree'), { minLength: 2, maxLength: 4 }),
    }),
  ),
  number: fc.integer({ min: -20, max: 20 }).map((value) => ({
    kind: 'number' as const,
    value: { numerator: BigInt(value), denominator: 1n },
  })),
})).tree;

const SIGNS = { add: '+', subtract: '-', multiply: '*', divide: '/' } as const;

function written(one: Expression): string {
  if (one.kind === 'number') return rationalText(one.value).replace(/^-.*/, '($&)');
  return `(${one.operands.map(written).join(` ${SIGNS[one.operation]} `)})`;
}

/** As YAML in brackets, which is JSON. */
function called(one: Expression): unknown {
  if (one.kind === 'number') return Number(rationalText(one.value));
  return { operation: one.operation, operands: one.operands.map(called) };
}

it('gives every conversation parts within their ranges, whose sum is the total, and the same twice', () => {
  fc.assert(
    fc.property(
      messages,
      fc.constantFrom(true, false, null),
      fc.constantFrom(null, '5+7', '5*(7+1)'),
      (turns, needs, of) => {
        const item = conversation(turns, of, needs);
        const scores = scoresOf(item);
        const { parts, total, range } = scores;
        for (const name of CALCULATOR_PARTS) {
          const { tenths, range: own, span } = parts[name];
          if (own !== null) {
            expect(own.min).toBeGreaterThanOrEqual(0);
            expect(own.max).toBeLessThanOrEqual(CALCULATOR_MOST.get(name)!);
            expect(own.min).toBeLessThanOrEqual(own.max);
          }
          if (tenths !== null) expect(own).toEqual({ min: tenths, max: tenths });
          if (span !== null) {
            const { text } = item.input[span.message]!;
            expect([span.start >= 0, span.end >= span.start, span.end <= text.length]).toEqual([true, true, true]);
          }
        }
        const known = CALCULATOR_PARTS.map((name) => parts[name].tenths);
        const sum = known.every((tenths) => tenths !== null) ? known.reduce((all, one) => all + one, 0) : null;
        expect(total).toBe(sum);
        if (total !== null) expect(range).toEqual({ min: total, max: total });
        expect(scoresOf(item)).toEqual(scores);
      },
    ),
    { numRuns: 500 },
  );
});

it('reads a call as what it says, and finds it the same as the expression it was made from', () => {
  fc.assert(
    fc.property(expression, (tree) => {
      fc.pre(tree.kind === 'operation');
      const read = readCallBody(JSON.stringify(called(tree)));
      expect(read).toMatchObject({ kind: 'call', expression: tree, placeholder: null, majors: [] });
      const item = oneCall(calling(JSON.stringify(called(tree))), written(tree));
      const { tenths, rule } = scoresOf(item).parts.logic;
      expect(['3 same', '1 needless-nesting']).toContain(`${tenths} ${rule}`);
    }),
  );
});

it('flattens without a change of value, and needs no second time', () => {
  fc.assert(
    fc.property(expression, (tree) => {
      const [flat, value, kept] = [flattened(tree), evaluate(tree), evaluate(flattened(tree))];
      expect(kept === null ? null : rationalText(kept)).toBe(value === null ? null : rationalText(value));
      expect(shapeOf(flattened(flat))).toBe(shapeOf(flat));
    }),
  );
});

it('takes an expression back from how it is written', () => {
  fc.assert(
    fc.property(expression, (tree) => {
      const value = evaluate(readExpression(written(tree))!);
      const own = evaluate(tree);
      expect(value === null ? null : rationalText(value)).toBe(own === null ? null : rationalText(own));
    }),
  );
});

it.each([
  '<output>',
  '[result ',
  '{{',
  '`',
  '<calculator>',
  ' ',
  ',234',
  'Answer:',
  'operation:\noperands:\n',
  '1_',
  '-$',
])('grades a megabyte of %j', (unit) => {
  const text = unit.repeat(1_000_000 / unit.length);
  const item = oneCall(`${calling('operation: add', 'operands: [1, 2]')}${text}`, '1+2', `${text}3</output>`, text);
  expect(scoresOf(item).parts.decision.tenths).toBe(1);
  expect(scoresOf(conversation([said('assistant', calling(text)), said('user', text)])).range).not.toBeNull();
});
