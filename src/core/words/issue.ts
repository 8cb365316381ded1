import type { Issue } from '../model/issue.ts';
import type { RowIssue } from '../model/item.ts';
import { FAILURE_KINDS } from '../model/verdict.ts';
import { requestFailedClause } from './cause.ts';
import { jsonErrorClause } from './jsonError.ts';
import { typeTextWithArticle } from './jsonType.ts';
import { counted, grouped, listed } from './numbers.ts';
import { placeWords } from './place.ts';
import { nameInWords, oneLine } from './quoted.ts';
import { unreachable } from './unreachable.ts';

/** "replies.jsonl, line 7: …": the place, what is wrong there, and what became of the row. */
export function issueSentence(issue: Issue): string {
  return `${placeWords(issue.place)}: ${issueClause(issue)}.`;
}

/** The same without the place. */
function issueClause(issue: Issue): string {
  switch (issue.code) {
    case 'row':
      return `${rowIssueClause(issue.issue)}; the row is ${issue.kept ? 'kept' : 'left out'}`;
    case 'row-not-json': {
      const { error } = issue;
      const line = error.line > 1 ? `line ${grouped(error.line)} of the row, ` : '';
      return `not JSON, at ${line}column ${grouped(error.column)}: ${jsonErrorClause(error)}; the row is left out`;
    }
    case 'row-not-utf8':
      return `not UTF-8 text, from byte ${grouped(issue.column)} of the row on; the row is left out`;
    case 'row-too-long':
      return `the row has ${counted(issue.bytes, 'byte')}, more than the ${grouped(issue.limit)} that are read; it is left out`;
    case 'row-too-deep':
      return `lists and objects are nested deeper than ${grouped(issue.limit)} levels; the row is left out`;
    case 'file-cut':
      return `the file ends inside ${OPEN[issue.open]}, as if it had been cut off; the rows before are kept`;
    case 'repeated-id':
      return `the id ${nameInWords(issue.id)} stands in an earlier row too; this row is taken as attempt ${grouped(issue.attempt)}`;
    case 'by-position':
      return `${issue.rows === 1 ? '1 row has' : `${grouped(issue.rows)} rows have`} no id and ${issue.rows === 1 ? 'is' : 'are'} named by position, #1 for the first row`;
    case 'text-after-end':
      return `the list has ended, but text follows and is left out: ${oneLine(issue.excerpt)}`;
    case 'other-list':
      return `the list ${nameInWords(issue.name)} is not read: the rows are those of the list before it`;
    case 'left-out': {
      const more = issue.total - issue.names.length;
      const names = issue.names.map(nameInWords);
      const all = more > 0 ? [...names, counted(more, 'more', 'more')] : names;
      return `${listed(all)} ${issue.total === 1 ? 'is no list of rows and is' : 'are no lists of rows and are'} left out`;
    }
    case 'table-row':
      return tableRowClause(issue);
    case 'packed-cut':
      return `the packed file breaks off; the ${counted(issue.bytes, 'byte')} unpacked before that are read`;
    case 'packed-tail':
      return `${counted(issue.bytes, 'byte')} behind the end of what is packed ${issue.bytes === 1 ? 'is' : 'are'} left out`;
    case 'overlay-left':
      return overlayClause(issue);
    case 'ids-on-one-side':
      return issue.side === 'dataset'
        ? 'the replies have no ids, the dataset has: there is nothing to join by'
        : 'the replies have ids, the dataset has none: there is nothing to join by';
    default:
      return unreachable(issue);
  }
}

function tableRowClause({ why, cells, columns }: Extract<Issue, { readonly code: 'table-row' }>): string {
  switch (why) {
    case 'short':
      return `the row has ${counted(cells, 'cell')} under ${counted(columns, 'column')}; it is kept, and the others are empty`;
    case 'long':
      return `the row has ${counted(cells, 'cell')} under ${counted(columns, 'column')}; it is kept, the further ones as ${nameInWords(`column ${columns + 1}`)} and so on`;
    case 'too-many-cells':
      return `the row has ${counted(cells, 'cell')} under ${counted(columns, 'column')}; it is left out`;
    case 'text-behind-quote':
      return 'text stands behind a closing quote, as if a quote inside a cell were not doubled; the row is kept with it';
    case 'quote-open':
      return 'a quote is opened here and never closed; the row is left out, and reading goes on in its next line';
    case 'quotes-open':
      return 'a quote is opened here and never closed, like others before; nothing behind it is read';
    default:
      return unreachable(why);
  }
}

function overlayClause(issue: Extract<Issue, { readonly code: 'overlay-left' }>): string {
  const { gives, side, ids, total } = issue;
  const what = gives === 'references' ? 'reference' : 'recorded value';
  const names = ids.slice(0, 5).map(nameInWords);
  const all = listed(total > names.length ? [...names, counted(total - names.length, 'more', 'more')] : names);
  if (side === 'dataset') return `${counted(total, 'item')} ${total === 1 ? 'has' : 'have'} no ${what} in it: ${all}`;
  const ids1 = side === 'overlay' ? 'that no item has' : 'that stands in an earlier row';
  const idsN = side === 'overlay' ? 'that no item has' : 'that stand in earlier rows';
  return `${counted(total, 'row')} ${total === 1 ? `has an id ${ids1}, and is` : `have ids ${idsN}, and are`} not used: ${all}`;
}

const OPEN = { array: 'a list', object: 'an object', text: 'a text' } as const;

function rowIssueClause(issue: RowIssue): string {
  const path = issue.path === '' ? 'the row' : issue.path;
  const found = oneLine(issue.found);
  switch (issue.code) {
    case 'not-an-object':
      return `${path} is ${typeTextWithArticle(found)}, not an object`;
    case 'duplicate-key':
      return `${path} appears twice, and the last one counts`;
    case 'field-type':
      return `${path}: found ${typeTextWithArticle(found)}, which is not what belongs there`;
    case 'unknown-failure-kind':
      return `${path} is ${nameInWords(found)}, none of ${listed(FAILURE_KINDS)}, and is ignored`;
    case 'tools-unreadable':
      return `the tools (${path}) cannot be read: ${found}`;
    case 'reply-unreadable':
      return `the reply (${path}) cannot be read: ${found}`;
    case 'reply-missing':
      return 'there is no reply in it';
    case 'request-failed':
      return requestFailedClause(issue.found);
    case 'not-a-count':
      return `${path}: found ${found}; a whole number from 0 is wanted`;
    case 'several-choices':
      return `${path}: ${found} choices, and the first is judged`;
    case 'other-calls':
      return `${path} holds other calls than ${found}, and ${found} counts`;
    case 'input-missing':
      return issue.path === '' ? 'there is no input' : `there is no ${path}`;
    case 'member-missing':
      return `${path} is missing, and a case has id, category, tools, input and expected_kind`;
    case 'expected-kind':
      return `${path} is ${found}, neither "value" nor "unrecoverable": a value is expected, as TOOLCALL-300’s own program has it`;
    case 'expected-missing':
      return 'expected_kind says that a value is expected, and there is no expected';
    default:
      return unreachable(issue.code);
  }
}
