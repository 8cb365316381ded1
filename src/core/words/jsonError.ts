import type { JsonError, JsonExpected } from '../json/error.ts';
import { grouped } from './numbers.ts';
import { codePoint, oneLine } from './quoted.ts';
import { code, plain, quoted, say, type TextPart } from './textPart.ts';
import { unreachable } from './unreachable.ts';

/** "Line 1, column 9: expected a comma or a closing bracket, found `x`; near `{"a": 1 x}`." */
export function jsonErrorSentence(error: JsonError): string {
  return `Line ${grouped(error.line)}, column ${grouped(error.column)}: ${jsonErrorClause(error)}.`;
}

/** What is wrong and the text around it, without the place: for sentences that name the place themselves. */
export function jsonErrorClause(error: JsonError): string {
  return plain(jsonErrorParts(error));
}

/** The same in parts. */
export function jsonErrorParts(error: JsonError): TextPart[] {
  const problem = problemOf(error);
  return error.excerpt === '' ? problem : say`${problem}; near ${quoted(oneLine(error.excerpt))}`;
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

function problemOf(error: JsonError): TextPart[] {
  const expected = error.expected === null ? 'a closing quote' : EXPECTED[error.expected];
  switch (error.code) {
    case 'empty':
      return say`the text is empty, a JSON value was expected`;
    case 'byte-order-mark':
      return say`a byte order mark stands before the JSON`;
    case 'unexpected-end':
      return say`the text ends where ${expected} was expected`;
    case 'unexpected-character':
      return say`expected ${expected}, found ${letterAt(error)}`;
    case 'trailing-text':
      return say`the value has ended, but ${letterAt(error)} follows`;
    case 'control-character':
      return say`a text holds the control character ${letterAt(error)}, which JSON wants escaped`;
    case 'bad-escape':
      return say`a text holds an escape that JSON does not have`;
    case 'bad-number':
      return say`a number is not written as JSON writes it: expected a digit, found ${letterAt(error)}`;
    case 'integer-too-long':
      return say`an integer has more than ${grouped(Number(error.subject))} digits`;
    case 'non-finite':
      return say`${error.subject ?? 'NaN'} is no JSON number`;
    case 'duplicate-key':
      return say`the key ${code(JSON.stringify(oneLine(error.subject ?? '')))} appears twice in one object`;
    case 'lone-surrogate':
      return say`a text holds half of a surrogate pair`;
    case 'too-deep':
      return say`lists and objects are nested deeper than ${grouped(Number(error.subject))} levels`;
    default:
      return unreachable(error.code);
  }
}

function letterAt(error: JsonError): TextPart {
  const [letter] = error.excerpt.slice(error.excerptAt);
  if (letter === undefined) return { kind: 'text', text: 'nothing' };
  return /[\p{C}\p{Z}]/u.test(letter) ? { kind: 'text', text: codePoint(letter) } : quoted(letter);
}
