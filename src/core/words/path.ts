import type { PathProblem } from '../trajectory/pathProblem.ts';
import type { PathRefusal } from '../trajectory/steps.ts';
import { jsonErrorClause } from './jsonError.ts';
import { counted, grouped } from './numbers.ts';
import { oneLine } from './quoted.ts';
import { unreachable } from './unreachable.ts';

/** Why a reference cannot be aligned: "group 2 has 9 calls, …". Without a full stop. */
export function refusedPathClause(refusal: PathRefusal): string {
  switch (refusal.code) {
    case 'group-too-large':
      return `part ${grouped(refusal.block + 1)} of the reference is a group of ${counted(refusal.calls, 'call')}, and more than ${grouped(refusal.limit)} cannot be tried in every order; split it into smaller groups, or put its calls in an order`;
    case 'groups-too-long':
      return `the reference's groups against so many steps would take a table of ${grouped(refusal.cells)} cells, and no more than ${grouped(refusal.limit)} are tried; put the calls of its groups in an order`;
    default:
      return unreachable(refusal);
  }
}

/** Why a text is no trajectory, with its place and the way out. */
export function pathProblemSentence(problem: PathProblem): string {
  return `At character ${grouped(problem.offset + 1)}${placeOf(problem)}: ${problemClause(problem)}.`;
}

function placeOf(problem: PathProblem): string {
  return 'path' in problem && problem.path !== '' ? `, step ${problem.path}` : '';
}

function problemClause(problem: PathProblem): string {
  switch (problem.code) {
    case 'empty-step':
      return 'a step is missing here; write a name, or take the sign away';
    case 'arrow-missing':
      return 'two steps stand side by side; put > between them, or a comma in a group';
    case 'arrow-in-group':
      return 'a group holds calls made in parallel; put commas between them, or close the group with ] before the arrow';
    case 'comma-outside-group':
      return 'put > between steps, or [ ] around calls made in parallel; a name with a comma stands in double quotes';
    case 'group-in-group':
      return 'a group cannot hold another group; a name with a bracket stands in double quotes';
    case 'group-open':
      return 'this group is not closed; put ] behind its last call';
    case 'group-not-open':
      return 'this ] closes no group; take it away, or put the name in double quotes';
    case 'quote-open':
      return 'this quote is not closed';
    case 'bad-escape':
      return 'the text in these quotes is not written as in JSON; write \\\\ for a backslash and \\" for a quote';
    case 'not-json':
      return `this is no JSON: ${jsonErrorClause(problem.error)}`;
    case 'not-a-call':
      return `a step is a name or an object with a name, not ${oneLine(problem.found)}`;
    case 'no-name':
      return `a step needs a name that is a text: ${oneLine(problem.found)}`;
    case 'list-too-deep':
      return 'a group cannot hold another list';
    default:
      return unreachable(problem);
  }
}
