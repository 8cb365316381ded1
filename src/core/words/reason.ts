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

const SCORERS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['xlam-tool-call', XLAM],
  ['exact', EXACT],
  ['recorded', RECORDED],
]);

/** The declared meaning of a reason in one sentence. A reason of a scorer that is not built in is named as it is. */
export function reasonSentence(scorer: string, reason: string): string {
  return declaredReason(scorer, reason) ?? `${nameInWords(scorer)} gave the reason ${nameInWords(reason)}.`;
}

/** Null when nothing is declared here: a test holds that every built-in scorer's reasons are. */
export function declaredReason(scorer: string, reason: string): string | null {
  return SCORERS.get(scorer)?.get(reason) ?? null;
}
