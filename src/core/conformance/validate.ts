import type { JsonValue } from '../json/value.ts';
import type { ProgramStop, SchemaError } from './conformance.ts';

export type Checked =
  | { readonly kind: 'checked'; readonly errors: readonly SchemaError[] }
  | { readonly kind: 'stop'; readonly stop: ProgramStop };

/** The document's `validate`: its errors in its order, or where it would crash. `path` as the document begins it: `args`. */
export function validate(_value: JsonValue, _schema: JsonValue, _path = 'args'): Checked {
  return { kind: 'checked', errors: [] };
}
