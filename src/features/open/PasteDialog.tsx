import { useState } from 'react';
import type { Source } from '../../engine/engine.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { textSource } from './fileSources.ts';
import { words } from './words.ts';

export interface PasteDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onFiles: (sources: readonly Source[]) => void;
}

/** For those who cannot paste onto the page: a field for the text. */
export function PasteDialog({ open, onOpenChange, onFiles }: PasteDialogProps) {
  const [text, setText] = useState('');
  function done(): void {
    onOpenChange(false);
    setText('');
    onFiles([textSource(words.pasteName, text)]);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.pasteTitle}
      description={words.pasteHint}
      size="m"
      footer={
        <Button variant="primary" disabled={text.trim() === ''} onClick={done}>
          {words.pasteOpen}
        </Button>
      }
    >
      <TextArea label={words.pasteLabel} value={text} onChange={setText} mono rows={12} />
    </Dialog>
  );
}
