import { nearestName } from '../core/filter/nearest.ts';
import { MAPPING_ROLES, REPEATABLE_ROLES, type MappingRole } from '../core/mapping/mapping.ts';
import { Failure } from './failure.ts';

/** What the command line says of the columns of a file; where it says nothing, the guess stands. */
export interface ColumnFlags {
  /** Columns of the roles that are named, in order; none for a role that no column is to have. */
  readonly roles: ReadonlyMap<MappingRole, readonly string[]>;
  readonly right: readonly string[];
  readonly referenceAs: 'calls' | 'texts' | null;
}

export const NO_COLUMNS: ColumnFlags = { roles: new Map(), right: [], referenceAs: null };

export function saysColumns({ roles, right, referenceAs }: ColumnFlags): boolean {
  return roles.size > 0 || right.length > 0 || referenceAs !== null;
}

export interface WrittenFlags {
  readonly map: readonly string[];
  readonly right: readonly string[];
  readonly referenceAs: string | undefined;
}

/** `--map KEY=COLUMN` and its neighbours. `flag` is what the first is called where these stand. */
export function columnFlags({ map, right, referenceAs }: WrittenFlags, flag = '--map'): ColumnFlags {
  if (referenceAs !== undefined && referenceAs !== 'calls' && referenceAs !== 'texts') {
    throw new Failure(`--reference-as wants calls or texts, not ${referenceAs}.`);
  }
  const roles = new Map<MappingRole, readonly string[]>();
  for (const one of map) {
    const at = one.indexOf('=');
    if (at < 1) throw new Failure(`${flag} wants KEY=COLUMN, not ${one}. ${KEYS}`);
    const role = roleNamed(one.slice(0, at), flag);
    const column = one.slice(at + 1);
    roles.set(role, [...(roles.get(role) ?? []), ...(column === '' ? [] : [column])]);
    if ((roles.get(role) ?? []).length > 1 && !REPEATABLE_ROLES.has(role)) {
      throw new Failure(`${flag} takes one column for ${role}.`);
    }
  }
  return { roles, right, referenceAs: referenceAs ?? null };
}

const KEYS = `Keys are ${MAPPING_ROLES.join(', ')}.`;

function roleNamed(name: string, flag: string): MappingRole {
  const role = MAPPING_ROLES.find((one) => one === name);
  if (role !== undefined) return role;
  const near = nearestName(name, MAPPING_ROLES);
  const meant = near === null ? '' : ` Did you mean ${near}?`;
  throw new Failure(`${flag} knows no key ${name}.${meant} ${KEYS}`);
}
