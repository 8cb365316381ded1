import { nameInWords } from './quoted.ts';

/** Reasons of `xlam-tool-call`, as document 000 says them, in the order in which the first that applies wins. */
const XLAM: ReadonlyMap<string, string> = new Map([
  ['truncated', 'The reply reached the token limit.'],
  [
    'unparsed-call',
    "The reply has no calls, and its text holds the server's tool-call marker: the model tried a call that the server's parser could not decode.",
  ],
  ['malformed-arguments', "A call's arguments are not one JSON object."],
  ['no-call', 'The reply has no calls, and the reference has some.'],
  ['call-count', 'The reply and the reference have different numbers of calls.'],
  ['name', 'A call names a tool that the reference does not call, or under strict does not call at that position.'],
  ['arguments', "A call's arguments are not the reference's."],
  ['match', "The reply's calls are the reference's: the same tools, each with equal arguments."],
]);

/** Reasons of `exact`: what document 001 sorts out before comparing, then the comparison. */
const EXACT: ReadonlyMap<string, string> = new Map([
  ['parse_failure', 'The reply has no text to compare.'],
  ['refusal', 'The reply says itself that it is a refusal.'],
  ['not_in_document', 'The reply says that the answer is not in the document, and no accepted answer says so.'],
  ['wrong', 'The text of the reply is none of the accepted answers.'],
  ['budget_stop', 'The reply says itself that its budget ran out.'],
  ['error', 'The reply says itself that it failed.'],
  ['match', 'The text of the reply is one of the accepted answers.'],
  ['no-reference', 'The item has no accepted answer to compare with.'],
]);

/** Reasons of `recorded`: what the file itself says in a column. */
const RECORDED: ReadonlyMap<string, string> = new Map([
  ['recorded-right', 'The file records that the reply is right.'],
  ['recorded-wrong', 'The file records that the reply is wrong.'],
  ['recorded-undecided', 'The file records that it was not decided whether the reply is right.'],
]);

/** Reasons of `trajectory`, in the order in which the first that applies wins. */
const TRAJECTORY: ReadonlyMap<string, string> = new Map([
  ['no-steps', 'The reply takes no steps, and the reference has some.'],
  ['arguments', 'The steps are those that are asked for, but arguments of matched steps do not agree.'],
  ['match', 'The steps of the reply are those of the reference, in its order.'],
  ['order', 'The reply takes the steps of the reference, each as often, in another order.'],
  ['missing-and-extra', 'Steps of the reference are missing, and others were taken.'],
  ['missing', 'Steps of the reference are missing.'],
  ['extra', 'Steps were taken that the reference does not have.'],
]);

/** Reasons of `mock-judge`, the lenient judge of document 004. */
const MOCK_JUDGE: ReadonlyMap<string, string> = new Map([
  ['low-order', 'The judge says FAIL: too few steps of the reference are there in order.'],
  ['too-many-extra', 'The judge says FAIL: too many steps are extra.'],
  ['pass', 'The judge says PASS: enough steps of the reference are there in order, and few are extra.'],
]);

/** Reasons of `calculator-rubric`: the first part of document 003 that is not as good as it can be. */
const CALCULATOR: ReadonlyMap<string, string> = new Map([
  ['decision', 'Whether to use the calculator was decided wrongly, or needs a person.'],
  ['logic', 'The calculator was asked for something else than what had to be calculated, or that needs a person.'],
  ['syntax', 'The call is not written as it should be, or that needs a person.'],
  ['answer', 'The final number is not the output of the calculation that was asked for.'],
  ['perfect', 'Every part that applies is as good as it can be.'],
]);

/** Reasons of `toolcall-300`: what document 002 counts a case as. */
const CONFORMANCE: ReadonlyMap<string, string> = new Map([
  ['exact', 'The normaliser returned exactly the expected call.'],
  ['refused-right', 'The normaliser refused, as it had to: there was no call to make.'],
  [
    'refused-right-by-exception',
    'There was no call to make, and the normaliser stopped with an exception, which counts.',
  ],
  ['wrong-value', 'The normaliser returned something else than the expected call.'],
  ['invented-call', 'The normaliser returned a call where there was none to make.'],
  ['false-refusal', 'The normaliser refused, and the call could have been repaired.'],
  [
    'false-refusal-by-exception',
    'The normaliser stopped with an exception, which counts as a refusal, and the call could have been repaired.',
  ],
]);

const SCORERS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['xlam-tool-call', XLAM],
  ['exact', EXACT],
  ['recorded', RECORDED],
  ['trajectory', TRAJECTORY],
  ['mock-judge', MOCK_JUDGE],
  ['calculator-rubric', CALCULATOR],
  ['toolcall-300', CONFORMANCE],
]);

/** The declared meaning of a reason in one sentence. A reason of a scorer that is not built in is named as it is. */
export function reasonSentence(scorer: string, reason: string): string {
  return declaredReason(scorer, reason) ?? `${nameInWords(scorer)} gave the reason ${nameInWords(reason)}.`;
}

/** Null when nothing is declared here: a test holds that every built-in scorer's reasons are. */
export function declaredReason(scorer: string, reason: string): string | null {
  return SCORERS.get(scorer)?.get(reason) ?? null;
}
