import type { JsonValue } from '../json/value.ts';
import type { TypeWordProblem } from '../model/issue.ts';

/** A tool's parameters as the JSON Schema that would be sent, or why they cannot be. */
export type ToolSchema =
  | { readonly kind: 'schema'; readonly text: string }
  | { readonly kind: 'as-written'; readonly text: string }
  | { readonly kind: 'refused'; readonly problems: readonly Omit<TypeWordProblem, 'place' | 'id'>[] };

/** A parameter's schema, or why its words are refused. `required` is false with a default or `, optional`. */
export type ParameterSchema =
  | { readonly ok: true; readonly schema: JsonValue; readonly required: boolean }
  | { readonly ok: false; readonly why: TypeWordProblem['why']; readonly words: string };
