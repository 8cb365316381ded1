import { MAPPING_ROLES, type MappedColumn, type Mapping } from '../core/mapping/mapping.ts';
import type { Connect } from './database.ts';
import { type Stored, stored } from './stored.ts';

/** What the columns of a table were said to mean. */
export interface RememberedMapping {
  readonly mapping: Mapping;
  /** When it was said: milliseconds since 1970. */
  readonly at: number;
}

/** Mappings by the signature of the columns that they were chosen for. */
export interface Mappings {
  /** Null when columns of this signature were never mapped, or in a way that this page does not understand. */
  readonly get: (signature: string) => Promise<Stored<RememberedMapping | null>>;
  readonly remember: (signature: string, remembered: RememberedMapping) => Promise<Stored<null>>;
}

export function createMappings(connect: Connect): Mappings {
  return {
    get: (signature) => stored(async () => readRemembered(await (await connect()).get('mappings', signature))),

    remember: (signature, remembered) =>
      stored(async () => {
        await (await connect()).put('mappings', remembered, signature);
        return null;
      }),
  };
}

/** Reads what was remembered, by whichever version of the page; null when it is not understood. */
export function readRemembered(saved: unknown): RememberedMapping | null {
  if (!isObject(saved) || typeof saved['at'] !== 'number' || !isObject(saved['mapping'])) return null;
  const { columns, right, referenceAs, keepOthers } = saved['mapping'];
  if (!Array.isArray(columns) || !columns.every(isColumn)) return null;
  if (!Array.isArray(right) || !right.every((value) => typeof value === 'string')) return null;
  if (referenceAs !== 'calls' && referenceAs !== 'texts') return null;
  if (typeof keepOthers !== 'boolean') return null;
  return { mapping: { columns, right, referenceAs, keepOthers }, at: saved['at'] };
}

function isColumn(value: unknown): value is MappedColumn {
  return isObject(value) && typeof value['column'] === 'string' && MAPPING_ROLES.some((role) => role === value['role']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
