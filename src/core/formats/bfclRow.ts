import type { Item, ItemRow, Reply } from '../model/item.ts';
import type { Fields } from './fields.ts';
import { itemRow } from './row.ts';

/** An item row whose category, where it has none of its own, is what its id begins with: `live_simple_3-2-1`. */
export function bfclRow(
  row: Fields,
  itemOf: (category: string | null) => Pick<Item, 'input' | 'tools' | 'reference'>,
  reply: Reply | null,
): ItemRow {
  const bare = itemRow(row, { input: [], tools: null, reference: NONE }, reply);
  const category = bare.item.category ?? /^(.+)_[\d-]+$/s.exec(bare.id ?? '')?.[1] ?? null;
  return { ...bare, item: { ...bare.item, ...itemOf(category), category } };
}

const NONE = { calls: null, texts: null, problem: null } as const;
