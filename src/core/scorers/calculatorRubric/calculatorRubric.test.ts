import { describe, expect, it } from 'vitest';
import type { CalculatorScores } from '../../rubric/calculatorScores.ts';
import type { Item, Reply } from '../../model/item.ts';
import { detailSentence } from '../../words/detail.ts';
import { detailOf, itemWith, optionsOf, reply, told } from '../builders.ts';
import { judge } from '../judge.ts';
import { scorerContract, type ScorerExample } from '../scorerContract.ts';
import { createSelfTest } from '../selfTest.ts';
import { calling, conversation, oneCall, output, said } from './builders.ts';
import { calculatorRubric } from './calculatorRubric.ts';

const OPTIONS = optionsOf(calculatorRubric);
const FLAT = calling('operation: multiply', 'operands: [5, 2828]');
const NESTED = calling(
  'operation: multiply',
  'operands:',
  '- 5',
  '- operation: add',
  '  operands:',
  '  - 2828',
  '  - 1',
);

function scoresOf(item: Item, given: Reply | null = null): CalculatorScores {
  const detail = detailOf(judge(calculatorRubric, item, given, OPTIONS));
  if (detail?.code !== 'calculator') throw new Error('not graded');
  return detail.scores;
}

/** Tenths and rule of a part: `3 same`, `null unreadable`. */
function part(item: Item, name: keyof CalculatorScores['parts'], given: Reply | null = null): string {
  const { tenths, rule } = scoresOf(item, given).parts[name];
  return `${tenths} ${rule}`;
}

