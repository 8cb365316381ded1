import {
  argumentsAgree,
  compareArguments,
  type ArgumentsBadge,
  type ArgumentsMode,
} from '../core/trajectory/argumentsLayer.ts';
import type { JsonError } from '../core/json/error.ts';
import { STRICT } from '../core/json/policy.ts';
import { readJson } from '../core/json/reader.ts';
import { sliceOf, sliceType } from '../core/json/slice.ts';
import type { Step } from '../core/trajectory/trajectory.ts';

/** What the arguments of a matched step are to its reference's, and whether that is enough. */
export interface MatchedArguments extends ArgumentsBadge {
  /** Null where arguments are ignored. */
  readonly agrees: boolean | null;
}

/** Of a matched pair; null where neither side has arguments. */
export function matchedArguments(reference: Step, candidate: Step, mode: ArgumentsMode): MatchedArguments | null {
  if (reference.argumentsText === null && candidate.argumentsText === null) return null;
  const agrees = mode === 'ignore' ? null : argumentsAgree(reference, candidate, { mode });
  return { ...compareArguments(reference, candidate), agrees };
}

/** Why a text is no object of arguments: it still stands for itself, and equals only the same text. */
export type ArgumentsProblem =
  { readonly code: 'not-json'; readonly error: JsonError } | { readonly code: 'not-an-object' };

/** Null for JSON of an object, and for none at all. */
export function argumentsProblem(text: string | null): ArgumentsProblem | null {
  if (text === null) return null;
  const read = readJson(text, STRICT);
  if (!read.ok) return { code: 'not-json', error: read.error };
  return sliceType(sliceOf(text)) === 'object' ? null : { code: 'not-an-object' };
}
