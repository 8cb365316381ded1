import { describe, expect, it } from 'vitest';
import type { Reply } from '../../model/item.ts';
import { steps } from '../../trajectory/builders.ts';
import { detailSentence } from '../../words/detail.ts';
import { call, detailOf, itemWith, optionsOf, reply, told } from '../builders.ts';
import { judge } from '../judge.ts';
import { scorerContract, type ScorerExample } from '../scorerContract.ts';
import { createSelfTest } from '../selfTest.ts';
import { mockJudge } from './mockJudge.ts';

const ITEM = itemWith({ paths: [steps('search,open,convert,answer')] });

function took(text: string): Reply {
  return reply({ trajectory: steps(text) });
}

describe('the mock judge', () => {
  it.each([
    ['R1', 'search,open,convert,answer', 'right pass'],
    ['R2', 'open,search,convert,answer', 'right pass'],
    ['R3', 'search,open,search,answer', 'right pass'],
    ['R4', 'search,open,convert,convert,answer', 'right pass'],
    ['R5', 'search,answer', 'wrong low-order'],
    ['R6', 'search,open,convert,answer,answer', 'right pass'],
    ['R7', 'search,search,open,convert,answer', 'right pass'],
    ['R8', 'answer', 'wrong low-order'],
    ['two extra', 'search,search,search,open,convert,answer', 'wrong too-many-extra'],
    ['nothing', '', 'wrong low-order'],
  ])('of %s says what document 004 prints', (_, candidate, expected) => {
    expect(told(judge(mockJudge, ITEM, took(candidate), optionsOf(mockJudge)))).toBe(expected);
  });

  it('takes both of its thresholds from its options', () => {
    function says(candidate: string, options: Readonly<Record<string, string>>): string {
      return told(judge(mockJudge, ITEM, took(candidate), optionsOf(mockJudge, options)));
    }
    expect(says('search,open,search,answer', { orderAtLeast: '1' })).toBe('wrong low-order');
    expect(says('search,answer', { orderAtLeast: '0.5' })).toBe('right pass');
    expect(says('search,search,open,convert,answer', { extraAtMost: '0' })).toBe('wrong too-many-extra');
    for (const bad of [{ orderAtLeast: '1.5' }, { extraAtMost: '0.5' }, { extraAtMost: '-1' }]) {
      expect(() => optionsOf(mockJudge, bad)).toThrow('bad option');
    }
  });

  it('says in words what it held against what', () => {
    function sentence(candidate: string): string {
      const detail = detailOf(judge(mockJudge, ITEM, took(candidate), optionsOf(mockJudge)));
      return detail === null ? '' : detailSentence(detail, 'mock-judge');
    }
    expect(sentence('search,open,search,answer')).toBe(
      'Order-aware 3 / 4 = 0.75 is at least 0.75, and 1 extra step is at most 1.',
    );
    expect(sentence('a,b,answer')).toBe(
      'Order-aware 1 / 4 = 0.25 is less than 0.75, and 2 extra steps are more than 1.',
    );
    expect(sentence('')).toBe('Order-aware 0 / 4 = 0.00 is less than 0.75, and 0 extra steps are at most 1.');
  });

  it('passes its self-test, and keeps what every scorer promises', () => {
    const options = optionsOf(mockJudge);
    const test = createSelfTest(mockJudge, options);
    test.add(ITEM);
    expect(test.report()).toMatchObject({ passed: true, answerKey: { covered: 1 }, nullControl: { covered: 1 } });
    const examples: readonly ScorerExample[] = [
      { id: 'same', item: ITEM, reply: took('search,open,convert,answer'), options, state: 'right' },
      { id: 'less', item: ITEM, reply: took('answer'), options, state: 'wrong' },
      { id: 'no trace', item: ITEM, reply: reply({ text: 'x' }), options, state: 'not-judged' },
      { id: 'broken', item: itemWith({ calls: [call(null)] }), reply: took('a'), options, state: 'fault' },
    ];
    expect(scorerContract(mockJudge, examples, structuredClone)).toEqual([]);
  });
});