describe('the syntax of a call', () => {
  it.each<[string, string, string]>([
    ['a mapping in blocks', NESTED, '5 perfect'],
    ['quoted keys', calling('"operation": "add"', "'operands': [1, 2]"), '5 perfect'],
    ['numbers of YAML', calling('operation: add', 'operands: [010, 0x1F, .5, 1e3, -2, +5, 0o17]'), '5 perfect'],
    ['no closing tag', '<calculator>\noperation: add', '0 tags'],
    ['only a closing tag', 'operation: add\n</calculator>', '0 tags'],
    ['tags the wrong way round', '</calculator>\n<calculator>', '0 tags'],
    ['two blocks', `${FLAT}\n${FLAT}`, '0 tags'],
    ['an output of its own', `${FLAT}\n<output>14140</output>`, '0 placeholder'],
    ['a result of before', `${FLAT}\nI use the result of the previous call.`, '0 placeholder'],
    ['a bracket for a result', `${FLAT}\nThe answer is [result].`, '0 placeholder'],
    ['text as an operand', calling('operation: add', 'operands: [x, 2]'), '0 placeholder'],
    [
      'text as a nested operand',
      calling('operation: add', 'operands: [1, {operation: add, operands: [a, 2]}]'),
      '0 placeholder',
    ],
    ['a list', calling('- add', '- 5'), '0 not-a-mapping'],
    ['nothing', calling(), '0 not-a-mapping'],
    ['prose', calling('five times two'), '0 not-a-mapping'],
    ['broken before the keys', calling('operation: add operands: [1, 2]'), '0 keys-unreadable'],
    ['broken behind the keys', calling('operation: add', 'operands: [1, 2'), '1 broken'],
    ['a key twice', calling('operation: add', 'operation: add', 'operands: [1, 2]'), '1 broken'],
    ['an anchor', calling('operation: &a add', 'operands: [1, 2]'), '1 broken'],
    ['an alias', calling('operation: add', 'operands: [&a 1, *a]'), '1 broken'],
    ['a tag', calling('operation: !!str add', 'operands: [1, 2]'), '1 broken'],
    ['no operands', calling('operation: add'), '1 no-list'],
    ['no operand', calling('operation: add', 'operands: []'), '1 no-list'],
    ['operands as keys', calling('operation: add', 'operands: {a: 1}'), '1 no-list'],
    ['a truth', calling('operation: add', 'operands: [true, 1]'), '1 major'],
    ['nothing as an operand', calling('operation: add', 'operands: [~, 1]'), '1 major'],
    ['no finite number', calling('operation: add', 'operands: [.inf, 1]'), '1 major'],
    ['a list as an operand', calling('operation: add', 'operands: [[1, 2], 1]'), '1 major'],
    ['no operation', calling('operands: [1, 2]'), '3 operation'],
    ['another operation', calling('operation: power', 'operands: [1, 2]'), '3 operation'],
    ['no operation and a small fault', calling('operands: ["1", 2]'), '1 major'],
    ['no operation and text', `So:\n${calling('operands: [1, 2]')}`, '1 major'],
    ['no operation outside of a nested call', calling('operands: [1, {operation: add, operands: [1, 2]}]'), '1 major'],
    ['no operation inside', calling('operation: add', 'operands: [1, {operands: [1, 2]}]'), '3 major-inside'],
    ['no operands inside', calling('operation: add', 'operands: [1, {operation: add}]'), '3 major-inside'],
    ['neither inside', calling('operation: add', 'operands: [1, {}]'), '1 major'],
    ['broken inside', NESTED.replace('  operands', '      operands'), '3 broken-inside'],
    ['broken inside and text', `So:\n${NESTED.replace('  operands', '      operands')}`, '1 broken'],
    ['text beside a simple call', `${FLAT}\nThere.`, '2 text-beside'],
    ['text beside a nested call', `${NESTED}\nThere.`, '3 text-beside'],
    ['text beside a nested call with a small fault', `${NESTED.replace('- 5', '- "5"')}\nThere.`, '2 text-beside'],
    ['one small fault', calling('operation: add', 'operands: ["5", 1]'), '4 minor'],
    ['the same small fault twice', calling('operation: add', 'operands: ["5", $1]'), '4 minor'],
    ['money, per cent, underscores', calling('operation: add', 'operands: [$5, 5%, 1_000, "1,000"]'), '4 minor'],
    ['one operand', calling('operation: add', 'operands: [5]'), '4 minor'],
    ['a fence inside', calling('```yaml', 'operation: add', 'operands: [1, 2]', '```'), '4 minor'],
    ['a further key', calling('operation: add', 'operands: [1, 2]', 'note: 1'), '4 minor'],
    ['uneven lists', NESTED.replaceAll('  - ', '    - '), '4 minor'],
    ['three small faults', calling('operation: Add', 'operands: ["5"]'), '2 three-minor'],
    [
      'three small faults, nested',
      NESTED.replace('add', 'Add').replace('- 5', '- "5"').replace('- 1', '- 1\n  x: 1'),
      '3 three-minor',
    ],
  ])('with %s', (_, turn, expected) => {
    expect(part(oneCall(turn, null), 'syntax')).toBe(expected);
  });

  it('that brought neither an output nor an error could not be parsed', () => {
    expect(part(conversation([said('assistant', FLAT)]), 'syntax')).toBe('1 no-output');
    expect(part(conversation([said('assistant', FLAT), said('user', 'And?')]), 'syntax')).toBe('1 no-output');
    expect(part(conversation([said('assistant', FLAT), said('user', 'Error: Unable')]), 'syntax')).toBe('5 perfect');
    expect(part(conversation([said('assistant', FLAT), said('tool', '14140.0')]), 'syntax')).toBe('5 perfect');
  });

  it('is the lowest of several turns', () => {
    const turns = [said('assistant', `So: ${FLAT}`), output('14140'), said('assistant', FLAT), output('14140')];
    expect(part(conversation(turns), 'syntax')).toBe('2 text-beside');
  });

  it('is 0.2 where nesting is needed and missing, or there without need', () => {
    expect(part(oneCall(FLAT, '5*(2828+1)'), 'syntax')).toBe('2 not-nested');
    expect(part(oneCall(NESTED, '5*2829'), 'syntax')).toBe('null build-differs');
    expect(part(oneCall(NESTED, '5*2830'), 'syntax')).toBe('2 nested-needlessly');
    expect(part(oneCall(NESTED, '5*(2828+1)'), 'syntax')).toBe('5 perfect');
  });

  it('points at what the rule is about', () => {
    function pointed(turn: string, expression: string | null = null): string {
      const item = oneCall(turn, expression);
      const { span } = scoresOf(item).parts.syntax;
      return span === null ? '' : item.input[span.message]!.text.slice(span.start, span.end);
    }
    expect(pointed(calling('operation: add', 'operands: [x y, 2]'))).toBe('x y');
    expect(pointed(calling('operation: Add', 'operands: [1, 2]'))).toBe('Add');
    expect(pointed(calling('```', 'operation: add', 'operands: ["5", 2]', '```'))).toBe('\n```\n');
    expect(pointed(`  Let me see. ${FLAT} There.`)).toBe('Let me see.');
    expect(pointed(`${FLAT} There. `)).toBe('There.');
    expect(pointed(`${FLAT}\n${FLAT}`)).toBe('<calculator>');
    expect(pointed(FLAT)).toBe(FLAT);
  });
});

