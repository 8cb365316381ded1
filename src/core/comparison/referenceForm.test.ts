import { expect, test } from 'vitest';
import type { Reference } from '../model/item.ts';
import type { Step } from '../trajectory/trajectory.ts';
import { asWritten, byValue, referenceForm } from './referenceForm.ts';

function reference(parts: Partial<Reference>): Reference {
  return { calls: null, texts: null, problem: null, ...parts };
}

function calls(argumentsText: string | null, form: 'text' | 'object'): Reference {
  return reference({ calls: [{ name: 'f', argumentsText, argumentsForm: form }] });
}

test('a reference that holds nothing has no form; one of no calls has', () => {
  expect(referenceForm(reference({}), byValue)).toBeNull();
  expect(referenceForm(reference({ paths: null }), byValue)).toBeNull();
  expect(referenceForm(reference({ calls: [] }), byValue)).not.toBeNull();
});

test('by value, blanks, the order of members and how the file wrote arguments make no difference', () => {
  const [one, other] = [calls('{"a": 1, "b": 2}', 'text'), calls('{"b":2,"a":1}', 'object')];
  expect(referenceForm(one, byValue)).toBe(referenceForm(other, byValue));
  expect(referenceForm(one, asWritten)).not.toBe(referenceForm(other, asWritten));
  const differing = [
    calls('{"a": 1}', 'text'),
    calls('{"a": "1"}', 'text'),
    calls('{"a": ', 'text'),
    calls(null, 'text'),
  ];
  expect(new Set(differing.map((each) => referenceForm(each, byValue))).size).toBe(4);
});

test('each part that can be held right makes a difference', () => {
  const all: readonly Reference[] = [
    reference({ texts: [{ kind: 'text', text: '1' }] }),
    reference({ texts: [{ kind: 'number', token: '1' }] }),
    reference({ paths: [[step]] }),
    reference({ paths: [[[step]]] }),
    reference({ paths: [[{ ...step, failed: true }]] }),
    reference({ calculator: { needsCalculator: true, expression: null } }),
    reference({ calculator: { needsCalculator: true, expression: '1+1' } }),
    reference({ problem: { code: 'not-json', call: null, excerpt: 'x' } }),
    conformance('refusal', null),
    conformance('object', '{}'),
  ];
  expect(new Set(all.map((each) => referenceForm(each, byValue))).size).toBe(all.length);
});

const step: Step = { name: 'f', argumentsText: null, failed: null };

function conformance(expectedKind: string, expected: string | null): Reference {
  return reference({ conformance: { id: '"a"', category: '"c"', tools: '[]', input: '{}', expectedKind, expected } });
}
