import type { LabelIssue, LabelRefusal, Wants } from '../labels/problem.ts';
import type { WhyLeftOut } from '../labels/pairs.ts';
import { jsonErrorClause } from './jsonError.ts';
import { counted, grouped, listed } from './numbers.ts';
import { placeWords } from './place.ts';
import { fileInWords, nameInWords } from './quoted.ts';
import { unreachable } from './unreachable.ts';

/** "labels.jsonl, line 7: event_id is not a text without control characters; the line is left out." */
export function labelIssueSentence(issue: LabelIssue): string {
  return `${placeWords(issue.place)}: ${labelIssueClause(issue)}.`;
}

function labelIssueClause(issue: LabelIssue): string {
  switch (issue.code) {
    case 'not-json':
      return `not JSON, at column ${grouped(issue.error.column)}: ${jsonErrorClause(issue.error)}; the line is left out`;
    case 'not-an-event':
      return `${issue.member === null ? 'the line' : issue.member} is not ${WANTS[issue.wants]}; the line is left out`;
    case 'unknown-type':
      return `the type ${nameInWords(issue.type)} is not known; the line is kept, and nothing is made of it`;
    case 'no-header':
      return 'no header says what the labels are of; PASS and FAIL are taken for the categories';
    case 'bad-cell':
      return `${issue.column} is ${written(issue.written)}, which is not ${WANTS[issue.column === 'attempt' ? 'count' : 'plain-text']}; the row is left out`;
    default:
      return unreachable(issue);
  }
}

const WANTS: Readonly<Record<Wants, string>> = {
  object: 'an object',
  'plain-text': 'a text without control characters',
  count: 'a whole number from 0 on',
  'text-or-null': 'a text, nor null',
  'true-or-false': 'true or false',
  'list-of-texts': 'a list of texts',
  'several-texts': 'a list of two or more different texts',
  category: 'one of the categories',
};

/** What is wrong, and the way out. */
export function labelRefusalSentence(refusal: LabelRefusal): string {
  switch (refusal.code) {
    case 'no-events': {
      const first = refusal.issues[0];
      const why = first === undefined ? '' : ` The first that is wrong: ${labelIssueSentence(first)}`;
      return `${fileInWords(refusal.file)} has no labels that can be read.${why} A label file has a header and an event a line.`;
    }
    case 'file-not-json':
      return `${fileInWords(refusal.file)}, line ${grouped(refusal.error.line)}, column ${grouped(refusal.error.column)}: ${jsonErrorClause(refusal.error)}. Mend it there, or write an event a line: then one that is broken costs no other.`;
    case 'unknown-version':
      return refusal.format === 'labels'
        ? `${placeWords(refusal.place)}: version ${written(refusal.version)} of label files is not known, only 1. Open it with a newer Touchstone.`
        : `${placeWords(refusal.place)}: the header says the format ${written(refusal.format)}, and only labels is known. Choose a label file.`;
    case 'bad-header':
      return `${placeWords(refusal.place)}: ${refusal.member} of the header is not ${WANTS[refusal.wants]}. Mend the header: every line below depends on it.`;
    case 'event-twice': {
      const [one, other] = refusal.places;
      return `The event ${nameInWords(refusal.id)} says one thing in ${placeWords(one)} and another in ${placeWords(other)}, so nothing is taken in. Keep the file it was first written to, and leave out the other.`;
    }
    case 'no-item-column':
      return `${fileInWords(refusal.file)} has no column item: it has ${listed(refusal.columns.map(nameInWords))}. Name the column of the items' ids item; every other column is a rater or a judge.`;
    case 'column-twice':
      return `${fileInWords(refusal.file)} has two columns ${nameInWords(refusal.column)}. Give each a name of its own.`;
    case 'item-twice': {
      const [one, other] = refusal.places;
      const attempt = refusal.attempt === 0 ? '' : `, attempt ${grouped(refusal.attempt)}`;
      return `${fileInWords(one.file)} has the item ${nameInWords(refusal.item)}${attempt} twice, in line ${grouped(one.line ?? 0)} and in line ${grouped(other.line ?? 0)}. Keep one of them, or tell them apart in a column attempt.`;
    }
    default:
      return unreachable(refusal);
  }
}

const LEFT_OUT: Readonly<Record<WhyLeftOut, string>> = {
  unlabelled: 'unlabelled',
  unsure: 'unsure',
  skipped: 'skipped',
  unresolved: 'with labels that contradict one another',
  tied: 'tied',
  'label-invalid': 'with a label that is no category',
  'judge-missing': 'without a verdict of the judge',
  'judge-invalid': 'with an invalid output of the judge',
  'judge-unresolved': 'with verdicts of the judge that contradict one another',
  stale: 'changed since',
  unmatched: 'of no such item',
};

/** "8 of 12 items compared; 2 unlabelled, 1 unsure, 1 with an invalid output of the judge". */
export function comparedSentence(
  compared: number,
  leftOut: readonly (readonly [why: WhyLeftOut, count: number])[],
): string {
  const of = leftOut.reduce((sum, [, count]) => sum + count, compared);
  const rest = leftOut.map(([why, count]) => leftOutText(why, count));
  return `${grouped(compared)} of ${counted(of, 'item')} compared${rest.length === 0 ? '' : `; ${rest.join(', ')}`}`;
}

/** "2 unlabelled". */
export function leftOutText(why: WhyLeftOut, count: number): string {
  return `${grouped(count)} ${LEFT_OUT[why]}`;
}

function written(text: string): string {
  return text === '' ? 'empty' : nameInWords(text);
}
