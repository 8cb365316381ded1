import { findDeclaration } from '../core/scorers/declarations.ts';
import { judgesInputUnder } from '../core/scorers/judgesInput.ts';
import type { RunParams } from './route.ts';

/** Whether a run judges items to which no reply was recorded: by what the file recorded, or by the input. */
export function judgesWithoutReply({ scorer, options }: Pick<RunParams, 'scorer' | 'options'>): boolean {
  const declaration = findDeclaration(scorer);
  if (declaration === null) return false;
  return declaration.readsRecorded === true || judgesInputUnder(declaration, new Map(options));
}
