import type { MalformedProblem } from '../model/verdict.ts';
import { jsonErrorParts } from './jsonError.ts';
import { typeTextWithArticle } from './jsonType.ts';
import { grouped } from './numbers.ts';
import { plain, say, type TextPart } from './textPart.ts';
import { unreachable } from './unreachable.ts';

/** What is wrong with the arguments of one call, as a clause: "its arguments are a list, not an object". */
export function malformedClause(problem: MalformedProblem): string {
  return plain(malformedParts(problem));
}

/** The same in parts. */
export function malformedParts(problem: MalformedProblem): TextPart[] {
  switch (problem.code) {
    case 'absent':
      return say`it has no arguments, and arguments have to be one JSON object`;
    case 'not-an-object':
      return say`its arguments are ${typeTextWithArticle(problem.type)}, not an object`;
    case 'not-json': {
      const { error } = problem;
      if (error.code === 'empty') {
        return say`the text of its arguments is empty, and arguments have to be one JSON object`;
      }
      const line = error.line > 1 ? `line ${grouped(error.line)}, ` : '';
      return say`its arguments are not one JSON object: at ${line}column ${grouped(error.column)}, ${jsonErrorParts(error)}`;
    }
    default:
      return unreachable(problem);
  }
}
