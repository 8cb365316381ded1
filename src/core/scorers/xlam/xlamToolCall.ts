import { decodeReply } from '../../dialects/decodeReply.ts';
import type { Item, Reply } from '../../model/item.ts';
import type { Options, Scorer } from '../../model/scorer.ts';
import type { Detail, Fault, Verdict } from '../../model/verdict.ts';
import { cut } from '../cut.ts';
import { emptyReply } from '../../model/emptyReply.ts';
import { problemFor } from '../referenceProblem.ts';
import { countDetail } from './countDetail.ts';
import { xlamDeclaration } from './declaration.ts';
import { judgeCalls } from './judgeCalls.ts';
import { readReplyCalls } from './readCalls.ts';
import { readReference } from './readReference.ts';
import { saysTokenLimit } from './tokenLimit.ts';

/** Most characters of the reply's text in the facts of `no-call`. */
const TEXT = 200;

/**
 * Document 000's scorer: right when the reply's calls are the reference's, the same tools each with
 * equal arguments. The first reason that applies to the whole reply is given, so that a wrong name
 * in call 2 comes before wrong arguments in call 1. Tools that the row does not list, repeat or
 * use play no part, but for the types of values that a dialect writes bare. Calls that stand in the text of
 * a reply that has none are read by the dialect `toolCallParser` first: what it announces and cannot be
 * decoded is the document's `unparsed-call`. `schemas` decides what happens before scoring and is not read here.
 */
export const xlamToolCall: Scorer = {
  ...xlamDeclaration,
  key,
  hasReference,
  score,
};

function hasReference(item: Item): boolean {
  return item.reference.calls !== null || problemFor(item.reference, 'calls') !== null;
}

function key(item: Item): Reply | null {
  const { calls } = item.reference;
  return calls === null || problemFor(item.reference, 'calls') !== null ? null : { ...emptyReply, calls };
}

function score(item: Item, reply: Reply, options: Options): Verdict | { readonly fault: Fault } {
  const reference = readReference(item.reference);
  if (!reference.ok) return { fault: reference.fault };
  const decoded = decodeReply(reply, options.get('toolCallParser') ?? '', item.tools);
  const { finishReason, calls, text } = decoded.reply;
  if (finishReason !== null && saysTokenLimit(finishReason)) {
    return wrong('truncated', { code: 'finish-reason', finishReason });
  }
  if (calls.length === 0) {
    if (decoded.unparsed !== null) return wrong('unparsed-call', { code: 'marker', ...decoded.unparsed });
    const expected = reference.calls.length;
    if (expected > 0) return wrong('no-call', { code: 'no-call', expected, text: cut(text ?? '', TEXT) });
    return right({ code: 'no-calls-wanted' });
  }
  const read = readReplyCalls(calls, reference.calls);
  if (!read.ok) return wrong('malformed-arguments', read.detail);
  if (calls.length !== reference.calls.length) {
    return wrong('call-count', countDetail(reference.calls, read.calls));
  }
  const ordering = options.get('ordering') === 'strict' ? 'strict' : 'any';
  const detail = judgeCalls(reference.calls, read.calls, ordering);
  if (detail === null) return right({ code: 'calls-equal', calls: calls.length, ordering });
  return wrong(detail.code, detail);
}

function wrong(reason: string, detail: Detail): Verdict {
  return { correct: false, reason, detail, outcome: null, failureKind: null, score: null };
}

function right(detail: Detail): Verdict {
  return { correct: true, reason: 'match', detail, outcome: null, failureKind: null, score: null };
}
