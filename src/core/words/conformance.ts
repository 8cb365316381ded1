import type { ProgramStop } from '../conformance/conformance.ts';
import type { ConformanceFacts } from '../model/verdict.ts';
import { oneLine } from './quoted.ts';
import { say, type TextPart } from './textPart.ts';

/** What came of a normaliser and what was expected, as a sentence. */
export function conformanceParts({ got, expected }: ConformanceFacts): TextPart[] {
  return say`Expected ${expected ?? 'a refusal'}, got ${got ?? 'a refusal'}.`;
}

/** What the reference program stops at, behind "because". */
export function programStopClause({ found }: ProgramStop): string {
  return `it cannot go on with ${oneLine(found)}`;
}
