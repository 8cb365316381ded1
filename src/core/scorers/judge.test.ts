import { describe, expect, it } from 'vitest';
import { FAILURE_KINDS } from '../model/verdict.ts';
import { call, itemWith, reply, scorerThat, told, verdict } from './builders.ts';
import { judge, messageOf } from './judge.ts';

const item = itemWith({ calls: [call('t')] });
const bare = itemWith({});
const none = new Map<string, string>();
const parts = { fillsFailureKind: true } as const;

describe('judge', () => {
  it('says "not run" of an item without a reply, whatever its reference', () => {
    const scorer = scorerThat(() => verdict());
    for (const one of [item, bare, itemWith({ problem: { code: 'not-json', call: null, excerpt: '' } })]) {
      expect(judge(scorer, one, null, none)).toEqual({ state: 'not-judged', cause: 'not-run', verdict: null });
    }
  });

  it('asks one that judges the input without a reply, unless its option says otherwise', () => {
    const always = scorerThat(() => verdict(), { judgesInput: true });
    expect(told(judge(always, item, null, none))).toBe('right match');
    const unless = { option: 'of', value: 'reply' };
    const scorer = scorerThat(({ key: { id } }) => verdict({ detail: { code: 'message', text: id } }), {
      judgesInput: { unless },
    });
    for (const options of [none, new Map([['of', 'input']])]) {
      expect(told(judge(scorer, item, null, options))).toBe('right match');
    }
    expect(told(judge(scorer, item, null, new Map([['of', 'reply']])))).toBe('not-judged not-run');
  });

  it('makes an unreadable reply no fault where the input alone is judged', () => {
    const unreadable = reply({ unreadable: { path: 'calls', found: 'number' } });
    const scorer = scorerThat(() => verdict(), { judgesInput: { unless: { option: 'of', value: 'reply' } } });
    expect(told(judge(scorer, item, unreadable, none))).toBe('right match');
    expect(told(judge(scorer, item, unreadable, new Map([['of', 'reply']])))).toBe('fault reply-unreadable');
    const withReply = scorerThat(() => verdict(), { judgesInput: true });
    expect(told(judge(withReply, item, unreadable, none))).toBe('fault reply-unreadable');
  });

  it('says "not run" of a reply without an output where outputs are judged', () => {
    const scorer = scorerThat(() => verdict(), { readsOutput: true });
    expect(told(judge(scorer, item, reply({ text: 'x' }), none))).toBe('not-judged not-run');
    expect(told(judge(scorer, item, reply({ output: { kind: 'refused' } }), none))).toBe('right match');
    const unreadable = reply({ unreadable: { path: 'got', found: 'string' } });
    expect(told(judge(scorer, item, unreadable, none))).toBe('fault reply-unreadable');
  });

  it('does not ask a scorer about an item without a reference, unless its failure kind must be kept', () => {
    const throws = scorerThat(() => {
      throw new Error('asked');
    });
    expect(told(judge(throws, bare, reply(), none))).toBe('not-judged no-reference');
    const kind = scorerThat(() => verdict({ correct: false, reason: 'miss', failureKind: 'refusal' }), parts);
    expect(judge(kind, bare, reply(), none)).toMatchObject({
      cause: 'no-reference',
      verdict: { correct: null, reason: 'miss', failureKind: 'refusal' },
    });
  });

  it('makes a scorer that throws a fault with its words', () => {
    const scorer = scorerThat(() => {
      throw new Error('boom');
    });
    expect(judge(scorer, item, reply(), none)).toEqual({
      state: 'fault',
      fault: { cause: 'scorer-threw', message: 'boom' },
    });
    const early = scorerThat(() => verdict(), {
      hasReference: () => {
        throw new Error('boom');
      },
    });
    expect(told(judge(early, item, reply(), none))).toBe('fault scorer-threw');
  });

  it('makes a reason that is not declared a fault, right or wrong', () => {
    for (const correct of [true, false, null]) {
      const scorer = scorerThat(() => verdict({ correct, reason: 'lucky' }));
      expect(judge(scorer, item, reply(), none)).toEqual({
        state: 'fault',
        fault: { cause: 'undeclared-reason', reason: 'lucky' },
      });
    }
  });

  it('makes a verdict against its declared reason a fault', () => {
    for (const [correct, reason] of [
      [true, 'miss'],
      [false, 'match'],
    ] as const) {
      const result = judge(
        scorerThat(() => verdict({ correct, reason })),
        item,
        reply(),
        none,
      );
      expect(result).toEqual({ state: 'fault', fault: { cause: 'contradictory-verdict', failureKind: null, reason } });
    }
  });

  it('records a wrong verdict without a kind as "wrong", only where the scorer fills kinds', () => {
    const wrong = verdict({ correct: false, reason: 'miss' });
    expect(
      judge(
        scorerThat(() => wrong, parts),
        item,
        reply(),
        none,
      ),
    ).toMatchObject({ verdict: { failureKind: 'wrong' } });
    expect(
      judge(
        scorerThat(() => wrong),
        item,
        reply(),
        none,
      ),
    ).toMatchObject({ verdict: { failureKind: null } });
  });

  it('lets every failure kind make the verdict wrong, and "right" beside one a fault', () => {
    for (const failureKind of FAILURE_KINDS) {
      const open = scorerThat(() => verdict({ correct: null, reason: 'miss', failureKind }), parts);
      expect(judge(open, item, reply(), none)).toMatchObject({
        state: 'wrong',
        verdict: { correct: false, failureKind },
      });
      const right = scorerThat(() => verdict({ failureKind }), parts);
      expect(judge(right, item, reply(), none)).toMatchObject({
        fault: { cause: 'contradictory-verdict', failureKind },
      });
    }
  });

  it('leaves to a person what has a reference and is still not judged', () => {
    expect(
      told(
        judge(
          scorerThat(() => verdict({ correct: null })),
          item,
          reply(),
          none,
        ),
      ),
    ).toBe('not-judged needs-person');
  });
});

describe('the words of a thrown thing', () => {
  it('are there for anything that can be thrown', () => {
    for (const [thrown, words] of [
      [new Error('boom'), 'boom'],
      ['boom', 'boom'],
      [undefined, 'undefined'],
    ]) {
      expect(messageOf(thrown)).toBe(words);
    }
  });
});
