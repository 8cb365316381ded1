import { describe, expect, it } from 'vitest';
import type { Reference, Reply } from '../../model/item.ts';
import type { Detail } from '../../model/verdict.ts';
import { steps } from '../../trajectory/builders.ts';
import { named } from '../../trajectory/steps.ts';
import type { Step } from '../../trajectory/trajectory.ts';
import { causeSentence } from '../../words/cause.ts';
import { detailSentence } from '../../words/detail.ts';
import { reasonRule } from '../../words/rule.ts';
import { call, detailOf, itemWith, optionsOf, reply, told } from '../builders.ts';
import { judge } from '../judge.ts';
import { scorerContract, type ScorerExample } from '../scorerContract.ts';
import { createSelfTest } from '../selfTest.ts';
import { trajectory } from './trajectory.ts';

const REFERENCE = { paths: [steps('search,open,convert,answer')] };

function took(text: string): Reply {
  return reply({ trajectory: steps(text) });
}

function says(reference: Partial<Reference>, answer: Reply, options: Readonly<Record<string, string>> = {}): string {
  return told(judge(trajectory, itemWith(reference), answer, optionsOf(trajectory, options)));
}

function detail(reference: Partial<Reference>, answer: Reply, options: Readonly<Record<string, string>> = {}): Detail {
  const found = detailOf(judge(trajectory, itemWith(reference), answer, optionsOf(trajectory, options)));
  if (found === null) throw new Error('not judged');
  return found;
}

function sentence(
  reference: Partial<Reference>,
  answer: Reply,
  options: Readonly<Record<string, string>> = {},
): string {
  return detailSentence(detail(reference, answer, options), 'trajectory');
}

function called(name: string, argumentsText: string | null): Step {
  return { name, argumentsText, failed: null };
}

