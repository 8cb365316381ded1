import { useStore } from 'zustand';
import type { Workbench } from '../state/workbench.ts';
import { KeysHelp } from '../ui/KeysHelp.tsx';
import { keyGroups } from './keyGroups.ts';
import { words } from './words.ts';

export interface KeysDialogProps {
  readonly bench: Workbench;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

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
