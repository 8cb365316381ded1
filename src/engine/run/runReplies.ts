import { conformanceOutputs } from '../../core/formats/conformanceOutputs.ts';
import type { Options, Scorer } from '../../core/model/scorer.ts';
import { judgesInputAlone } from '../../core/scorers/judgesInput.ts';
import type { ReplySet } from '../dataset/dataset.ts';

/** Whether the replies are outputs of a normaliser. */
export function hasOutputs(replies: ReplySet | null): boolean {
  return replies?.file?.format.name === conformanceOutputs.name;
}

/** The replies that a run is over: none where its scorer looks at none, or at outputs and these are not. */
export function runReplies(scorer: Scorer, options: Options, replies: ReplySet | null): ReplySet | null {
  if (judgesInputAlone(scorer, options)) return null;
  return scorer.readsOutput === true && !hasOutputs(replies) ? null : replies;
}
