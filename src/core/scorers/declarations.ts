import type { ScorerDeclaration } from '../model/scorer.ts';
import { calculatorRubricDeclaration } from './calculatorRubric/declaration.ts';
import { exactDeclaration } from './exact/declaration.ts';
import { mockJudgeDeclaration } from './mockJudge/declaration.ts';
import { recordedDeclaration } from './recorded/declaration.ts';
import { toolcall300Declaration } from './toolcall300/declaration.ts';
import { trajectoryDeclaration } from './trajectory/declaration.ts';
import { xlamDeclaration } from './xlam/declaration.ts';

/**
 * What the built-in scorers say of themselves, in the order of the registry. Apart from the scoring, so that a page
 * that only offers scorers does not load them.
 */
export const builtInDeclarations: readonly ScorerDeclaration[] = [
  xlamDeclaration,
  exactDeclaration,
  trajectoryDeclaration,
  mockJudgeDeclaration,
  calculatorRubricDeclaration,
  toolcall300Declaration,
  recordedDeclaration,
];

/** What the built-in scorer of that name says of itself. */
export function findDeclaration(name: string): ScorerDeclaration | null {
  return builtInDeclarations.find((declaration) => declaration.name === name) ?? null;
}
