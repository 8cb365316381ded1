import type { JsonError, JsonExpected } from '../json/error.ts';
import { grouped } from './numbers.ts';
import { codePoint, oneLine } from './quoted.ts';
import { unreachable } from './unreachable.ts';

/** "Line 1, column 9: expected a comma or a closing bracket, found `x`; near `{"a": 1 x}`." */
export function jsonErrorSentence(error: JsonError): string {
  return `Line ${grouped(error.line)}, column ${grouped(error.column)}: ${jsonErrorClause(error)}.`;
}

/** What is wrong and the text around it, without the place: for sentences that name the place themselves. */
export function jsonErrorClause(error: JsonError): string {
  return error.excerpt === '' ? problemOf(error) : `${problemOf(error)}; near ${oneLine(error.excerpt)}`;
}

const EXPECTED: Readonly<Record<NonNullable<JsonExpected>, string>> = {
  value: 'a value',
  key: 'a key in double quotes',
  colon: 'a colon after the key',
  'comma-or-end': 'a comma or a closing bracket',
  'end-of-text': 'the end of the text',
  digit: 'a digit',
  quote: 'a closing quote',
};

function problemOf(error: JsonError): string {
  const expected = error.expected === null ? 'a closing quote' : EXPECTED[error.expected];
  switch (error.code) {
    case 'empty':
      return 'the text is empty, a JSON value was expected';
    case 'byte-order-mark':
      return 'a byte order mark stands before the JSON';
    case 'unexpected-end':
      return `the text ends where ${expected} was expected`;
    case 'unexpected-character':
      return `expected ${expected}, found ${letterAt(error)}`;
    case 'trailing-text':
      return `the value has ended, but ${letterAt(error)} follows`;
    case 'control-character':
      return `a text holds the control character ${letterAt(error)}, which JSON wants escaped`;
    case 'bad-escape':
      return 'a text holds an escape that JSON does not have';
    case 'bad-number':
      return `a number is not written as JSON writes it: expected a digit, found ${letterAt(error)}`;
    case 'integer-too-long':
      return `an integer has more than ${grouped(Number(error.subject))} digits`;
    case 'non-finite':
      return `${error.subject ?? 'NaN'} is no JSON number`;
    case 'duplicate-key':
      return `the key ${JSON.stringify(oneLine(error.subject ?? ''))} appears twice in one object`;
    case 'lone-surrogate':
      return 'a text holds half of a surrogate pair';
    case 'too-deep':
      return `lists and objects are nested deeper than ${grouped(Number(error.subject))} levels`;
    default:
      return unreachable(error.code);
  }
}

function letterAt(error: JsonError): string {
  const [letter] = error.excerpt.slice(error.excerptAt);
  if (letter === undefined) return 'nothing';
  return /[\p{C}\p{Z}]/u.test(letter) ? codePoint(letter) : letter;
}
