import { findDeclaration } from '../core/scorers/declarations.ts';

/** Whether a scorer judges items to which no reply was recorded: by what the file recorded, or by the input. */
export function judgesWithoutReply(scorer: string): boolean {
  const declaration = findDeclaration(scorer);
  return declaration?.readsRecorded === true || declaration?.judgesInput === true;
}
