import type { JsonValue } from '../json/value.ts';
import type { AdapterOutcome, ConformanceCase } from './conformance.ts';
import { readPython } from './readText.ts';

/** The value of a text that is JSON; null of any other. */
export function valueOf(text: string): JsonValue {
  const read = readPython(text);
  return read.ok ? read.value : null;
}

/** The document's one tool: `a`, a required integer, and `b`, of x and y. */
export const SELF_TEST_TOOLS: JsonValue = valueOf(
  `[{"name": "t", "parameters": {
    "type": "object", "additionalProperties": false,
    "properties": {"a": {"type": "integer"}, "b": {"type": "string", "enum": ["x", "y"]}},
    "required": ["a"]}}]`,
);

/** The document's six cases, three in each of two categories. */
export const SELF_TEST_CASES: readonly ConformanceCase[] = [
  selfTestCase('s1', 'p', '1', '{"name": "t", "arguments": {"a": 1}}'),
  selfTestCase('s2', 'p', '2', '{"name": "t", "arguments": {"a": 2, "b": "x"}}'),
  selfTestCase('s3', 'p', '3', '{"name": "t", "arguments": {"a": 3}}'),
  selfTestCase('s4', 'q', '4', null),
  selfTestCase('s5', 'q', '5', null),
  selfTestCase('s6', 'q', '6', '{"name": "t", "arguments": {"a": 6}}'),
];

function selfTestCase(id: string, category: string, input: string, expected: string | null): ConformanceCase {
  const expectedKind = expected === null ? 'unrecoverable' : 'value';
  return {
    id,
    category,
    tools: SELF_TEST_TOOLS,
    input,
    expectedKind,
    expected: expected === null ? undefined : valueOf(expected),
  };
}

/** What the document's adapter returns, by the input; of the fourth a refusal, of the sixth an exception. */
const RETURNED: ReadonlyMap<JsonValue, string> = new Map([
  ['1', '{"name": "t", "arguments": {"a": 1}}'],
  ['2', '{"name": "t", "arguments": {"a": 2, "b": "y"}}'],
  ['3', '{"name": "t", "arguments": {"a": "3"}}'],
  ['5', '{"name": "t", "arguments": {}}'],
]);

export function answering(text: JsonValue): AdapterOutcome {
  const returned = RETURNED.get(text);
  if (returned !== undefined) return { kind: 'returned', value: valueOf(returned) };
  return text === '6' ? raising() : { kind: 'refused' };
}

export function raising(): AdapterOutcome {
  return { kind: 'raised', error: 'ValueError: nope' };
}
