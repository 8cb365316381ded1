import { emptyReply } from '../model/emptyReply.ts';
import type { Item, Reply } from '../model/item.ts';
import type { Options, Scorer } from '../model/scorer.ts';
import type { Fault, Result, Verdict } from '../model/verdict.ts';
import { judgesInputAlone, judgesInputUnder } from './judgesInput.ts';

/**
 * What a scorer says of one item, in one of the four states. Never throws. In order: no reply is
 * "not run"; a reply that cannot be read is a fault; no reference is not judged (a scorer that fills
 * failure kinds is still asked, so that the kind is kept: document 001), nor is a reply without a trace
 * of what the scorer judges; a broken reference, a scorer
 * that throws, a reason it did not declare and a verdict that contradicts itself are faults. A scorer
 * that reads what the file recorded is asked whatever became of the reply, and so is one that judges the input
 * alone; one that judges it with the reply is asked without one, too.
 */
export function judge(scorer: Scorer, item: Item, given: Reply | null, options: Options): Result {
  const asksAnyway = scorer.readsRecorded === true || judgesInputAlone(scorer, options);
  if (asksAnyway) return judged(scorer, item, given ?? emptyReply, options);
  const reply = isReply(scorer, given) ? given : null;
  if (reply === null) {
    if (judgesInputUnder(scorer, options)) return judged(scorer, item, emptyReply, options);
    return { state: 'not-judged', cause: 'not-run', verdict: null };
  }
  const { unreadable } = reply;
  // Document 001 judges what has no text at all.
  const isJudged = unreadable?.textless === true && scorer.fillsFailureKind;
  if (unreadable !== undefined && !isJudged) {
    const { textless: _, ...facts } = unreadable;
    return fault({ cause: 'reply-unreadable', ...facts });
  }
  return judged(scorer, item, reply, options);
}

/** A normaliser that is judged gave nothing by a reply that has no output of it. */
function isReply({ readsOutput }: Scorer, reply: Reply | null): boolean {
  return readsOutput !== true || reply?.output !== undefined || reply?.unreadable !== undefined;
}

function judged(scorer: Scorer, item: Item, reply: Reply, options: Options): Result {
  try {
    return judgeReply(scorer, item, reply, options);
  } catch (error) {
    return fault({ cause: 'scorer-threw', message: messageOf(error) });
  }
}

/** What a thrown thing says; anything may be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function judgeReply(scorer: Scorer, item: Item, reply: Reply, options: Options): Result {
  const hasReference = scorer.hasReference(item, options);
  const without = scorer.readsRecorded === true ? 'not-recorded' : 'no-reference';
  if (!hasReference && !scorer.fillsFailureKind) return { state: 'not-judged', cause: without, verdict: null };
  if (scorer.hasTrace?.(reply) === false) return { state: 'not-judged', cause: 'no-trace', verdict: null };
  const scored = scorer.score(item, reply, options);
  if ('fault' in scored) return fault(scored.fault);
  const declared = scorer.reasons.find((reason) => reason.code === scored.reason);
  if (declared === undefined) return fault({ cause: 'undeclared-reason', reason: scored.reason });
  if (!hasReference) return { state: 'not-judged', cause: without, verdict: { ...scored, correct: null } };
  const verdict = scorer.fillsFailureKind ? withFailureKind(scored) : scored;
  const { failureKind, reason } = scored;
  if (verdict === null) return fault({ cause: 'contradictory-verdict', failureKind, reason });
  if (verdict.correct === null) {
    return { state: 'not-judged', cause: scorer.readsRecorded === true ? 'undecided' : 'needs-person', verdict };
  }
  if (declared.correct === !verdict.correct) {
    return fault({ cause: 'contradictory-verdict', failureKind: null, reason });
  }
  return { state: verdict.correct ? 'right' : 'wrong', verdict };
}

/**
 * Document 001: a wrong verdict without a kind is `wrong`; a kind makes `null` wrong; a kind beside
 * "right" is an error of the scorer (null here).
 */
function withFailureKind(verdict: Verdict): Verdict | null {
  if (verdict.failureKind === null) return verdict.correct === false ? { ...verdict, failureKind: 'wrong' } : verdict;
  if (verdict.correct === true) return null;
  return verdict.correct === null ? { ...verdict, correct: false } : verdict;
}

function fault(facts: Fault): Result {
  return { state: 'fault', fault: facts };
}
