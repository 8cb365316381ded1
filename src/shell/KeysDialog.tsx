import { useStore } from 'zustand';
import type { Workbench } from '../state/workbench.ts';
import { KeysHelp, type KeysHelpGroup } from '../ui/KeysHelp.tsx';
import { KEYS, type KeyRow } from './keys.ts';
import { keysText } from './platform.ts';
import { words } from './words.ts';

export interface KeysDialogProps {
  readonly bench: Workbench;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const GROUPS: readonly KeyRow['group'][] = ['everywhere', 'lists', 'item'];

/** The table of keys, as `?` shows it. */
export function KeysDialog({ bench, open, onOpenChange }: KeysDialogProps) {
  const keysOn = useStore(bench.store, (state) => state.ui.keysOn);
  return (
    <KeysHelp
      open={open}
      onOpenChange={onOpenChange}
      groups={keyGroups()}
      title={keysOn ? words.keys : words.keysOff}
    />
  );
}

/** The table by groups. */
export function keyGroups(): KeysHelpGroup[] {
  return GROUPS.map((group) => ({
    title: words.groups[group],
    rows: KEYS.filter((row) => row.group === group).map((row) => ({ does: row.does, keys: row.shown.map(keysText) })),
  }));
}
