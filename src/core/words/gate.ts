import type { GateNote, Regression } from '../conformance/conformance.ts';
import type { BaselineProblem } from '../conformance/readBaseline.ts';
import { counted } from './numbers.ts';
import { nameInWords, oneLine } from './quoted.ts';
import { unreachable } from './unreachable.ts';

/** A regression in the words of document 002, to the letter: `exact match fell from 5 to 4`. */
export function regressionSentence(one: Regression): string {
  const change = `from ${one.from} to ${one.to}`;
  switch (one.code) {
    case 'exact-match-fell':
      return `exact match fell ${change}`;
    case 'invented-calls-rose':
      return `invented calls rose ${change}`;
    case 'schema-invalid-rose':
      return `schema-invalid returns rose ${change}`;
    case 'category-fell':
      return `${one.category} fell ${change}`;
    default:
      return unreachable(one);
  }
}

/** What the gate of document 002 does not look at, in words. */
export function gateNoteSentence(note: GateNote): string {
  switch (note.code) {
    case 'category-gone':
      return `The category ${nameInWords(note.category)} of the baseline is gone: it is not compared`;
    case 'category-new':
      return `The category ${nameInWords(note.category)} is not in the baseline: it is not compared`;
    case 'other-cases':
      return `The baseline is of ${counted(note.from, 'case')}, this run of ${counted(note.to, 'case')}`;
    case 'false-refusals-rose':
      return `False refusals rose from ${note.from} to ${note.to}, which is no regression by itself`;
    case 'other-adapter':
      return `The baseline is of the adapter ${nameInWords(note.from)}, this run of ${nameInWords(note.to)}`;
    case 'other-corpus':
      return `The baseline is of the corpus ${nameInWords(note.from)}, this run of ${nameInWords(note.to)}`;
    default:
      return unreachable(note);
  }
}

/** Why a file is no baseline, behind its name: `is no baseline: …`. */
export function baselineProblemClause(problem: BaselineProblem): string {
  switch (problem.code) {
    case 'not-json':
      return `is no baseline: it is not JSON (${oneLine(problem.found, 120)})`;
    case 'json-lines':
      return `is no baseline: it is JSON Lines${problem.rows ? ' (rows of --jsonl-out, a case each)' : ''}, and a baseline is one result object`;
    case 'not-an-object':
      return 'is no baseline: it holds no JSON object';
    case 'member-missing':
      return `is no baseline: ${problem.member} is missing`;
    case 'member-type':
      return `is no baseline: ${problem.member} is no whole number`;
    default:
      return unreachable(problem);
  }
}
