import type { LabelLog } from '../../core/labels/log.ts';
import type { DatasetSummary } from '../../engine/engine.ts';
import type { JudgeChoice } from '../judges/judge.ts';
import { defaultJudge } from '../judges/judgesFor.ts';
import type { AgreementChoice, HumanChoice } from './choice.ts';
import { defaultHuman } from './people.ts';

/** What a comparison proposes where nobody chose. */
export interface Proposals {
  readonly summary: DatasetSummary;
  readonly log: LabelLog;
  /** Who labels here; empty where nobody does. */
  readonly rater: string;
  /** By whom the labels are checked, as it was chosen where they are given. */
  readonly judge: JudgeChoice | null;
  /** Whose replies are judged. */
  readonly replies: string | null;
  readonly judgeOutputs: readonly string[];
}

/** The choice with what fits in place of what is not chosen; null where there is nobody. */
export function settleChoice(
  choice: AgreementChoice,
  { summary, log, rater, judge, replies, judgeOutputs }: Proposals,
): AgreementChoice {
  const human: HumanChoice | null = choice.human ?? defaultHuman(summary, log, rater);
  return { ...choice, human, judge: choice.judge ?? judge ?? defaultJudge(summary, log, { replies, judgeOutputs }) };
}