describe('a tag in back-quotes', () => {
  it.each([
    'Use `<calculator>` for that.',
    'As in ``<calculator> ` </calculator>``.',
    '```\n<calculator>\n</calculator>\n```',
  ])('is no call: %j', (text) => {
    expect(part(conversation([said('assistant', text)]), 'decision')).toBe('0 needed-but-not-used');
  });

  it('that are never closed is a call', () => {
    expect(part(oneCall(`It's a \` ${FLAT}`, null), 'syntax')).toBe('2 text-beside');
  });
});

describe('the logic of a call', () => {
  function logic(call: string, expression: string): string {
    return part(oneCall(call, expression), 'logic');
  }

  function flow(operation: string, operands: string): string {
    return calling(`operation: ${operation}`, `operands: [${operands}]`);
  }

  const SUM = '{operation: add, operands: [2828, 1]}';

  it.each<[string, string, string, string]>([
    ['the same', flow('multiply', `5, ${SUM}`), '5*(2828+1)', '3 same'],
    ['operands swapped where that is the same', flow('multiply', `${SUM}, 5`), '5*(1+2828)', '3 same'],
    ['several operands of one kind', flow('add', '1, 2, 3'), '3+(2+1)', '3 same'],
    ['from the left', flow('subtract', '9, 2, 3'), '9-2-3', '3 same'],
    ['numbers written otherwise', flow('add', '"1,000", 2.50'), '1000+2.5', '3 same'],
    ['nested without need', flow('add', '1, {operation: add, operands: [2, 3]}'), '1+2+3', '1 needless-nesting'],
    ['the same value in another way', flow('multiply', '5, 2829'), '5*(2828+1)', 'null same-value'],
    ['the same value by chance', flow('multiply', '2, 2'), '2+2', 'null same-value'],
    ['operands in the wrong order', flow('divide', '2, 8'), '8/2', '2 operand-order'],
    ['one other number', flow('multiply', '5, 2829'), '5*2828', '2 one-number'],
    ['one other number inside', flow('multiply', `5, ${SUM}`), '5*(2828+2)', '2 one-number'],
    ['two other numbers', flow('multiply', '6, 2829'), '5*2828', '1 same-operations'],
    ['one operand too many', flow('multiply', '5, 2828, 2'), '5*2828', '1 same-operations'],
    ['grouped otherwise', flow('add', `1, {operation: multiply, operands: [5, 2828]}`), '5*(2828+1)', '1 grouping'],
    ['a part of it', flow('add', '2828, 1'), '5*(2828+1)', '1 part-of-operations'],
    ['more than it', flow('multiply', `5, ${SUM}`), '5*2828', '1 some-operations'],
    ['some of it', flow('divide', `5, ${SUM}`), '5*(2828+1)', '1 some-operations'],
    ['nothing of it', flow('add', '5, 2828'), '5*2828', '0 other-operations'],
    ['unreadable', calling('operands: [5, 2828]'), '5*2828', 'null unreadable'],
  ])('that is %s', (_, call, expression, expected) => {
    expect(logic(call, expression)).toBe(expected);
  });

  it('in several turns is that of its last value', () => {
    function stepwise(first: string, second: string, expression: string): string {
      const turns = [said('assistant', first), output('1'), said('assistant', second), output('2')];
      return part(conversation(turns, expression), 'logic');
    }
    const sum = flow('add', '2828, 1');
    expect(stepwise(sum, flow('multiply', '5, 2829'), '5*(2828+1)')).toBe('2 steps-right');
    expect(stepwise(sum, flow('multiply', '5, 2830'), '5*(2828+1)')).toBe('1 steps-wrong');
    expect(stepwise(flow('divide', '1, 3'), flow('multiply', '0.3333333333333333, 7'), '(1/3)*7')).toBe(
      '2 steps-right',
    );
    expect(stepwise(flow('add', '1, 2'), flow('add', '3, 4'), '1+2+4')).toBe('null same-value');
    expect(stepwise(FLAT, FLAT, '5*2828')).toBe('3 same');
  });

  it('with several blocks in a turn, or without an expression, needs a person', () => {
    expect(logic(`${FLAT}${FLAT}`, '5*2828')).toBe('null several-blocks');
    expect(part(oneCall(FLAT, null), 'logic')).toBe('null no-expression');
  });
});

