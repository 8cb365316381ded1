import { describe, expect, it } from 'vitest';
import type { Item, Recorded } from '../../model/item.ts';
import type { State } from '../../model/verdict.ts';
import { causeSentence } from '../../words/cause.ts';
import { detailSentence } from '../../words/detail.ts';
import { selfTestSentence } from '../../words/selfTest.ts';
import { detailOf, itemWith, optionsOf, reply, told } from '../builders.ts';
import { judge } from '../judge.ts';
import { scorerContract, type ScorerExample } from '../scorerContract.ts';
import { createSelfTest } from '../selfTest.ts';
import { recorded } from './recorded.ts';

function itemThatRecords(...values: readonly Recorded[]): Item {
  return { ...itemWith({}), recorded: values };
}

function value(name: string, text: string, state?: State): Recorded {
  return state === undefined ? { name, text } : { name, text, kind: 'verdict', state };
}

function says(item: Item, column = ''): string {
  return told(judge(recorded, item, null, optionsOf(recorded, { column })));
}

const both = itemThatRecords(value('note', 'fine'), value('first', 'pass', 'right'), value('second', '0', 'wrong'));

describe('the scorer of recorded verdicts', () => {
  it('says what the file says, whether or not there is a reply', () => {
    expect(says(itemThatRecords(value('v', 'pass', 'right')), 'v')).toBe('right recorded-right');
    expect(says(itemThatRecords(value('v', '0', 'wrong')), 'v')).toBe('wrong recorded-wrong');
    const options = optionsOf(recorded, { column: 'first' });
    const unreadable = reply({ unreadable: { path: 'reply', found: 'array' } });
    for (const one of [null, reply({ text: 'x' }), unreadable]) {
      expect(told(judge(recorded, both, one, options))).toBe('right recorded-right');
    }
  });

  it('reads the column that is asked for, and without a name the first that says a verdict', () => {
    expect([says(both), says(both, 'first'), says(both, 'second')]).toEqual([
      'right recorded-right',
      'right recorded-right',
      'wrong recorded-wrong',
    ]);
    expect(says(itemThatRecords(value('__proto__', 'x', 'right')), 'constructor')).toBe('not-judged not-recorded');
    expect(says(itemThatRecords(value('__proto__', 'x', 'right')), '__proto__')).toBe('right recorded-right');
  });

  it('calls nothing wrong that the file does not: undecided and no value are not judged, a fault is a fault', () => {
    expect(says(itemThatRecords(value('v', 'Uncertain', 'not-judged')), 'v')).toBe('not-judged undecided');
    expect(says(itemThatRecords(), 'v')).toBe('not-judged not-recorded');
    expect(says(both, 'note')).toBe('not-judged not-recorded');
    expect(says(itemThatRecords(value('v', 'timeout', 'fault')), 'v')).toBe('fault recorded-fault');
  });

  it('says in words what stands in which column', () => {
    const options = optionsOf(recorded);
    const undecided = judge(recorded, itemThatRecords(value('a b', 'Uncertain', 'not-judged')), null, options);
    const fault = judge(recorded, itemThatRecords(value('v', 'timeout', 'fault')), null, options);
    if (undecided.state !== 'not-judged' || fault.state !== 'fault') throw new Error('told otherwise');
    expect(causeSentence(undecided)).toBe(
      'Not judged: the file records "Uncertain" in "a b", which is neither right nor wrong.',
    );
    expect(causeSentence(fault)).toBe('Could not be judged: the file records "timeout" in v.');
    const detail = detailOf(judge(recorded, both, null, options));
    expect(detail === null ? null : detailSentence(detail, 'recorded')).toBe('The file records "pass" in first.');
  });

  it('has no key, so that its self-test covers nothing and says so', () => {
    const test = createSelfTest(recorded, optionsOf(recorded, { column: 'first' }));
    test.add(both);
    test.add(itemThatRecords());
    test.add({
      ...both,
      reference: { calls: null, texts: null, problem: { code: 'not-json', call: null, excerpt: '' } },
    });
    expect(test.report()).toMatchObject({ passed: true, answerKey: { covered: 0 }, nullControl: { covered: 0 } });
    expect(selfTestSentence(test.report())).toBe('self-test: nothing to test; 3 left out (no key)');
  });

  it('keeps what every scorer promises', () => {
    const options = optionsOf(recorded);
    const states: readonly State[] = ['right', 'wrong', 'not-judged', 'fault'];
    const examples = states.map((state): ScorerExample => ({
      id: state,
      item: itemThatRecords(value('v', state, state)),
      reply: reply(),
      options,
      state,
    }));
    expect(scorerContract(recorded, examples, structuredClone)).toEqual([]);
  });
});
