import type { MappedColumn, MappingRole } from '../../core/mapping/mapping.ts';

type Role = Extract<MappingRole, 'id' | 'reply' | 'reference' | 'verdict'>;

/** Columns of a mapping, as in `id:name`. */
export function columnsOf(...pairs: readonly `${Role}:${string}`[]): readonly MappedColumn[] {
  return pairs.map((pair) => {
    const role = ROLES.find((one) => pair.startsWith(`${one}:`)) ?? 'id';
    return { role, column: pair.slice(role.length + 1) };
  });
}

const ROLES: readonly Role[] = ['id', 'reply', 'reference', 'verdict'];
