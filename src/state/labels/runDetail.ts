import type { ItemDetail } from '../../engine/engine.ts';

/** What a rater may see of an item: everything but what says how it was judged. */
export type RunDetail = Pick<
  ItemDetail,
  | 'key'
  | 'byPosition'
  | 'category'
  | 'input'
  | 'continuation'
  | 'reply'
  | 'callsReadBy'
  | 'referenceTexts'
  | 'referenceCalls'
  | 'calculator'
  | 'trajectory'
  | 'tools'
>;

/** Leaves out verdicts, what the file recorded, and the row as it stands in the file, which has both. */
export function runDetailOf(detail: ItemDetail): RunDetail {
  const { key, byPosition, category, input, continuation, reply, callsReadBy, referenceTexts, tools } = detail;
  return {
    key,
    byPosition,
    category,
    input,
    continuation,
    reply,
    callsReadBy,
    referenceTexts,
    tools,
    ...(detail.referenceCalls === undefined ? {} : { referenceCalls: detail.referenceCalls }),
    ...(detail.calculator === undefined ? {} : { calculator: detail.calculator }),
    ...(detail.trajectory === undefined ? {} : { trajectory: detail.trajectory }),
  };
}
