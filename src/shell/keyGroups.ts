import type { KeysHelpGroup } from '../ui/KeysHelp.tsx';
import { KEYS, type KeyRow } from './keys.ts';
import { keysText } from './platform.ts';
import { words } from './words.ts';

const GROUPS: readonly KeyRow['group'][] = ['everywhere', 'lists', 'item', 'label', 'builder'];

/** The table of keys by groups, as this system writes them. */
export function keyGroups(): KeysHelpGroup[] {
  return GROUPS.map((group) => ({
    title: words.groups[group],
    rows: KEYS.filter((row) => row.group === group).map((row) => ({ does: row.does, keys: row.shown.map(keysText) })),
  }));
}
