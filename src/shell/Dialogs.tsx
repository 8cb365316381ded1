import { useStore } from 'zustand';
import { PasteDialog } from '../features/open/PasteDialog.tsx';
import type { Frame } from './doDeed.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { Palette } from './Palette.tsx';

export interface DialogsProps {
  readonly frame: Frame;
}

/** What floats over every view once it is asked for; in a chunk of its own, as the first screen does without. */
export function Dialogs({ frame }: DialogsProps) {
  const { actions, store } = frame.bench;
  const dialog = useStore(store, (state) => state.ui.dialog);

  function toggle(name: 'palette' | 'keys' | 'paste'): (open: boolean) => void {
    return (open) => {
      actions.showDialog(open ? name : null);
    };
  }
  return (
    <>
      <PasteDialog open={dialog === 'paste'} onOpenChange={toggle('paste')} onFiles={actions.open} />
      <Palette frame={frame} open={dialog === 'palette'} onOpenChange={toggle('palette')} />
      <KeysDialog bench={frame.bench} open={dialog === 'keys'} onOpenChange={toggle('keys')} />
    </>
  );
}
