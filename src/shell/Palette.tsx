import { CommandPalette } from '../ui/CommandPalette.tsx';
import type { Frame } from './doDeed.ts';
import { paletteActions } from './paletteActions.ts';

export interface PaletteProps {
  readonly frame: Frame;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The palette over what can be done just now. */
export function Palette({ frame, open, onOpenChange }: PaletteProps) {
  return <CommandPalette open={open} onOpenChange={onOpenChange} actions={open ? paletteActions(frame) : []} />;
}