describe('the scorer of trajectories', () => {
  it.each([
    ['R1', 'search,open,convert,answer', 'right match', 1],
    ['R2', 'open,search,convert,answer', 'wrong order', 0.6],
    ['R3', 'search,open,search,answer', 'wrong missing-and-extra', 0.6],
    ['R4', 'search,open,convert,convert,answer', 'wrong extra', 0.8],
    ['R5', 'search,answer', 'wrong missing', 0.5],
    ['R6', 'search,open,convert,answer,answer', 'wrong extra', 0.8],
    ['R7', 'search,search,open,convert,answer', 'wrong extra', 0.8],
    ['R8', 'answer', 'wrong missing', 0.25],
    ['none', '', 'wrong no-steps', 0],
  ])('of %s says %s: %s, graded by step credit', (_, candidate, expected, credit) => {
    const result = judge(trajectory, itemWith(REFERENCE), took(candidate), optionsOf(trajectory));
    expect(told(result)).toBe(expected);
    expect(result).toMatchObject({ verdict: { score: credit, failureKind: null, outcome: null } });
  });

  it('gives the labels and what is missing of document 004', () => {
    expect(detail(REFERENCE, took('open,search,convert,answer'))).toMatchObject({
      marks: ['extra', 'match', 'match', 'match'],
      missing: [{ at: 1, name: 'open' }],
      extra: [{ at: 0, name: 'open' }],
      rule: 'names',
      unequal: null,
      scores: { exact: 0, orderAware: { value: 0.75 }, setOverlap: { value: 1 }, stepCredit: { value: 0.6 } },
    });
  });

  it('says right by what `pass` asks for, and never of a reply without steps', () => {
    expect(says(REFERENCE, took('search,search,open,convert,answer'), { pass: 'in-order' })).toBe('right extra');
    expect(says(REFERENCE, took('search,open,answer'), { pass: 'in-order' })).toBe('wrong missing');
    expect(says(REFERENCE, took('search,open,search,answer'), { pass: 'credit' })).toBe('right missing-and-extra');
    expect(says(REFERENCE, took('search,answer'), { pass: 'credit' })).toBe('wrong missing');
    expect(says(REFERENCE, took('search,answer'), { pass: 'credit', threshold: '0.5' })).toBe('right missing');
    expect(says(REFERENCE, took(''), { pass: 'credit', threshold: '0' })).toBe('wrong no-steps');
  });

  it('takes as a threshold a number from 0 to 1 and nothing else', () => {
    for (const threshold of ['0', '1', '0.61', '1.0']) optionsOf(trajectory, { threshold });
    for (const threshold of ['1.01', '-0.5', 'x', '', '6e-1', '.5', 'NaN', ' 1']) {
      expect(() => optionsOf(trajectory, { threshold })).toThrow('threshold');
    }
  });

  it('asks for arguments only where it is told to, and then of matched steps', () => {
    const reference = { paths: [[called('pay', '{"to":1,"sum":5}'), called('log', null)]] };
    const equal = reply({ trajectory: [called('pay', '{"sum":5.0,"to":1}'), called('log', '{}')] });
    const less = reply({ trajectory: [called('pay', '{"to":1}'), called('log', '{}')] });
    const all = ['exact', 'subset', 'superset'].map((mode) => says(reference, equal, { arguments: mode }));
    expect(all).toEqual(['right match', 'right match', 'right match']);
    expect(says(reference, less)).toBe('right match');
    expect(says(reference, less, { arguments: 'subset' })).toBe('right match');
    expect(says(reference, less, { arguments: 'exact' })).toBe('wrong arguments');
    expect(sentence(reference, less, { arguments: 'exact' })).toBe(
      'The reply takes the 2 steps of the reference, in its order. Other arguments than the reference has: pay (step 1 of the reply). Step credit 2 / (2 + 0 + 0) = 1.00.',
    );
    expect(says(reference, took('log'), { arguments: 'exact' })).toBe('wrong missing');
  });

  it('takes calls for a trajectory where there is no other, on both sides', () => {
    const calls = { calls: [call('search'), call('open')] };
    expect(says(calls, reply({ calls: [call('search', '{"x":1}'), call('open')] }))).toBe('right match');
    expect(says(calls, reply({ calls: [call('open')], trajectory: steps('search,open') }))).toBe('right match');
    expect(says({ ...calls, ...REFERENCE }, reply({ calls: [call('search'), call('open')] }))).toBe('wrong missing');
    expect(says(calls, reply({ calls: [call(null), call('open')] }))).toBe('wrong missing-and-extra');
  });

  it('does not judge a reply without a trace, nor an item without a reference; to have taken no step is a trace', () => {
    expect(says(REFERENCE, reply({ text: 'done' }))).toBe('not-judged no-trace');
    expect(says(REFERENCE, reply({ text: 'done', trajectory: null }))).toBe('not-judged no-trace');
    expect(says(REFERENCE, reply({ text: 'done', statesCalls: true }))).toBe('wrong no-steps');
    expect(says({ paths: [[]] }, reply({ trajectory: [] }))).toBe('right match');
    expect(says({ paths: [[]] }, took('a'))).toBe('wrong extra');
    const without = [{}, { paths: null }, { paths: [] }].map((none) => says(none, took('a')));
    expect(new Set(without)).toEqual(new Set(['not-judged no-reference']));
    const result = judge(trajectory, itemWith(REFERENCE), reply({ text: 'x' }), optionsOf(trajectory));
    if (result.state !== 'not-judged') throw new Error('judged');
    expect(causeSentence(result)).toBe('Not judged: the reply does not say which steps were taken.');
  });

  it('names the reference that is answered best, of several', () => {
    const several = { paths: [steps('a,b,c'), steps('a,b')] };
    expect(says(several, took('a,b'))).toBe('right match');
    expect(sentence(several, took('a,b'))).toBe(
      'The reply takes the 2 steps of the reference, in its order. Step credit 2 / (2 + 0 + 0) = 1.00. Of 2 references, number 2 is answered best.',
    );
  });

  it('takes the calls of a group in any order, and calls one of more than 8 a broken reference', () => {
    expect(says({ paths: [[named('a'), steps('b,c')]] }, took('a,c,b'))).toBe('right match');
    const result = judge(
      trajectory,
      itemWith({ paths: [[steps('a,b,c,d,e,f,g,h,i')]] }),
      took('a'),
      optionsOf(trajectory),
    );
    if (result.state !== 'fault') throw new Error('judged');
    expect(told(result)).toBe('fault reference-broken');
    expect(causeSentence(result)).toBe(
      'Could not be judged, and does not count as wrong: part 1 of the reference is a group of 9 calls, and more than 8 cannot be tried in every order; split it into smaller groups, or put its calls in an order.',
    );
  });

  it('calls a reference call without a name, and one that could not be read, a fault', () => {
    expect(says({ calls: [call(null)] }, took('a'))).toBe('fault reference-broken');
    expect(says({ problem: { code: 'not-json', call: null, excerpt: 'x' } }, took('a'))).toBe('fault reference-broken');
  });

  it('says in words what stands where', () => {
    expect(sentence(REFERENCE, took('search,open,search,answer'))).toBe(
      '3 of 4 steps of the reference are matched in order. Missing: convert (step 3 of the reference). Extra: search (step 3 of the reply). Step credit 3 / (3 + 1 + 1) = 0.60.',
    );
    expect(sentence({ paths: [[]] }, took(''))).toBe('No steps were expected, and none were taken.');
    expect(sentence({ paths: [[]] }, took('a'))).toBe(
      'No steps were expected. Extra: a (step 1 of the reply). Step credit 0 / (0 + 0 + 1) = 0.00.',
    );
    const long = took(Array.from({ length: 7 }, (_, at) => `x${at}`).join());
    expect(sentence({ paths: [steps('a')] }, long)).toContain('x4 (step 5 of the reply) and 2 more.');
  });

  it('tells the options that decided', () => {
    const options = optionsOf(trajectory, { pass: 'credit' });
    const facts = detail(REFERENCE, took('answer'));
    expect(reasonRule(trajectory, 'missing', options, facts)).toBe(
      'Rule: steps of the reference are missing. Scorer trajectory 1, pass credit, threshold 0.6, arguments ignore.',
    );
    expect(reasonRule(trajectory, 'missing', optionsOf(trajectory), facts)).toMatch(/pass exact, arguments ignore\.$/);
  });
});

