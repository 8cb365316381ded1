import { describe, expect, it } from 'vitest';
import { differences } from '../json/difference.ts';
import { STRICT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import type { JsonValue } from '../json/value.ts';
import type { Detail } from '../model/verdict.ts';
import { detailParts, detailSentence } from './detail.ts';
import { reasonRule } from './rule.ts';

const XLAM = { name: 'xlam-tool-call', version: 2 };
const ANY: [string, string][] = [
  ['ordering', 'any'],
  ['toolCallParser', 'hermes'],
  ['schemas', 'skip'],
];

function value(text: string): JsonValue {
  const read = readJson(text, STRICT);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** The detail of a first call whose arguments differ. */
function differing(
  expected: string,
  found: string,
  more: Partial<Extract<Detail, { code: 'arguments' }>> = {},
): Detail {
  const [difference = null, ...others] = differences(value(expected), value(found));
  const ofName = { expected: 1, found: 1 };
  return { code: 'arguments', reply: 0, reference: 0, name: 'pay', difference, ofName, others: others.length, ...more };
}

function malformed(text: string | null): Detail {
  const read = text === null ? null : readJson(text, STRICT);
  if (read?.ok === true) throw new Error('read');
  const problem = read === null ? ({ code: 'absent' } as const) : ({ code: 'not-json', error: read.error } as const);
  return { code: 'malformed', reply: 1, name: 'pay', problem, others: 0 };
}

function sentence(detail: Detail): string {
  return detailSentence(detail, 'xlam-tool-call');
}

function rule(detail: Detail, reason = 'arguments', options = ANY): string {
  return reasonRule(XLAM, reason, options, detail);
}

describe('the sentence of a difference', () => {
  it('names the call, the path, both values and their types, with what stands in the data set apart', () => {
    const detail = differing('{"amount":250}', '{"amount":"250"}');
    expect(detailParts(detail, 'xlam-tool-call')).toEqual([
      { kind: 'text', text: 'Call 1, ' },
      { kind: 'code', text: 'arguments.amount' },
      { kind: 'text', text: ': expected ' },
      { kind: 'code', text: '250' },
      { kind: 'text', text: ' (number), got ' },
      { kind: 'code', text: '"250"' },
      { kind: 'text', text: ' (text).' },
    ]);
    expect(sentence(detail)).toBe('Call 1, arguments.amount: expected 250 (number), got "250" (text).');
  });

  it('follows the path to where the values part', () => {
    const detail = differing('{"filters":[{},{},{"max":5}]}', '{"filters":[{},{},{"max":"5"}]}');
    expect(sentence(detail)).toBe('Call 1, arguments.filters[2].max: expected 5 (number), got "5" (text).');
  });

  it('says what is missing and what is not expected', () => {
    expect(sentence(differing('{"a":1}', '{}'))).toBe('Call 1, arguments.a: expected 1 (number), but it is missing.');
    expect(sentence(differing('{}', '{"a":[1]}'))).toBe('Call 1, arguments.a: not expected, got [1] (list).');
    expect(sentence(differing('{"a":null}', '{"a":false}'))).toBe(
      'Call 1, arguments.a: expected null, got false (true/false).',
    );
  });

  it('keeps numbers as they were written', () => {
    const detail = differing('{"id":9007199254740993}', '{"id":9007199254740992.0}');
    expect(sentence(detail)).toBe(
      'Call 1, arguments.id: expected 9007199254740993 (number), got 9007199254740992.0 (number).',
    );
  });

  it('counts further differences and names the call of the reference where it is another one', () => {
    expect(sentence(differing('{"a":1,"b":2}', '{"a":2,"b":3}', { reply: 2, reference: 0 }))).toBe(
      'Call 3 beside call 1 of the reference, arguments.a: expected 1 (number), got 2 (number). 1 further difference in this call.',
    );
    expect(sentence(differing('{"a":1}', '{"a":2}', { others: 99 }))).toContain(
      'At least 99 further differences in this call.',
    );
  });

  it('says why two texts that look alike are not equal', () => {
    expect(sentence(differing('{"a":"é"}', '{"a":"e\\u0301"}'))).toContain(
      'they look the same, but their letters are composed differently',
    );
    expect(sentence(differing('{"a":"Paris"}', '{"a":"paris"}'))).toContain('they differ in upper and lower case');
    expect(sentence(differing('{"a":"a b"}', '{"a":" a  b\\n"}'))).toContain('they differ in white space');
    expect(sentence(differing('{"a":"x"}', '{"a":"y"}'))).toMatch(/got "y" \(text\)\.$/);
    const long = 'x'.repeat(600);
    expect(sentence(differing(`{"a":"${long}1"}`, `{"a":"${long}2"}`))).toContain(
      'they differ after the first 500 characters',
    );
  });

  it('says how often a call is made when only that differs', () => {
    const detail = differing('{}', '{}', { reply: 1, difference: null, ofName: { expected: 1, found: 2 } });
    expect(sentence(detail)).toBe('Call 2, pay: the reply makes 2 calls of this name, the reference 1.');
  });
});

describe('the sentence of a reply that is no answer', () => {
  it.each<[Detail, string]>([
    [
      { code: 'finish-reason', finishReason: 'length' },
      'The reply ended at the token limit: its finish reason is length.',
    ],
    [
      { code: 'marker', marker: '<tool_call>', offset: 12 },
      'The reply has no calls, but its text holds <tool_call> at character 13.',
    ],
    [
      {
        code: 'call-count',
        expected: 3,
        found: 2,
        missing: { first: [{ call: 2, name: 'h' }], total: 1 },
        unexpected: { first: [], total: 0 },
      },
      'Expected 3 calls, got 2. Missing: h (call 3 of the reference).',
    ],
    [
      {
        code: 'call-count',
        expected: 0,
        found: 3,
        missing: { first: [], total: 0 },
        unexpected: {
          first: [
            { call: 0, name: 'get time' },
            { call: 1, name: null },
          ],
          total: 3,
        },
      },
      'Expected no calls, got 3. Not expected: "get time" (call 1 of the reply), a call without a name (call 2 of the reply) and 1 more.',
    ],
    [{ code: 'no-call', expected: 1, text: '' }, 'Expected 1 call, got none, and no text.'],
    [
      { code: 'no-call', expected: 2, text: 'Sure,\nlater' },
      'Expected 2 calls, got none. The reply says: Sure,\\nlater',
    ],
    [
      { code: 'name', reply: 1, found: 'get_wether', expected: ['get_weather', 'get time'] },
      'Call 2 calls get_wether; the reference calls get_weather, "get time".',
    ],
    [{ code: 'name', reply: 0, found: null, expected: ['a'] }, 'Call 1 has no tool name; the reference calls a.'],
    [{ code: 'no-calls-wanted' }, 'The reference has no calls, and the reply makes none.'],
    [
      { code: 'calls-equal', calls: 2, ordering: 'strict' },
      "The reply's 2 calls are the reference's, in the same order: the same tools with equal arguments.",
    ],
    [
      { code: 'text', outcome: 'paris.', found: ' Paris.', accepted: ['Paris'], normalised: true },
      'Expected "Paris", got " Paris.".',
    ],
    [
      { code: 'text', outcome: 'paris', found: 'Paris', accepted: ['Rome', 'Paris'], normalised: true },
      '"Paris" is an accepted answer.',
    ],
    [
      { code: 'text', outcome: 'paris', found: ' PARIS', accepted: ['Rome', 'Paris'], normalised: true },
      '" PARIS" is the accepted answer "Paris", once case and white space are folded.',
    ],
    [
      { code: 'text', outcome: 'paris', found: 'paris', accepted: ['Paris'], normalised: false },
      'Expected "Paris", got "paris".',
    ],
    [
      { code: 'text', outcome: 'paris', found: 'Paris', accepted: [], normalised: true },
      'Got "Paris"; there is no accepted answer to compare it with.',
    ],
    [{ code: 'reported-kind', kind: 'refusal' }, 'The reply reports refusal itself, which counts before its text.'],
    [{ code: 'not-ok' }, 'The reply reports that it failed (ok is false).'],
    [{ code: 'no-text' }, 'The reply has no text to compare.'],
    [{ code: 'message', text: 'as I like it' }, 'xlam-tool-call says: as I like it'],
  ])('%o', (detail, expected) => {
    expect(sentence(detail)).toBe(expected);
  });

  it('says where the arguments stop being JSON', () => {
    expect(sentence(malformed('{"a":1,"a":2}'))).toBe(
      'Call 2, pay: its arguments are not one JSON object: at column 8, the key "a" appears twice in one object; near “{"a":1,"a":2}”.',
    );
    expect(detailParts(malformed('{"a":1} x'), 'xlam-tool-call').slice(-5)).toEqual([
      { kind: 'text', text: ': its arguments are not one JSON object: at column 9, the value has ended, but ' },
      { kind: 'code', text: 'x', quoted: true },
      { kind: 'text', text: ' follows; near ' },
      { kind: 'code', text: '{"a":1} x', quoted: true },
      { kind: 'text', text: '.' },
    ]);
    expect(sentence(malformed(''))).toBe(
      'Call 2, pay: the text of its arguments is empty, and arguments have to be one JSON object.',
    );
    expect(sentence(malformed(null))).toBe(
      'Call 2, pay: it has no arguments, and arguments have to be one JSON object.',
    );
    const list: Detail = {
      code: 'malformed',
      reply: 0,
      name: null,
      problem: { code: 'not-an-object', type: 'array' },
      others: 2,
    };
    expect(sentence(list)).toBe('Call 1: its arguments are a list, not an object. 2 further calls are malformed too.');
  });
});

describe('the rule', () => {
  it('is the one that decided, with the scorer, its version and the options it was decided under', () => {
    expect(rule(differing('{"amount":250}', '{"amount":"250"}'))).toBe(
      'Rule: a text never equals a number. Scorer xlam-tool-call 2, ordering any.',
    );
  });

  it.each<[string, string, string]>([
    ['5', '6', 'numbers are compared as exact decimals: 5, 5.0 and 5e0 are the same number in this scorer.'],
    ['"a"', '"A"', 'texts are compared character by character, with no normalisation.'],
    ['true', '"true"', 'true, false and null equal only themselves.'],
    ['true', 'false', 'true, false and null equal only themselves.'],
    ['null', '0', 'true, false and null equal only themselves.'],
    ['[1]', '{"0":1}', 'values of different types are never equal.'],
    ['[1]', '[1,2]', 'lists are equal when they have equal elements in the same order.'],
    ['{"x":1}', '{}', 'an argument that the reference has and the reply leaves out makes the two unequal.'],
    ['{}', '{"x":1}', 'an argument that the reply supplies and the reference leaves out makes the two unequal.'],
  ])('of %s against %s is that of document 000', (expected, found, words) => {
    expect(rule(differing(`{"a":${expected}}`, `{"a":${found}}`))).toBe(
      `Rule: ${words} Scorer xlam-tool-call 2, ordering any.`,
    );
  });

  it('of a right verdict says that 5 and 5.0 are the same number', () => {
    expect(rule({ code: 'calls-equal', calls: 1, ordering: 'any' }, 'match')).toContain(
      '5 and 5.0 are the same number in this scorer',
    );
  });

  it('names the parser only where it decides, and never the schemas', () => {
    const marker: Detail = { code: 'marker', marker: '<tool_call>', offset: 0 };
    expect(rule(marker, 'unparsed-call')).toMatch(/Scorer xlam-tool-call 2, ordering any, toolCallParser hermes\.$/);
    const equal: Detail = { code: 'calls-equal', calls: 1, ordering: 'any' };
    expect(reasonRule(XLAM, 'match', ANY, equal)).toMatch(/Scorer xlam-tool-call 2, ordering any\.$/);
    expect(reasonRule(XLAM, 'match', ANY, equal, 'hermes')).toMatch(/ordering any, toolCallParser hermes\.$/);
  });

  it('of a name depends on the ordering', () => {
    const name: Detail = { code: 'name', reply: 0, found: 'b', expected: ['a'] };
    expect(rule(name, 'name')).toContain('each call names a tool that the reference calls.');
    expect(rule(name, 'name', [['ordering', 'strict']])).toBe(
      'Rule: each call names the tool that the reference calls at the same position. Scorer xlam-tool-call 2, ordering strict.',
    );
  });

  it('of malformed arguments is the one that was broken', () => {
    expect(rule(malformed('{"a":1,"a":2}'), 'malformed-arguments')).toContain('Rule: a key that appears twice makes');
    expect(rule(malformed('{"a":NaN}'), 'malformed-arguments')).toContain('Rule: NaN and Infinity make');
    expect(rule(malformed('{} x'), 'malformed-arguments')).toContain('Rule: text after the object makes');
    expect(rule(malformed(''), 'malformed-arguments')).toContain('without arguments that is {}.');
    expect(rule(malformed('{a}'), 'malformed-arguments')).toContain('one JSON object, read strictly');
  });

  it('of the text scorer says whether case and white space were folded', () => {
    const detail: Detail = { code: 'text', outcome: 'lyon', found: 'Lyon', accepted: ['Paris'], normalised: true };
    expect(reasonRule({ name: 'exact', version: 1 }, 'wrong', new Map([['normalise', 'on']]), detail)).toBe(
      'Rule: the text is one of the accepted answers, after case and white space are folded on both sides. Scorer exact 1, normalise on.',
    );
  });

  it('of a scorer that is not built in is its reason', () => {
    const detail: Detail = { code: 'message', text: 'no' };
    expect(reasonRule({ name: 'mine', version: 3 }, 'too short', [], detail)).toBe(
      'Rule: mine gave the reason "too short". Scorer mine 3.',
    );
  });
});
