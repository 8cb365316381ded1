import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LENIENT } from '../../json/policy.ts';
import { readJson } from '../../json/reader.ts';
import { jsonEqual } from '../../json/equal.ts';
import type { Call } from '../../model/item.ts';
import { call, itemWith, optionsOf, reply, told } from '../builders.ts';
import { judge } from '../judge.ts';
import { canonicalText } from './canonicalText.ts';
import { xlamToolCall } from './xlamToolCall.ts';

const ANY = optionsOf(xlamToolCall);
const STRICT_ORDER = optionsOf(xlamToolCall, { ordering: 'strict' });

/** Few names and values, so that near misses and repeats are common. */
const number = fc.constantFrom('1', '1.0', '10e-1', '2', '-0', '0', '0e5');
const scalar = fc.oneof(
  number,
  fc.constantFrom('"1"', '"x"', 'true', 'null', '[1, 2]', '[1.0,2]', '{"k":1}', '{"k":1e0}'),
);
const args = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', '__proto__'), scalar), { selector: ([key]) => key, maxLength: 3 })
  .map((pairs) => `{${pairs.map(([key, value]) => `"${key}":${value}`).join(',')}}`);
const good: fc.Arbitrary<Call> = fc.tuple(fc.constantFrom('t', 'u'), args).map(([name, text]) => call(name, text));
const bad: fc.Arbitrary<Call> = fc
  .constantFrom('', '{', '[]', '{"a":NaN}', '{"a":1,"a":1}', '{} x')
  .map((text) => call('t', text));
const answer = fc.array(good, { maxLength: 4 });
const anyCalls = fc.array(fc.oneof({ arbitrary: good, weight: 8 }, { arbitrary: bad, weight: 1 }), { maxLength: 4 });
const anyReply = fc
  .record({ calls: anyCalls, text: fc.constantFrom(null, '', 'no', 'x <tool_call>'), cut: fc.boolean() })
  .map(({ calls, text, cut }) => reply({ calls, text, finishReason: cut ? 'length' : 'stop' }));

function shuffled<T>(list: fc.Arbitrary<T[]>): fc.Arbitrary<[T[], T[]]> {
  return list.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
}

describe('xlam-tool-call, for all items and replies', () => {
  it('never lets the order of calls change the verdict under any', () => {
    fc.assert(
      fc.property(answer, shuffled(anyCalls), (calls, [one, other]) => {
        const item = itemWith({ calls });
        const verdict = told(judge(xlamToolCall, item, reply({ calls: one }), ANY));
        expect(told(judge(xlamToolCall, item, reply({ calls: other }), ANY))).toBe(verdict);
        expect(told(judge(xlamToolCall, itemWith({ calls: calls.toReversed() }), reply({ calls: one }), ANY))).toBe(
          verdict,
        );
      }),
    );
  });

  it('calls right under any what is right under strict', () => {
    fc.assert(
      fc.property(answer, anyReply, (calls, given) => {
        const item = itemWith({ calls });
        if (judge(xlamToolCall, item, given, STRICT_ORDER).state === 'right') {
          expect(judge(xlamToolCall, item, given, ANY).state).toBe('right');
        }
      }),
    );
  });

  it('finds the key right and its shuffled calls right under any', () => {
    fc.assert(
      fc.property(shuffled(answer), ([calls, other]) => {
        const item = itemWith({ calls });
        for (const options of [ANY, STRICT_ORDER]) {
          expect(told(judge(xlamToolCall, item, xlamToolCall.key(item, options), options))).toBe('right match');
        }
        expect(told(judge(xlamToolCall, item, reply({ calls: other }), ANY))).toBe('right match');
      }),
    );
  });

  it('gives the first reason that applies to the whole reply, as written from the document alone', () => {
    fc.assert(
      fc.property(answer, anyReply, fc.boolean(), (calls, given, strict) => {
        const options = strict ? STRICT_ORDER : ANY;
        const found = judge(xlamToolCall, itemWith({ calls }), given, options);
        expect(told(found).replace(/^\w+ /, '')).toBe(plainReason(calls, given, strict));
      }),
      { numRuns: 1000 },
    );
  });

  it('writes equal values, and only those, as one canonical text', () => {
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        scalar,
        fc.array(tie('value')).map((all) => `[${all.join(', ')}]`),
        object(tie('value')),
      ),
    })).value;
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [left, right] = [readJson(a, LENIENT), readJson(b, LENIENT)];
        if (!left.ok || !right.ok) throw new Error('not JSON');
        expect(canonicalText(left.value) === canonicalText(right.value)).toBe(jsonEqual(left.value, right.value));
      }),
      { numRuns: 1000 },
    );
  });
});

function object(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const pairs = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', ''), value), { selector: ([key]) => key });
  return pairs.map((all) => `{${all.map(([key, one]) => `"${key}":${String(one)}`).join(',')}}`);
}

/** Document 000 once more, slowly and on JavaScript's own values (fit for the few values used here). */
function plainReason(answerCalls: readonly Call[], given: ReturnType<typeof reply>, strict: boolean): string {
  if (given.finishReason === 'length') return 'truncated';
  if (given.calls.length === 0 && given.text?.includes('<tool_call>') === true) return 'unparsed-call';
  if (given.calls.some((one) => !isGood(one))) return 'malformed-arguments';
  if (given.calls.length === 0 && answerCalls.length > 0) return 'no-call';
  if (given.calls.length !== answerCalls.length) return 'call-count';
  const names = answerCalls.map((one) => one.name);
  if (given.calls.some((one, at) => (strict ? names[at] !== one.name : !names.includes(one.name)))) return 'name';
  const [left, right] = [answerCalls.map(plainText), given.calls.map(plainText)];
  const same = strict
    ? left.join('\n') === right.join('\n')
    : left.toSorted().join('\n') === right.toSorted().join('\n');
  return same ? 'match' : 'arguments';
}

function isGood(one: Call): boolean {
  return !['', '{', '[]', '{"a":NaN}', '{"a":1,"a":1}', '{} x'].includes(one.argumentsText ?? '');
}

function plainText(one: Call): string {
  const pairs = [...(one.argumentsText ?? '').matchAll(/"(a|b|__proto__)":(\[.*?\]|\{.*?\}|[^,}]*)/g)];
  const sorted = pairs.map(([, key, value]) => `${key}=${JSON.stringify(JSON.parse(value ?? ''))}`).toSorted();
  return `${one.name} ${sorted.join(' ')}`;
}
