import type { Difference } from '../json/difference.ts';
import type { JsonType } from '../json/value.ts';
import type { Detail } from '../model/verdict.ts';
import { nameInWords } from './quoted.ts';
import { reasonSentence } from './reason.ts';

/** A scorer as a run records it. */
export interface ScorerName {
  readonly name: string;
  readonly version: number;
}

/**
 * The rule that decided, and what it was decided under: "Rule: a text never equals a number. Scorer xlam-tool-call 2,
 * ordering any." `callsReadBy` is the dialect by which the calls were read out of the reply's text, if they were.
 */
export function reasonRule(
  scorer: ScorerName,
  reason: string,
  options: Iterable<readonly [string, string]>,
  detail: Detail,
  callsReadBy: string | null = null,
): string {
  const given = new Map(options);
  const told = [...given]
    .filter(([name]) => decides(name, given, reason, callsReadBy))
    .map(([name, value]) => `, ${name} ${value}`);
  return `Rule: ${ruleOf(scorer.name, reason, given, detail)} Scorer ${nameInWords(scorer.name)} ${scorer.version}${told.join('')}.`;
}

/** `schemas` and `schools` never change a verdict, the parser only those of calls that stand in the text. */
function decides(
  option: string,
  given: ReadonlyMap<string, string>,
  reason: string,
  callsReadBy: string | null,
): boolean {
  if (option === 'schemas' || option === 'schools') return false;
  if (option === 'threshold') return given.get('pass') === 'credit';
  return option !== 'toolCallParser' || reason === 'unparsed-call' || callsReadBy !== null;
}

function ruleOf(scorer: string, reason: string, options: ReadonlyMap<string, string>, detail: Detail): string {
  const rule = builtInRule(scorer, reason, options, detail);
  return rule ?? lowerFirst(reasonSentence(scorer, reason));
}

function builtInRule(
  scorer: string,
  reason: string,
  options: ReadonlyMap<string, string>,
  detail: Detail,
): string | null {
  if (scorer === 'calculator-rubric') return CALCULATOR.get(reason) ?? null;
  if (scorer === 'toolcall-300') return CONFORMANCE.get(reason) ?? null;
  return scorer === 'xlam-tool-call' ? callRule(options, detail) : textRule(detail);
}

/** By reason: the part of document 003 that decided. */
const CALCULATOR: ReadonlyMap<string, string> = new Map([
  ['decision', 'the calculator is used where it is needed, and nowhere else.'],
  ['logic', 'the call is the expression: the same operations on the same numbers, nested as much and no more.'],
  ['syntax', 'a call is one block of sound YAML and alone in its turn; of several calls the lowest counts.'],
  ['answer', 'the final number is the output, and the output is the value of the expression.'],
  ['perfect', 'every part that applies is as good as it can be.'],
]);

const AS_PRINTED =
  'the call is compared as Python prints it: names, types and values count, the order of keys does not, and 3 is not 3.0 in this scorer.';
const REFUSED = 'where there is no call to make, only a refusal is right, and an exception counts as one.';
const REPAIRABLE = 'where a call is expected, a refusal is wrong, and an exception counts as one.';

/** By reason: the rule of document 002 that decided. */
const CONFORMANCE: ReadonlyMap<string, string> = new Map([
  ['exact', AS_PRINTED],
  ['wrong-value', AS_PRINTED],
  ['refused-right', REFUSED],
  ['refused-right-by-exception', REFUSED],
  ['invented-call', 'where there is no call to make, every returned value is wrong, a call without arguments too.'],
  ['false-refusal', REPAIRABLE],
  ['false-refusal-by-exception', REPAIRABLE],
]);

function callRule(options: ReadonlyMap<string, string>, detail: Detail): string | null {
  switch (detail.code) {
    case 'finish-reason':
      return 'a reply that reached the token limit is wrong, whatever it holds.';
    case 'marker':
      return 'what announces a call in the text of a reply without calls is a call that could not be decoded, never an answer without calls.';
    case 'malformed':
      return malformedRule(detail);
    case 'call-count':
      return 'the reply makes as many calls as the reference.';
    case 'no-call':
      return 'where the reference calls a tool, the reply has to.';
    case 'name':
      return options.get('ordering') === 'strict'
        ? 'each call names the tool that the reference calls at the same position.'
        : 'each call names a tool that the reference calls.';
    case 'arguments':
      return detail.difference === null
        ? 'each call of the reference answers exactly one call of the reply.'
        : differenceRule(detail.difference);
    case 'calls-equal':
      return 'the same tools, each with equal arguments; 5 and 5.0 are the same number in this scorer.';
    case 'no-calls-wanted':
      return 'a reference without calls is matched by a reply without calls, whatever its text.';
    default:
      return null;
  }
}

const STRICT_READING = "a call's arguments are one JSON object, read strictly and never repaired.";

const MALFORMED: ReadonlyMap<string, string> = new Map([
  ['absent', 'a call carries one JSON object as its arguments; without arguments that is {}.'],
  ['empty', 'a call carries one JSON object as its arguments; without arguments that is {}.'],
  ['duplicate-key', 'a key that appears twice makes the arguments malformed.'],
  ['non-finite', 'NaN and Infinity make the arguments malformed.'],
  ['lone-surrogate', 'half of a surrogate pair makes the arguments malformed.'],
  ['trailing-text', 'text after the object makes the arguments malformed.'],
]);

function malformedRule({ problem }: Extract<Detail, { readonly code: 'malformed' }>): string {
  return MALFORMED.get(problem.code === 'not-json' ? problem.error.code : problem.code) ?? STRICT_READING;
}

const OF_ONE_TYPE: Readonly<Record<JsonType, string>> = {
  null: 'true, false and null equal only themselves.',
  boolean: 'true, false and null equal only themselves.',
  number: 'numbers are compared as exact decimals: 5, 5.0 and 5e0 are the same number in this scorer.',
  string: 'texts are compared character by character, with no normalisation.',
  array: 'lists are equal when they have equal elements in the same order.',
  object: 'objects are equal when they have the same keys with equal values, in any order.',
};

function differenceRule(difference: Difference): string {
  if (difference.kind === 'changed') return changedRule(difference.expected.type, difference.found.type);
  if (typeof difference.path.at(-1) === 'number') return OF_ONE_TYPE.array;
  return difference.kind === 'missing'
    ? 'an argument that the reference has and the reply leaves out makes the two unequal.'
    : 'an argument that the reply supplies and the reference leaves out makes the two unequal.';
}

function changedRule(expected: JsonType, found: JsonType): string {
  if (expected === found) return OF_ONE_TYPE[expected];
  const types = new Set([expected, found]);
  if (types.has('boolean') || types.has('null')) return OF_ONE_TYPE.null;
  if (types.has('string') && types.has('number')) return 'a text never equals a number.';
  return 'values of different types are never equal.';
}

function textRule(detail: Detail): string | null {
  switch (detail.code) {
    case 'text':
      return detail.normalised
        ? 'the text is one of the accepted answers, after case and white space are folded on both sides.'
        : 'the text is one of the accepted answers, character by character.';
    case 'reported-kind':
      return 'a failure that the reply reports itself counts before its text.';
    case 'not-ok':
      return 'a reply whose ok is false is an error.';
    case 'no-text':
      return 'a reply without text is a parse failure.';
    default:
      return null;
  }
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
