import { builtInDeclarations } from '../core/scorers/declarations.ts';
import type { ScorerDeclaration } from '../core/model/scorer.ts';

/** All scorers as a form needs them, in the order of the registry. */
export function scorerChoices(): readonly ScorerDeclaration[] {
  return builtInDeclarations;
}
