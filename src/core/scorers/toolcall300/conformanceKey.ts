import type { ConformanceCase } from '../../conformance/conformance.ts';
import { canon } from '../../conformance/canon.ts';
import { gradeCase, reduceCall, UNRECOVERABLE } from '../../conformance/gradeCase.ts';
import type { JsonValue } from '../../json/value.ts';
import { emptyReply } from '../../model/emptyReply.ts';
import type { RecordedOutput, Reply } from '../../model/item.ts';

/**
 * What a normaliser that is right gives, as a recorded output. Null where none can be: nothing is expected, or null,
 * which is a refusal; the call has further members, which are taken off what is returned and never off what is expected;
 * or the reference program would stop at it.
 */
export function conformanceKey(one: ConformanceCase): Reply | null {
  if (one.expectedKind === UNRECOVERABLE) return stops(one, null) ? null : asReply({ kind: 'refused' });
  const { expected } = one;
  if (expected === undefined || expected === null || isReduced(expected) || stops(one, expected)) return null;
  return asReply({ kind: 'returned', json: canon(expected) });
}

/** Whether members would be taken off it. */
function isReduced(value: JsonValue): boolean {
  return canon(reduceCall(value)) !== canon(value);
}

function stops(one: ConformanceCase, value: JsonValue): boolean {
  return gradeCase(one, value === null ? { kind: 'refused' } : { kind: 'returned', value }).kind === 'stop';
}

function asReply(output: RecordedOutput): Reply {
  return { ...emptyReply, output };
}
