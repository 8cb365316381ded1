import { describe, expect, it } from 'vitest';
import type { Item } from '../model/item.ts';
import type { SelfTestReport } from '../model/report.ts';
import type { Scorer } from '../model/scorer.ts';
import { call, itemWith, optionsOf, reply, scorerThat, texts, verdict } from './builders.ts';
import { isEmptyReply } from '../model/emptyReply.ts';
import { exact } from './exact/exact.ts';
import { createSelfTest } from './selfTest.ts';
import { xlamToolCall } from './xlam/xlamToolCall.ts';

const withCalls = itemWith({ calls: [call('t')] }, 'calls');
const noCalls = itemWith({ calls: [] }, 'none wanted');

function test(scorer: Scorer, ...items: readonly Item[]): SelfTestReport {
  const run = createSelfTest(scorer, optionsOf(scorer));
  for (const item of items) run.add(item);
  return run.report();
}

const wrong = verdict({ correct: false, reason: 'miss' });

describe('the self-test', () => {
  it('passes the built-in scorers, and says what it covered and left out', () => {
    const broken = [
      itemWith({ calls: [call('t', '{"a":1,"a":1}')] }),
      itemWith({ problem: { code: 'not-json', call: null, excerpt: '' } }),
    ];
    expect(test(xlamToolCall, withCalls, noCalls, itemWith({}), ...broken, withCalls)).toEqual({
      passed: true,
      answerKey: { covered: 3, failed: 0 },
      nullControl: { covered: 2, failed: 0 },
      leftOut: [
        { why: 'key-is-empty', items: 1 },
        { why: 'no-reference', items: 1 },
        { why: 'reference-broken', items: 2 },
      ],
      failures: [],
    });
    const labels = [itemWith({ texts: texts('', ' Paris ') }), itemWith({ texts: [{ kind: 'number', token: '1e5' }] })];
    expect(test(exact, ...labels, itemWith({ texts: texts(' ') }))).toMatchObject({
      passed: true,
      answerKey: { covered: 2 },
      nullControl: { covered: 2 },
      leftOut: [{ why: 'no-reference', items: 1 }],
    });
  });

  it('catches a scorer that marks everything right, by the null control alone', () => {
    const report = test(
      scorerThat(() => verdict()),
      withCalls,
      noCalls,
    );
    expect(report).toMatchObject({
      passed: false,
      answerKey: { covered: 2, failed: 0 },
      nullControl: { covered: 1, failed: 1 },
    });
    expect(report.failures).toEqual([
      { id: 'calls', attempt: 0, check: 'null-control', found: 'right', reason: 'match' },
    ]);
  });

  it('cannot catch it on empty keys, and says that it covered none', () => {
    const report = test(
      scorerThat(() => verdict()),
      noCalls,
    );
    expect(report).toMatchObject({
      passed: true,
      nullControl: { covered: 0 },
      leftOut: [{ why: 'key-is-empty', items: 1 }],
    });
  });

  it('catches a scorer that marks everything wrong, by the answer key', () => {
    expect(
      test(
        scorerThat(() => wrong),
        withCalls,
      ),
    ).toMatchObject({
      answerKey: { failed: 1 },
      nullControl: { failed: 0 },
      failures: [{ check: 'answer-key', found: 'wrong', reason: 'miss' }],
    });
  });

  it('catches a reason that is not declared, in whichever check it is given', () => {
    const onKey = scorerThat((_, given) => (isEmptyReply(given) ? wrong : verdict({ reason: 'lucky' })));
    const onNull = scorerThat((_, given) => (isEmptyReply(given) ? { ...wrong, reason: 'lucky' } : verdict()));
    for (const [scorer, check] of [
      [onKey, 'answer-key'],
      [onNull, 'null-control'],
    ] as const) {
      const report = test(scorer, withCalls);
      expect(report.passed).toBe(false);
      expect(report.failures).toEqual([
        { id: 'calls', attempt: 0, check, found: 'undeclared-reason', reason: 'lucky' },
      ]);
    }
  });

  it('catches a scorer that throws, also while making the key, and one that will not judge', () => {
    function throws(): never {
      throw new Error('boom');
    }
    expect(test(scorerThat(throws), withCalls).failures).toHaveLength(2);
    expect(
      test(
        scorerThat(() => verdict(), { key: throws }),
        withCalls,
      ).failures,
    ).toMatchObject([{ found: 'fault', reason: 'scorer-threw' }]);
    expect(
      test(
        scorerThat(() => verdict({ correct: null })),
        withCalls,
      ).failures,
    ).toMatchObject([
      { found: 'not-judged', reason: 'needs-person' },
      { found: 'not-judged', reason: 'needs-person' },
    ]);
  });

  it('counts every failure but lists the first fifty', () => {
    const items = Array.from({ length: 80 }, (_, at) => itemWith({ calls: [call('t')] }, String(at)));
    const report = test(
      scorerThat(() => verdict()),
      ...items,
    );
    expect(report.nullControl.failed).toBe(80);
    expect(report.failures).toHaveLength(50);
    expect(report.failures[0]?.id).toBe('0');
  });

  it('leaves out an item whose scorer has no key for it', () => {
    const graded = scorerThat(() => wrong, { key: () => null });
    expect(test(graded, withCalls)).toMatchObject({ passed: true, leftOut: [{ why: 'no-key', items: 1 }] });
  });

  it('holds the key of one that looks at no reply against it under options by which it does', () => {
    const seen = new Set<string>();
    const scorer = scorerThat(
      (_, given, options) => {
        seen.add(options.get('of') ?? '');
        return isEmptyReply(given) ? wrong : verdict();
      },
      {
        judgesInput: { unless: { option: 'of', value: 'reply' } },
        keyOptions: (options) => new Map([...options, ['of', 'reply']]),
      },
    );
    const run = createSelfTest(scorer, new Map([['of', 'input']]));
    run.add(withCalls);
    expect(run.report()).toMatchObject({ passed: true, answerKey: { covered: 1 }, nullControl: { covered: 1 } });
    expect([...seen]).toEqual(['reply']);
  });

  it('takes a refusal for an empty reply, and nothing else that a normaliser gave', () => {
    expect(isEmptyReply(reply({ output: { kind: 'refused' } }))).toBe(true);
    expect(isEmptyReply(reply({ output: { kind: 'raised', error: 'E' } }))).toBe(false);
    expect(isEmptyReply(reply({ output: { kind: 'returned', json: '{}' } }))).toBe(false);
  });

  it('holds no empty reply for a key that has a text', () => {
    expect(isEmptyReply(reply({ text: 'x' }))).toBe(false);
    expect(isEmptyReply(reply({ answer: 'x' }))).toBe(false);
    expect(isEmptyReply(reply({ text: '', calls: [] }))).toBe(true);
  });
});
