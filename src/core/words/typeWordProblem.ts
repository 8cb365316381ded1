import type { TypeWordProblem } from '../model/issue.ts';
import { placeWords } from './place.ts';
import { nameInWords, oneLine } from './quoted.ts';

const WHY: Readonly<Record<TypeWordProblem['why'], string>> = {
  'outside-grammar': 'outside the grammar of type words',
  'mixed-tuple': 'a Tuple whose members are not all one type',
  'default-differs': "the default in the words is not the parameter's default",
  'default-only-in-words': 'the words give a default that the parameter does not have',
  'no-type': 'no type words',
  'tools-unreadable': 'the tools cannot be read',
};

/** "rows.jsonl, line 3, id q-1: tool `x`, parameter `y`, words `np.ndarray`: outside the grammar of type words". */
export function typeWordProblemWords(problem: TypeWordProblem): string {
  return `${placeWords(problem.place)}, id ${nameInWords(problem.id)}: ${toolProblemWords(problem)}`;
}

/** The same without the place, for the item whose tools are shown. */
export function toolProblemWords(problem: Omit<TypeWordProblem, 'place' | 'id'>): string {
  if (problem.why === 'tools-unreadable') return `${WHY[problem.why]}: ${oneLine(problem.words)}`;
  return `tool ${nameInWords(problem.tool)}, parameter ${nameInWords(problem.parameter)}, words ${JSON.stringify(oneLine(problem.words))}: ${WHY[problem.why]}`;
}
