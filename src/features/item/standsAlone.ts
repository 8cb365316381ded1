import type { Detail } from '../../core/model/verdict.ts';
import type { ItemDetail } from '../../engine/engine.ts';

/** Verdicts that rest on calls. */
const OF_CALLS: ReadonlySet<Detail['code']> = new Set<Detail['code']>([
  'finish-reason',
  'marker',
  'malformed',
  'call-count',
  'no-call',
  'name',
  'arguments',
  'calls-equal',
  'no-calls-wanted',
]);

/**
 * True when one side's calls are only shown, and nothing is held against them: there is no reply, or no reference, or
 * the reference has no calls and no verdict rests on that.
 */
export function standsAlone({ reply, result, comparison }: ItemDetail): boolean {
  if (reply === null || (result?.state === 'not-judged' && result.cause === 'no-reference')) return true;
  const judged = (result?.state === 'right' || result?.state === 'wrong') && OF_CALLS.has(result.verdict.detail.code);
  return !judged && (comparison?.pairs.every(({ reference }) => reference === null) ?? false);
}
