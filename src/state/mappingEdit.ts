import {
  MAPPING_ROLES,
  REPEATABLE_ROLES,
  VERDICT_ROLES,
  type MappedColumn,
  type Mapping,
  type MappingRole,
  type Preview,
} from '../core/mapping/mapping.ts';
import { sameWord, stateByRight } from '../core/mapping/verdictWords.ts';
import type { State } from '../core/model/verdict.ts';

/** Every role there is, in the order in which it is offered. */
export const mappingRoles: readonly MappingRole[] = MAPPING_ROLES;

/** The role of a column, or null. */
export function roleOf({ columns }: Mapping, column: string): MappingRole | null {
  return columns.find((one) => one.column === column)?.role ?? null;
}

/**
 * The mapping with another role for a column; one that only one column can have is taken from the column that had it.
 */
export function withRole(preview: Preview, mapping: Mapping, column: string, role: MappingRole | null): Mapping {
  const others = mapping.columns.filter(
    (one) => one.column !== column && (one.role !== role || REPEATABLE_ROLES.has(one.role)),
  );
  const columns = role === null ? others : [...others, { role, column }];
  return { ...mapping, columns: inOrder(preview, columns) };
}

/** In the order of the file: the values of an id of several columns are joined in it. */
function inOrder({ columns }: Preview, mapped: readonly MappedColumn[]): readonly MappedColumn[] {
  const places = new Map(columns.map(({ name }, place) => [name, place]));
  return mapped.toSorted((one, other) => (places.get(one.column) ?? 0) - (places.get(other.column) ?? 0));
}

/** A value of the columns that hold verdicts, as the file writes it, and what it says by the mapping. */
export interface VerdictValue {
  readonly value: string;
  readonly state: State;
}

/** Values of the columns of program, judge and person, each once, the most frequent of a column first. */
export function verdictValues({ columns }: Preview, mapping: Mapping): readonly VerdictValue[] {
  const found: string[] = [];
  for (const { name, values } of columns) {
    if (!holdsVerdicts(roleOf(mapping, name))) continue;
    for (const value of values) if (!found.some((one) => sameWord(one, value))) found.push(value);
  }
  return found.map((value) => ({ value, state: stateByRight(mapping.right, value) }));
}

/** The mapping with a value that means right now and did not, or the other way round. */
export function toggleRight(mapping: Mapping, value: string): Mapping {
  const right = mapping.right.filter((one) => !sameWord(one, value));
  return { ...mapping, right: right.length < mapping.right.length ? right : [...right, value] };
}

/** What a mapping will give, as facts for a sentence. Columns in the order of the file. */
export interface Outlook {
  readonly columns: ReadonlyMap<MappingRole, readonly string[]>;
  /** Columns without a role that are kept as recorded values. */
  readonly others: number;
  /** Values that mean right, of those that stand in verdict columns. */
  readonly right: readonly string[];
  /** Verdict columns are chosen, but no value of theirs means right. */
  readonly noneRight: boolean;
  /** Nothing can be judged: there is neither a reference nor a verdict. */
  readonly unjudged: boolean;
}

export function outlookOf(preview: Preview, mapping: Mapping): Outlook {
  const columns = new Map<MappingRole, string[]>();
  for (const { role, column } of mapping.columns) columns.set(role, [...(columns.get(role) ?? []), column]);
  const values = verdictValues(preview, mapping);
  const right = values.filter((one) => one.state === 'right').map((one) => one.value);
  const verdicts = [...columns.keys()].some(holdsVerdicts);
  const named = new Set(mapping.columns.map((one) => one.column));
  return {
    columns,
    others: mapping.keepOthers ? preview.columns.filter(({ name }) => !named.has(name)).length : 0,
    right,
    noneRight: verdicts && right.length === 0,
    unjudged: !verdicts && !columns.has('reference'),
  };
}

function holdsVerdicts(role: MappingRole | null): boolean {
  return role !== null && VERDICT_ROLES.has(role);
}
