import { expect, test } from 'vitest';
import { firstDifference } from '../json/difference.ts';
import { LENIENT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import type { JsonValue } from '../json/value.ts';
import type { ConformanceFacts } from '../model/verdict.ts';
import { conformanceParts, programStopClause } from './conformance.ts';
import { plain } from './textPart.ts';

function read(text: string): JsonValue {
  const found = readJson(text, LENIENT);
  if (!found.ok) throw new Error(text);
  return found.value;
}

function said(expected: string | null, got: string | null, rest: Partial<ConformanceFacts> = {}): string {
  const difference = expected === null || got === null ? null : firstDifference(read(expected), read(got));
  return plain(
    conformanceParts({
      code: 'conformance',
      got,
      expected,
      error: null,
      difference,
      schemaErrors: [],
      schemaInvalid: false,
      ...rest,
    }),
  );
}

const THREE = '{"arguments":{"days":3},"name":"trip"}';
const TEXT = '{"arguments":{"days":"3"},"name":"trip"}';

test('every reason is one plain sentence', () => {
  expect([
    said(THREE, THREE),
    said(null, null),
    said(null, null, { error: 'ValueError: nope' }),
    said(null, THREE),
    said(THREE, null),
    said(THREE, null, { error: 'ValueError: nope' }),
    said(THREE, TEXT),
    said(THREE, '{"arguments":{"days":3},"name":"tour"}'),
    said(THREE, '{"days":3}'),
    said(THREE, '[]'),
  ]).toEqual([
    'Exact: the call is the expected one.',
    'Refused, as it had to be: there is no call to make.',
    'Refused, as it had to be, but by an exception: ValueError: nope. It counts as right, and as an exception, too.',
    'A call was invented, where there was none to make: {"arguments":{"days":3},"name":"trip"}.',
    'A false refusal, though there is a call to make: {"arguments":{"days":3},"name":"trip"}.',
    'A false refusal by an exception (ValueError: nope), though there is a call to make: {"arguments":{"days":3},"name":"trip"}.',
    'Wrong value: arguments.days: expected 3 (number), got "3" (text).',
    'Wrong value: name: expected "trip" (text), got "tour" (text).',
    'Wrong value: arguments: expected {"days":3} (object), but it is missing.',
    'Wrong value: call: expected {"arguments":{"days":3},"name":"trip"} (object), got [] (list).',
  ]);
});

test('an integer against a float is told apart in words, whether or not a place is named', () => {
  const float = '{"arguments":{"days":3.0},"name":"trip"}';
  const why = 'document 002 tells an integer from a float, where document 000 does not';
  expect(said(THREE, float)).toBe(`Wrong value: expected ${THREE}, got ${float}: ${why}.`);
  const facts = { type: 'number', cut: false } as const;
  const difference = {
    kind: 'changed',
    path: ['arguments', 'days'],
    expected: { ...facts, text: '3' },
    found: { ...facts, text: '3.0' },
  } as const;
  expect(said(THREE, float, { difference })).toBe(
    `Wrong value: arguments.days: expected 3 (number), got 3.0 (number): ${why}.`,
  );
});

test('what the schema rejects is said of a returned call, also of one that is exact', () => {
  const error = { path: 'args.days', code: 'expected-type', text: 'args.days: expected string' } as const;
  expect([
    said(THREE, THREE, { schemaInvalid: true, schemaErrors: [error] }),
    said(THREE, THREE, { schemaInvalid: true, schemaErrors: [error, error, error] }),
    said(null, '{}', { schemaInvalid: true }),
    said(null, null, { schemaInvalid: true }),
  ]).toEqual([
    'Exact: the call is the expected one. The declared schema rejects it: args.days: expected string.',
    'Exact: the call is the expected one. The declared schema rejects it: args.days: expected string (and 2 further errors).',
    'A call was invented, where there was none to make: {}. No declared tool accepts it: it names none of them, or has no object of arguments.',
    'Refused, as it had to be: there is no call to make.',
  ]);
});

test('a stop of the reference program is a clause with what stands there', () => {
  expect(programStopClause({ code: 'no-parameters', found: 'trip\n' })).toBe(
    'the tool that is called has no parameters (trip\\n)',
  );
  expect(programStopClause({ code: 'too-deep', found: '' })).toBe('it is nested too deeply');
});
