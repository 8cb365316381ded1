import type { LabelLog } from '../../core/labels/log.ts';
import type { DatasetSummary } from '../../engine/engine.ts';
import type { JudgeChoice } from '../judges/judge.ts';
import { defaultJudge } from '../judges/judgesFor.ts';
import { replySetOf } from '../replySets.ts';
import type { AgreementChoice, HumanChoice } from './choice.ts';
import type { Rubric } from '../../core/rubric/rubric.ts';
import { headerRubric } from '../labels/headerRubric.ts';
import { defaultHuman, rubricNamed, rubricsIn, rubricText } from './people.ts';

/** What a comparison proposes where nobody chose. */
export interface Proposals {
  readonly summary: DatasetSummary;
  readonly log: LabelLog;
  /** Who labels here; empty where nobody does. */
  readonly rater: string;
  /** By whom the labels are checked, as it was chosen where they are given. */
  readonly judge: JudgeChoice | null;
  /** By which rubric items are labelled here; null: PASS or FAIL for the whole. */
  readonly rubric: Rubric | null;
  /** Whose replies are judged. */
  readonly replies: string | null;
  readonly judgeOutputs: readonly string[];
}

/** The choice with what fits in place of what is not chosen; null where there is nobody. */
export function settleChoice(
  choice: AgreementChoice,
  { summary, log, rater, judge, rubric, replies, judgeOutputs }: Proposals,
): AgreementChoice {
  const human: HumanChoice | null = choice.human ?? defaultHuman(summary, log, rater);
  const own = headerRubric(rubric);
  const isUsed = rubricsIn(log).some((one) => (one?.key ?? null) === (own?.key ?? null));
  return {
    ...choice,
    human,
    rubric: choice.rubric ?? (isUsed ? rubricText(own) : null),
    judge:
      choice.judge ?? withReplies(judge, summary, replies) ?? defaultJudge(summary, log, { replies, judgeOutputs }),
  };
}

/** A judge of the same replies, named as they are named here; so that one judge has one name. */
function withReplies(judge: JudgeChoice | null, summary: DatasetSummary, replies: string | null): JudgeChoice | null {
  if (judge?.kind !== 'run') return judge;
  const named = { ...judge.run, replies };
  const isSame = replySetOf(summary, judge.run)?.replySet === replySetOf(summary, named)?.replySet;
  return isSame ? { kind: 'run', run: named } : judge;
}

/** Whether the labels that are compared are those that are given here: then they can be gone over. */
export function isOwn(
  { human, rubric }: AgreementChoice,
  { log, rater, rubric: own }: Pick<Proposals, 'log' | 'rater' | 'rubric'>,
): boolean {
  if (human?.kind !== 'rater' || human.rater !== rater) return false;
  return (rubricNamed(log, rubric)?.key ?? null) === (headerRubric(own)?.key ?? null);
}