describe('the answer', () => {
  function answer(put: string, text: string, expression: string | null = null): string {
    return part(oneCall(FLAT, expression, put, text), 'answer');
  }

  it.each([
    ['14140.0', 'It is 14140.'],
    ['14140.0', 'It is 14,140'],
    ['14140.0', 'It costs $14,140.00!'],
    ['14140.0', 'Answer: 1.414e4'],
    ['14140.0', 'Answer: 5 * 2828 = 14140'],
    ['14140.0', 'Answer: 14140 (5 * 2828)'],
    ['14140.0', '**Answer:** 14140\nThat took 2 seconds.'],
    ['14140.0', 'Answer: 1\nanswer: 14140'],
    ['0.30000000000000004', '0.3'],
    ['792.8470588235294', '792.85'],
    ['0.125', '0.12'],
    ['0.125', '0.13'],
    ['0.25', '25%'],
    ['25.0', '25 %'],
    ['-7.0', 'It is −7.'],
    ['-7.0', '5 - 12 is -7'],
    ['1e-05', '0.00001'],
  ])('matches an output of %s: %j', (put, text) => {
    expect(answer(put, text)).toBe('1 matches');
  });

  it.each([
    ['792.8470588235294', '793'],
    ['792.8470588235294', '792.8'],
    ['792.8470588235294', '792.84'],
    ['0.004', '0.00'],
    ['0.0512', '0.05'],
    ['0.06', '0.1'],
    ['7.0', '-7'],
    ['14140.0', 'Answer: 14410'],
    ['14140.0', 'v14140 is 2'],
  ])('is not an output of %s: %j', (put, text) => {
    expect(answer(put, text)).toBe('0 not-the-output');
  });

  it('is missing without a number, a turn or an output', () => {
    expect(answer('14140.0', 'Answer: unknown, not 14140')).toBe('1 matches');
    expect(answer('14140.0', 'Answer: unknown')).toBe('0 no-final-number');
    expect(answer('nan', '14140')).toBe('0 no-number-put-out');
    expect(part(conversation([said('assistant', FLAT), output('14140')]), 'answer')).toBe('0 no-answer');
  });

  it('is wrong where the output is', () => {
    expect(answer('14140.0', '14140', '5*2828')).toBe('1 matches');
    expect(answer('14140.0', '14140', '5*2829')).toBe('0 output-is-wrong');
    expect(answer('14140.0', '14140', '1/0')).toBe('0 output-is-wrong');
  });
});

describe('a conversation', () => {
  it('goes on with the reply, where there is one', () => {
    const item = conversation([said('assistant', FLAT), output('14140.0')]);
    expect(part(item, 'answer', reply({ text: 'Answer: 14140' }))).toBe('1 matches');
    expect(part(conversation([]), 'decision', reply({ text: FLAT }))).toBe('1 needed-and-used');
  });

  it('without a call is graded by whether one was needed', () => {
    const parts = ['decision', 'logic', 'syntax', 'answer'] as const;
    function all(needs: boolean | null): readonly string[] {
      const item = conversation([said('assistant', 'It is 7.')], null, needs);
      return parts.map((name) => part(item, name));
    }
    expect(all(true)).toEqual(['0 needed-but-not-used', '0 no-call', '0 no-call', '0 no-call']);
    const rest = ['null does-not-apply', 'null does-not-apply', 'null does-not-apply'];
    expect(all(false)).toEqual(['1 not-needed-and-not-used', ...rest]);
    expect(all(null)).toEqual(['null need-unknown', ...rest]);
  });

  it('is told where the output is not what the call comes to, at no cost', () => {
    const scores = scoresOf(oneCall(FLAT, '5*2828', '14141.0', 'Answer: 14141'));
    expect(scores.outputDiffers).toMatchObject({ recorded: '14141.0', span: { message: 2, start: 8, end: 15 } });
    expect(scoresOf(oneCall(FLAT, '5*2828')).outputDiffers).toBeNull();
  });
});

