import { array, assert, constantFrom, property, tuple, type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import { sliceOf, type JsonSlice } from '../json/slice.ts';
import { cutAnswersRow } from './cutAnswersRow.ts';
import { cutMessageRow } from './cutMessageRow.ts';
import { readMembers as readMessage } from './openaiReplies.ts';
import { readMembers as readXlam } from './xlam.ts';

const calls = constantFrom(
  '[]',
  '[{"name": "f", "arguments": {"a": [1.50, "}"]}}]',
  '[{"name":"f","arguments":"{\\"a\\": 1}"}, {"tool": "g", "parameters": {}}]',
  '[{"id": "c", "type": "function", "function": {"name": "f", "arguments": "{}"}}]',
  '[{"name": "f"}]',
  '[{"name": "f", "name": "g", "arguments": {}}]',
  '[1]',
  '{}',
  'null',
);
const scalar = constantFrom(
  '"x"',
  '""',
  '"a\\n\\u00e9"',
  '"é"',
  '0',
  '17',
  '007',
  '1.5',
  '-3',
  'null',
  'true',
  '[]',
  '{}',
);
const value = scalar.chain((one) => constantFrom(one, one));
const quoted = calls.map((text) => JSON.stringify(text));

function row(keys: Arbitrary<string>, values: Arbitrary<string>): Arbitrary<string> {
  const member = tuple(keys, constantFrom(':', ': ', ' :\t'), values).map((parts) => parts.join(''));
  return tuple(array(member, { maxLength: 5 }), constantFrom(',', ', ')).map(
    ([members, comma]) => `{${members.join(comma)}}`,
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Holds a cutter to reading member by member, wherever in a text the row stands; counts the rows that it cut. */
function agree(
  rows: Arbitrary<string>,
  cut: (slice: JsonSlice) => object | null,
  read: (slice: JsonSlice) => object,
): number {
  let count = 0;
  assert(
    property(rows, constantFrom('', '[1, '), (text, before) => {
      if (!isJson(text)) return;
      const whole = before + text;
      const slice = before === '' ? sliceOf(text) : { text: `${whole}, 2]`, start: before.length, end: whole.length };
      const found = cut(slice);
      if (found === null) return;
      count += 1;
      expect(found).toEqual(read(slice));
    }),
    { numRuns: 5000 },
  );
  return count;
}

it('a message that is cut out in one pass is what reading it member by member gives', () => {
  const keys = constantFrom(
    '"id"',
    '"content"',
    '"tool_calls"',
    '"finish_reason"',
    '"role"',
    '"i\\u0064"',
    '"attempt"',
  );
  const values = tuple(value, calls, constantFrom(0, 0, 1)).map(([one, list, which]) => (which === 1 ? list : one));
  expect(agree(row(keys, values), cutMessageRow, readMessage)).toBeGreaterThan(20);
});

it('an answer that is cut out in one pass is what reading it member by member gives', () => {
  const keys = constantFrom('"id"', '"answers"', '"answers"', '"query"');
  const values = tuple(value, calls, quoted, constantFrom(0, 1, 2)).map(
    ([one, list, text, which]) => [one, list, text][which]!,
  );
  expect(agree(row(keys, values), cutAnswersRow, readXlam)).toBeGreaterThan(20);
});
