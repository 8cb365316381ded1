import type { Cause, Fault, Result, Verdict } from '../model/verdict.ts';
import { calculatorParts } from './calculator.ts';
import { programStopClause } from './conformance.ts';
import { typeTextWithArticle } from './jsonType.ts';
import { malformedClause } from './malformed.ts';
import { grouped } from './numbers.ts';
import { refusedPathClause } from './path.ts';
import { nameInWords, oneLine } from './quoted.ts';
import { plain } from './textPart.ts';
import { unreachable } from './unreachable.ts';

const WORDS: Readonly<Record<Cause, string>> = {
  'not-run': 'not run',
  'no-reference': 'no reference',
  'no-trace': 'no trace',
  'not-recorded': 'not recorded',
  undecided: 'undecided',
  'needs-person': 'needs a person',
  'reference-broken': 'broken reference',
  'recorded-fault': 'recorded fault',
  'reply-unreadable': 'unreadable reply',
  'program-would-stop': 'program would stop',
  'scorer-threw': 'scorer failed',
  'undeclared-reason': 'undeclared reason',
  'contradictory-verdict': 'contradictory verdict',
};

export function causeWord(cause: Cause): string {
  return WORDS[cause];
}

/** Why an item has no verdict. */
export function causeSentence(result: Extract<Result, { readonly state: 'not-judged' | 'fault' }>): string {
  if (result.state === 'fault') return faultSentence(result.fault);
  switch (result.cause) {
    case 'not-run':
      return 'Not run: no reply to this item was recorded.';
    case 'no-reference':
      return 'Not judged: the item has no reference that this scorer compares with.';
    case 'no-trace':
      return 'Not judged: the reply does not say which steps were taken.';
    case 'not-recorded':
      return 'Not judged: the file records no verdict for this item.';
    case 'undecided':
      return `Not judged: ${undecidedClause(result.verdict)}.`;
    case 'needs-person':
      return `Not judged: this item needs a person.${needsClause(result.verdict)}`;
    default:
      return unreachable(result.cause);
  }
}

/** What a person has to settle, behind a blank. */
function needsClause(verdict: Verdict | null): string {
  return verdict?.detail.code === 'calculator' ? ` ${plain(calculatorParts(verdict.detail.scores))}` : '';
}

function undecidedClause(verdict: Verdict | null): string {
  if (verdict?.detail.code !== 'recorded') return 'the file records that it was not decided';
  return `the file records ${recordedClause(verdict.detail)}, which is neither right nor wrong`;
}

function recordedClause({ column, text }: { readonly column: string; readonly text: string }): string {
  return `${JSON.stringify(oneLine(text))} in ${nameInWords(column)}`;
}

function faultSentence(fault: Fault): string {
  switch (fault.cause) {
    case 'reference-broken':
      return `Could not be judged, and does not count as wrong: ${problemClause(fault.problem)}.`;
    case 'recorded-fault':
      return `Could not be judged: the file records ${recordedClause(fault)}.`;
    case 'reply-unreadable':
      if (fault.failed !== undefined) return `Could not be judged: ${requestFailedClause(fault.failed)}.`;
      return `Could not be judged: ${fault.path === '' ? 'the reply' : fault.path} cannot be read, it is ${typeTextWithArticle(fault.found)}.`;
    case 'program-would-stop':
      return `Could not be judged: the reference program would stop here, because ${programStopClause(fault.stop)}.`;
    case 'scorer-threw':
      return `Could not be judged: the scorer stopped with "${oneLine(fault.message, 200)}".`;
    case 'undeclared-reason':
      return `Could not be judged: the scorer gave the reason ${nameInWords(fault.reason)}, which it does not declare.`;
    case 'contradictory-verdict':
      return fault.failureKind === null
        ? `Could not be judged: the scorer's verdict is the opposite of what its reason ${nameInWords(fault.reason)} declares.`
        : `Could not be judged: the scorer called the reply right and gave it the failure kind ${fault.failureKind}.`;
    default:
      return unreachable(fault);
  }
}

/** "the request failed with status 500": by status, or by what was said. */
export function requestFailedClause(failed: string): string {
  if (/^\d+$/.test(failed)) return `the request failed with status ${failed}`;
  return `the request failed: ${oneLine(failed).replace(/\.$/, '')}`;
}

function problemClause(problem: Extract<Fault, { readonly cause: 'reference-broken' }>['problem']): string {
  if (problem.code === 'group-too-large' || problem.code === 'groups-too-long') return refusedPathClause(problem);
  const place = problem.call === null ? 'the reference' : `call ${grouped(problem.call + 1)} of the reference`;
  switch (problem.code) {
    case 'arguments-malformed': {
      const name = problem.name === null ? '' : `, ${nameInWords(problem.name)}`;
      return `${place}${name}: ${malformedClause(problem.problem)}`;
    }
    case 'not-json':
      return `${place} is not JSON: ${oneLine(problem.excerpt)}`;
    case 'not-a-list':
      return `${place} is no list of calls: ${oneLine(problem.excerpt)}`;
    case 'not-a-call':
      return `${place} is no call: ${oneLine(problem.excerpt)}`;
    case 'no-name':
      return `${place} has no tool name: ${oneLine(problem.excerpt)}`;
    case 'arguments-not-an-object':
      return `${place} has arguments that are no object: ${oneLine(problem.excerpt)}`;
    case 'not-true-or-false':
      return `${place} says neither true nor false of needs_calculator: ${oneLine(problem.excerpt)}`;
    case 'not-an-expression':
      return `${place} has an expression that is not made of numbers, + - * / and brackets: ${oneLine(problem.excerpt)}`;
    case 'not-a-text':
      return `${place} is no text and no number: ${oneLine(problem.excerpt)}`;
    default:
      return unreachable(problem);
  }
}
