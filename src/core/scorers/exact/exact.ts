import type { AcceptedText, Item, Reply } from '../../model/item.ts';
import type { Options, Scorer } from '../../model/scorer.ts';
import { isFailureKind, type Detail, type FailureKind, type Fault, type Verdict } from '../../model/verdict.ts';
import { emptyReply } from '../../model/emptyReply.ts';
import { problemFor } from '../referenceProblem.ts';
import { exactDeclaration } from './declaration.ts';
import { fold } from './fold.ts';
import { plainDigits } from './plainDigits.ts';

/** Document 001's `hr_scorer_exact`: the reply's text is one of the accepted answers. */
export const exact: Scorer = {
  ...exactDeclaration,
  key,
  hasReference,
  score,
};

/**
 * An accepted answer that is blank can never be given (a reply without text is `parse_failure`), so
 * it is none; a reference of nothing else is no reference. A reference that could not be read is
 * one, though a broken one.
 */
function hasReference({ reference }: Item): boolean {
  return problemFor(reference, 'texts') !== null || accepted(reference.texts).length > 0;
}

function key(item: Item): Reply | null {
  const text = accepted(item.reference.texts)[0];
  return text === undefined ? null : { ...emptyReply, text };
}

function score(item: Item, reply: Reply, options: Options): Verdict | { readonly fault: Fault } {
  const { reference } = item;
  const problem = problemFor(reference, 'texts');
  if (problem !== null) return { fault: { cause: 'reference-broken', problem } };
  const answers = accepted(reference.texts);
  const correct = answers.length === 0 ? null : false;
  if (reply.failureKind !== null && isFailureKind(reply.failureKind)) {
    return failed(correct, reply.failureKind, { code: 'reported-kind', kind: reply.failureKind });
  }
  if (reply.ok === false) return failed(correct, 'error', { code: 'not-ok' });
  const normalised = options.get('normalise') !== 'off';
  const found = reply.answer ?? reply.text ?? '';
  const outcome = compared(found, normalised);
  if (outcome === '') return failed(correct, 'parse_failure', { code: 'no-text' });
  const detail: Detail = { code: 'text', outcome, found, accepted: answers, normalised };
  if (answers.some((answer) => compared(answer, normalised) === outcome)) {
    return { correct: true, reason: 'match', detail, outcome, failureKind: null, score: null };
  }
  // "In any case" holds without folding too; only blanks then count.
  if (outcome.toLowerCase() === 'not_in_document') return failed(correct, 'not_in_document', detail, outcome);
  if (correct === null) return { correct, reason: 'no-reference', detail, outcome, failureKind: null, score: null };
  return failed(correct, 'wrong', detail, outcome);
}

function compared(text: string, normalised: boolean): string {
  return normalised ? fold(text) : text;
}

function failed(correct: false | null, kind: FailureKind, detail: Detail, outcome: string | null = null): Verdict {
  return { correct, reason: kind, detail, outcome, failureKind: kind, score: null };
}

function accepted(texts: readonly AcceptedText[] | null): string[] {
  return (texts ?? [])
    .map((text) => (text.kind === 'number' ? plainDigits(text.token) : text.text))
    .filter((text) => fold(text) !== '');
}
