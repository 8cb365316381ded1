import { depthOf } from '../json/depth.ts';
import { LENIENT } from '../json/policy.ts';
import { isJsonObject, type JsonValue } from '../json/value.ts';
import { isHashable } from '../python/inPython.ts';
import { canon } from './canon.ts';
import { checkCall } from './checkCall.ts';
import type { AdapterOutcome, ConformanceCase, ConformanceReason, Graded, ProgramStop } from './conformance.ts';
import { stopAt } from './stopAt.ts';

/** The document's word for a case whose input holds no call. */
export const UNRECOVERABLE = 'unrecoverable';

/** What the document's `score` says of one case and what came of the adapter. Never throws. */
export function gradeCase(one: ConformanceCase, outcome: AdapterOutcome): Graded {
  const call = outcome.kind === 'returned' && outcome.value !== null ? reduceCall(outcome.value) : null;
  const checked = call === null ? null : checkCall(call, one.tools);
  if (checked?.kind === 'stop') return checked;
  const stop = stopOf(one, call);
  if (stop !== null) return { kind: 'stop', stop };
  const got = call === null ? null : canon(call);
  const expected = one.expectedKind === UNRECOVERABLE || one.expected === undefined ? null : canon(one.expected);
  const reason = reasonOf(outcome.kind === 'raised', got, expected);
  const grade = {
    ok: reason === 'exact' || reason === 'refused-right' || reason === 'refused-right-by-exception',
    reason,
    refused: got === null,
    error: outcome.kind === 'raised' ? outcome.error : null,
    got,
    expected,
    schemaErrors: checked?.errors ?? [],
    schemaInvalid: checked !== null && !checked.valid,
  };
  return { kind: 'grade', grade };
}

/** The document's `reduce_call`: of what has a name and arguments, nothing but these two. */
export function reduceCall(value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return value;
  const name = value.get('name');
  const args = value.get('arguments');
  if (name === undefined || args === undefined) return value;
  return new Map([
    ['name', name],
    ['arguments', args],
  ]);
}

/** Where `score` would stop once it knows what came back: it looks at the expected value first only to compare with it. */
function stopOf(one: ConformanceCase, call: JsonValue): ProgramStop | null {
  const ofCall = stopAtDeep(call);
  const ofExpected = one.expectedKind === UNRECOVERABLE ? null : expectedStop(one.expected);
  const ofCategory = isHashable(one.category) ? null : stopAt('category-not-hashable', one.category);
  const compares = call !== null && one.expectedKind !== UNRECOVERABLE;
  return compares ? (ofCall ?? ofExpected ?? ofCategory) : (ofCategory ?? ofCall ?? ofExpected);
}

function expectedStop(expected: JsonValue | undefined): ProgramStop | null {
  return expected === undefined ? stopAt('no-expected', undefined) : stopAtDeep(expected);
}

/** Printing goes as deep as reading. */
function stopAtDeep(value: JsonValue): ProgramStop | null {
  return depthOf(value) > LENIENT.maxDepth ? stopAt('too-deep', value) : null;
}

/** Texts as `canon` prints them; null is a refusal. */
function reasonOf(raised: boolean, got: string | null, expected: string | null): ConformanceReason {
  if (expected === null) {
    if (got !== null) return 'invented-call';
    return raised ? 'refused-right-by-exception' : 'refused-right';
  }
  if (got === null) return raised ? 'false-refusal-by-exception' : 'false-refusal';
  return got === expected ? 'exact' : 'wrong-value';
}
