import { asString, members, rawText, sliceOf } from '../../core/json/slice.ts';
import { gradeItem } from '../../core/scorers/toolcall300/toolcall300.ts';
import { judgesNormaliser } from '../../core/scorers/toolcall300/declaration.ts';
import type { ReadItem } from '../dataset/itemReader.ts';
import type { RowView } from '../engine.ts';
import type { Run } from '../run/run.ts';
import { cutText } from './texts.ts';

/** In place of a call: document 002's word. */
const REFUSAL = '<refusal>';

/**
 * Of a run that judges a normaliser: up to 200 characters of what was expected and of what came. Calls are not counted:
 * there is never more than one.
 */
export function outputLines({ item, reply }: ReadItem, run: Run | null): Partial<RowView> {
  if (run === null || !judgesNormaliser(run.scorer)) return {};
  const found = gradeItem(item, reply, run.options);
  if (found.kind !== 'graded' || found.graded.kind === 'stop') return { replyCalls: null, answer: null };
  const { got, expected } = found.graded.grade;
  return { accepted: lineOf(expected), answer: lineOf(got), replyCalls: null };
}

/** `name {"arguments": …}` of a call, anything else as `canon` prints it. */
function lineOf(canon: string | null): string {
  if (canon === null) return REFUSAL;
  const [args, name, ...others] = members(sliceOf(canon));
  const isCall = args?.key === 'arguments' && name?.key === 'name' && others.length === 0;
  const text = isCall ? asString(name) : null;
  return cutText(isCall && text !== null ? `${text} ${rawText(args)}` : canon, 200);
}
