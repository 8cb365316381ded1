import { DIALECT_NAMES } from '../../dialects/names.ts';
import type { ScorerDeclaration } from '../../model/scorer.ts';

/** What document 000's scorer says of itself. Since version 2 calls that a dialect writes into the text are read. */
export const xlamDeclaration: ScorerDeclaration = {
  name: 'xlam-tool-call',
  version: 2,
  reasons: [
    { code: 'truncated', correct: false },
    { code: 'unparsed-call', correct: false },
    { code: 'malformed-arguments', correct: false },
    { code: 'no-call', correct: false },
    { code: 'call-count', correct: false },
    { code: 'name', correct: false },
    { code: 'arguments', correct: false },
    { code: 'match', correct: true },
  ],
  options: [
    { name: 'ordering', values: ['any', 'strict'] },
    { name: 'toolCallParser', values: [...DIALECT_NAMES, 'other'] },
    { name: 'schemas', values: ['send', 'skip'] },
  ],
  scoreRange: null,
  fillsFailureKind: false,
};