describe('the self-test of trajectories', () => {
  it('passes on paths and on calls under every option: its key is the first path', () => {
    for (const options of [{}, { pass: 'in-order' }, { pass: 'credit', threshold: '1' }, { arguments: 'exact' }]) {
      const test = createSelfTest(trajectory, optionsOf(trajectory, options));
      test.add(itemWith({ paths: [[named('a'), [called('b', '{"x":1}'), called('b', '{')]], steps('c')] }));
      test.add(itemWith({ calls: [call('a', 'no JSON')] }));
      test.add(itemWith({ paths: [[]] }));
      test.add(itemWith({}));
      expect(test.report()).toMatchObject({
        passed: true,
        answerKey: { covered: 3, failed: 0 },
        nullControl: { covered: 2, failed: 0 },
        leftOut: [
          { why: 'key-is-empty', items: 1 },
          { why: 'no-reference', items: 1 },
        ],
      });
    }
  });

  it('does not hold a reply without steps to be wrong where one of several references has none', () => {
    const test = createSelfTest(trajectory, optionsOf(trajectory));
    test.add(itemWith({ paths: [steps('a'), []] }));
    expect(test.report()).toMatchObject({ passed: true, leftOut: [{ why: 'key-is-empty', items: 1 }] });
  });

  it('keeps what every scorer promises', () => {
    const example = { item: itemWith(REFERENCE), options: optionsOf(trajectory) };
    const broken = itemWith({ calls: [call(null)] });
    const examples: readonly ScorerExample[] = [
      { ...example, id: 'same', reply: took('search,open,convert,answer'), state: 'right' },
      { ...example, id: 'other', reply: took('answer,__proto__'), state: 'wrong' },
      { ...example, id: 'no trace', reply: reply({ text: 'x' }), state: 'not-judged' },
      { ...example, id: 'broken', item: broken, reply: took('a'), state: 'fault' },
    ];
    expect(scorerContract(trajectory, examples, structuredClone)).toEqual([]);
  });
});
