import { FAILURE_KINDS, STATES } from '../model/verdict.ts';

/**
 * What a field can be asked. `code`: one of a closed list. `name`: a text compared as a whole.
 * `text`: longer text. `number`: an exact decimal. `many`: several names at once; a condition asks
 * whether any of them fits. `open`: text that may be a number (ids, columns of the file).
 */
export interface FieldRule {
  readonly name: string;
  readonly kind: 'code' | 'name' | 'text' | 'number' | 'many' | 'open';
  /** Of a `code` field: its values. */
  readonly values: readonly string[];
}

export const FIELDS: readonly FieldRule[] = [
  rule('id', 'open'),
  rule('attempt', 'number'),
  rule('verdict', 'code', STATES),
  rule('reason', 'name'),
  rule('cause', 'name'),
  rule('category', 'name'),
  rule('input', 'text'),
  rule('reference', 'text'),
  rule('reply', 'text'),
  rule('tool', 'many'),
  rule('calls', 'number'),
  rule('score', 'number'),
  rule('outcome', 'text'),
  rule('failure_kind', 'code', FAILURE_KINDS),
  rule('issue', 'many'),
  rule('beside.verdict', 'code', STATES),
  rule('beside.reason', 'name'),
  rule('differs', 'code', ['yes', 'reason', 'no']),
  rule('exact', 'number'),
  rule('order_aware', 'number'),
  rule('set_overlap', 'number'),
  rule('step_credit', 'number'),
  rule('missing', 'many'),
  rule('extra', 'many'),
  rule('args_differ', 'many'),
  rule('schema', 'code', ['valid', 'invalid', 'refused']),
  rule('parts.decision', 'number'),
  rule('parts.logic', 'number'),
  rule('parts.syntax', 'number'),
  rule('parts.answer', 'number'),
];

/** Fields whose second half is a name that the file or a person gave. */
export const PREFIXES: readonly string[] = ['recorded.', 'column.'];

/** Fields that a bare text is searched in. */
export const ANYWHERE: readonly string[] = ['id', 'input', 'reference', 'reply'];

const BY_NAME = new Map(FIELDS.map((field) => [field.name, field]));

export function findField(name: string): FieldRule | null {
  const known = BY_NAME.get(name);
  if (known !== undefined) return known;
  const prefix = PREFIXES.find((one) => name.startsWith(one));
  return prefix === undefined || name.length === prefix.length ? null : rule(name, 'open');
}

function rule(name: string, kind: FieldRule['kind'], values: readonly string[] = []): FieldRule {
  return { name, kind, values };
}
