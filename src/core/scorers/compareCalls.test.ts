import { describe, expect, it } from 'vitest';
import type { Call } from '../model/item.ts';
import { call, detailOf, itemWith, optionsOf, reply } from './builders.ts';
import { compareCalls, type CallComparison } from './compareCalls.ts';
import { judge } from './judge.ts';
import { xlamToolCall } from './xlam/xlamToolCall.ts';

/** `0-1` pairs reference call 0 with reply call 1; `=` equal, `~` same name, `!` other name. */
function pairsOf({ pairs: list }: CallComparison): string[] {
  return list.map(({ reference, reply: other, sameName, equal }) => {
    const sign = equal ? '=' : sameName ? '~' : '!';
    return `${reference?.index ?? ''}-${other?.index ?? ''}${reference && other ? sign : ''}`;
  });
}

function pairs(reference: readonly Call[], other: readonly Call[], ordering: 'any' | 'strict' = 'any'): string[] {
  return pairsOf(compareCalls(reference, other, ordering));
}

const [t1, t2, t3, u1] = [
  call('t', '{"a":1,"b":1}'),
  call('t', '{"a":2,"b":2}'),
  call('t', '{"a":3,"b":3}'),
  call('u'),
];

describe('calls side by side', () => {
  it('pairs equal calls first under any, in the reference’s order', () => {
    expect(pairs([t1, t2, u1], [u1, t2, t1])).toEqual(['0-2=', '1-1=', '2-0=']);
  });

  it('pairs what is left by closeness, and leaves other names alone', () => {
    const near2 = call('t', '{"a":2,"b":0}');
    expect(pairs([t1, t2, u1], [call('v'), near2, t3])).toEqual(['0-2~', '1-1~', '2-', '-0']);
  });

  it('pairs by position under strict, whatever the names, the longer side’s rest alone', () => {
    expect(pairs([t1, u1], [u1, t1, t2], 'strict')).toEqual(['0-0!', '1-1!', '-2']);
    expect(pairs([t1, u1], [t1], 'strict')).toEqual(['0-0=', '1-']);
  });

  it('shows the pair that the scorer explained as a pair', () => {
    const answer = [t1, t2, t3];
    const calls = [call('t', '{"a":9,"b":9}'), call('t', '{"a":2,"b":1}'), t3];
    const detail = detailOf(
      judge(xlamToolCall, itemWith({ calls: answer }), reply({ calls }), optionsOf(xlamToolCall)),
    );
    if (detail?.code !== 'arguments') throw new Error('expected arguments');
    expect(pairs(answer, calls)).toContain(`${detail.reference}-${detail.reply}~`);
  });

  it('shares the equal arguments over all calls, counting what either side names', () => {
    const { equalArguments } = compareCalls(
      [call('t', '{"a":1,"b":2,"c":3}')],
      [call('t', '{"a":1.0,"b":"2","d":4}')],
      'any',
    );
    expect(equalArguments).toEqual({ equal: 1, of: 4 });
    const missing = compareCalls([call('t', '{"a":1,"b":2}'), call('u', '{"c":3}')], [call('u', '{"c":3}')], 'any');
    expect(missing.equalArguments).toEqual({ equal: 1, of: 3 });
  });

  it('lets unreadable arguments stand as their raw text, paired by name', () => {
    const broken = call('t', '{"a":1');
    const { pairs: list, equalArguments } = compareCalls(
      [u1, call('t', '{ "a": 1 }')],
      [broken, call('t', null)],
      'any',
    );
    expect(pairsOf({ pairs: list, equalArguments })).toEqual(['0-', '1-0~', '-1']);
    expect(list[1]?.lines.lines).toEqual([
      { depth: 0, key: null, reference: '{"a":1}', reply: '{"a":1', mark: 'changed' },
    ]);
    expect(list[2]?.lines.lines).toEqual([{ depth: 0, key: null, reference: null, reply: '', mark: 'unexpected' }]);
    expect(equalArguments).toEqual({ equal: 0, of: 1 });
  });

  it('pairs unreadable calls of one name in order', () => {
    expect(pairs([t1, t2], [call('t', '{'), call('t', '[')])).toEqual(['0-0~', '1-1~']);
  });

  it('gives the lines of both sides, also of a call that stands alone', () => {
    function lines(other: readonly Call[]): string[] {
      return compareCalls([t1], other, 'any').pairs.flatMap((pair) =>
        pair.lines.lines.map(({ key, mark }) => `${key ?? ''}:${mark}`),
      );
    }
    expect(lines([call('t', '{"a":1,"b":2}')])).toEqual([':same', 'a:same', 'b:changed', ':same']);
    expect(lines([])).toEqual([':missing', 'a:missing', 'b:missing', ':missing']);
  });

  it('pairs thousands of calls of one name without going quadratic in differences', () => {
    function many(from: number): Call[] {
      return Array.from({ length: 3000 }, (_, at) => call('t', `{"n":${from + at}}`));
    }
    expect(compareCalls(many(0), many(10_000), 'any').pairs).toHaveLength(3000);
  }, 15_000);
});
