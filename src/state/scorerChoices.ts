import { builtInScorers } from '../core/scorers/registry.ts';
import type { OptionDeclaration, ReasonDeclaration } from '../core/model/scorer.ts';

/** A scorer as a form needs it. */
export interface ScorerChoice {
  readonly name: string;
  readonly version: number;
  readonly options: readonly OptionDeclaration[];
  /** In order of precedence. */
  readonly reasons: readonly ReasonDeclaration[];
}

/** All scorers, in the order of the registry. */
export function scorerChoices(): readonly ScorerChoice[] {
  return builtInScorers.map(({ name, version, options, reasons }) => ({ name, version, options, reasons }));
}
