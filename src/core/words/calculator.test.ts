import { describe, expect, it } from 'vitest';
import type { Item } from '../model/item.ts';
import { optionsOf } from '../scorers/builders.ts';
import { calling, conversation, oneCall, output, said } from '../scorers/calculatorRubric/builders.ts';
import { calculatorRubric } from '../scorers/calculatorRubric/calculatorRubric.ts';
import { judge } from '../scorers/judge.ts';
import { causeSentence } from './cause.ts';
import { detailSentence } from './detail.ts';
import { reasonRule } from './rule.ts';

function sentence(item: Item): string {
  const result = judge(calculatorRubric, item, null, optionsOf(calculatorRubric));
  if (result.state === 'fault' || result.state === 'not-judged') return causeSentence(result);
  return detailSentence(result.verdict.detail, calculatorRubric.name);
}

const CALL = calling('operation: multiply', 'operands: [5, 2828]');

describe('the sentence of a graded conversation', () => {
  it('says each part, and why it is not as good as it can be', () => {
    expect(sentence(oneCall(CALL, '5*2828'))).toBe('Decision 0.1. Logic 0.3. Syntax 0.5. Answer 0.1. Total 1.0.');
    expect(sentence(oneCall(`Well: ${CALL}`, '5*2829'))).toBe(
      'Decision 0.1. Logic 0.2: one number is another. Syntax 0.2: something else stands beside the call in its turn. Answer 0.0: the output is not the value that had to be calculated. Total 0.5.',
    );
  });

  it('says the kinds of small faults', () => {
    expect(sentence(oneCall(calling('operation: Multiply', 'operands: ["5", 2828]'), '5*2828'))).toContain(
      'Syntax 0.4: small faults: an operation in capital letters and a number written as text.',
    );
  });

  it('gives a range where a person has to settle a part', () => {
    expect(sentence(oneCall(CALL, null))).toBe(
      'Not judged: this item needs a person. Decision 0.1. Logic 0.0 to 0.3: the reference has no expression to compare with. Syntax 0.5. Answer 0.1. Total 0.7 to 1.0: a person has to settle it.',
    );
    expect(sentence(conversation([said('assistant', 'It is 7.')], null, null))).toContain(
      'No total: nothing says whether the calculator was needed.',
    );
  });

  it('says that there is nothing else to judge where none was needed', () => {
    expect(sentence(conversation([said('assistant', 'A word.')], null, false))).toBe(
      'The calculator was not needed and not used, so there is nothing else to judge.',
    );
  });

  it('says that the recorded output is another', () => {
    expect(sentence(oneCall(CALL, '5*2828', '14141.0', 'Answer: 14141'))).toMatch(
      /The output 14141\.0 is not what the call comes to\.$/,
    );
  });

  it('names a broken expression', () => {
    expect(sentence(conversation([said('assistant', CALL), output('1')], 'five'))).toBe(
      'Could not be judged, and does not count as wrong: the reference has an expression that is not made of numbers, + - * / and brackets: five.',
    );
  });
});

it('the rule is that of the part that decided', () => {
  const result = judge(calculatorRubric, oneCall(CALL, '5*2829'), null, optionsOf(calculatorRubric));
  if (result.state !== 'wrong') throw new Error(result.state);
  const { reason, detail } = result.verdict;
  expect(reasonRule(calculatorRubric, reason, optionsOf(calculatorRubric), detail)).toBe(
    'Rule: the call is the expression: the same operations on the same numbers, nested as much and no more. Scorer calculator-rubric 1, pass 1.0.',
  );
});
