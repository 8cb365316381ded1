import type { ItemDetail } from '../../engine/engine.ts';
import { textDifference, type TextDifference } from '../../state/textDifference.ts';

const MARKED_UP_TO = 2000;

/** The text that is held against the accepted ones; null where there is none. */
export function textSaid({ reply }: ItemDetail): string | null {
  return reply?.answer ?? reply?.text ?? null;
}

/** Where a wrong text differs from the only accepted one; null where marking would say nothing. */
export function textMarks(detail: ItemDetail): TextDifference | null {
  const { referenceTexts, result } = detail;
  const [only, ...others] = referenceTexts ?? [];
  const said = textSaid(detail);
  if (result?.state !== 'wrong' || only === undefined || others.length > 0 || said === null) return null;
  return Math.max(only.length, said.length) <= MARKED_UP_TO ? textDifference(only, said) : null;
}