describe('the verdict', () => {
  function verdictOf(item: Item, pass = '1.0'): string {
    return told(judge(calculatorRubric, item, null, optionsOf(calculatorRubric, { pass })));
  }

  it('is right from the total that the option asks for', () => {
    const item = oneCall(FLAT, '5*2828', '14140.0', 'Answer: 1');
    expect(['1.0', '0.9', '0.91'].map((pass) => verdictOf(item, pass))).toEqual([
      'wrong answer',
      'right answer',
      'wrong answer',
    ]);
    expect(verdictOf(oneCall(FLAT, '5*2828'))).toBe('right perfect');
  });

  it('is none where a person is needed, and the total is then a range', () => {
    const item = oneCall(FLAT, null);
    expect(verdictOf(item, '0')).toBe('not-judged needs-person');
    const { total, range } = scoresOf(item);
    expect([total, range]).toEqual([null, { min: 7, max: 10 }]);
  });

  it('is right where no call was needed and none was made', () => {
    expect(verdictOf(conversation([said('assistant', 'A number.')], null, false))).toBe('right perfect');
  });

  it('is none of an item that says nothing of a calculator, and has no call', () => {
    expect(told(judge(calculatorRubric, itemWith({ calls: [] }), reply({ text: 'x' }), OPTIONS))).toBe(
      'not-judged no-reference',
    );
  });

  it('is a fault where the expression cannot be read', () => {
    expect(verdictOf(oneCall(FLAT, '5 times 2828'))).toBe('fault reference-broken');
  });

  it('says each part, and why it is not as good as it can be', () => {
    function sentence(item: Item): string {
      const detail = detailOf(judge(calculatorRubric, item, null, OPTIONS));
      return detail === null ? '' : detailSentence(detail, 'calculator-rubric');
    }
    expect(sentence(oneCall(FLAT, '5*2828'))).toBe('Decision 0.1. Logic 0.3. Syntax 0.5. Answer 0.1. Total 1.0.');
    expect(sentence(oneCall(calling('operation: Multiply', 'operands: ["5", 2828]'), null))).toBe(
      'Decision 0.1. Logic 0.0 to 0.3: the reference has no expression to compare with. Syntax 0.4: small faults: an operation in capital letters and a number written as text. Answer 0.1. Total 0.6 to 0.9: a person has to settle it.',
    );
  });

  it('keeps what every scorer promises, and passes the null control without a key', () => {
    const examples: readonly ScorerExample[] = [
      { id: 'right', item: oneCall(FLAT, '5*2828'), reply: reply(), options: OPTIONS, state: 'right' },
      { id: 'wrong', item: oneCall(FLAT, '5*2829'), reply: reply(), options: OPTIONS, state: 'wrong' },
      { id: 'person', item: oneCall(FLAT, null), reply: reply(), options: OPTIONS, state: 'not-judged' },
      { id: 'broken', item: oneCall(FLAT, 'x'), reply: reply(), options: OPTIONS, state: 'fault' },
    ];
    expect(scorerContract(calculatorRubric, examples, structuredClone)).toEqual([]);
    const test = createSelfTest(calculatorRubric, OPTIONS);
    for (const { item } of examples) test.add(item);
    test.add(conversation([], null, false));
    expect(test.report()).toMatchObject({
      passed: true,
      answerKey: { covered: 0 },
      nullControl: { covered: 3, failed: 0 },
    });
  });
});
