import type { RubricProblem } from './rubricDraft.ts';
import { words } from './words.ts';

/** What keeps a draft from being a rubric, and where. */
export function rubricProblemSentence(problem: RubricProblem): string {
  switch (problem.code) {
    case 'no-name':
      return words.rubricProblem['no-name'];
    case 'no-part-name':
    case 'same-part-name':
    case 'few-bands':
      return words.rubricProblem[problem.code](problem.part);
    case 'no-sentence':
    case 'bad-score':
    case 'same-score':
      return words.rubricProblem[problem.code](problem.part, problem.band);
    case 'bad-pass':
      return words.rubricProblem['bad-pass'](problem.most);
  }
}
