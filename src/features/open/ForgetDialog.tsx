import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { words } from './words.ts';

export interface ForgetDialogProps {
  /** The files' names; null for all that is kept. */
  readonly names: string | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onConfirm: () => void;
}

/** Asks before a file is taken out of this browser. */
export function ForgetDialog({ names, open, onOpenChange, onConfirm }: ForgetDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={names === null ? words.forgetAllTitle : words.forgetTitle(names)}
      description={names === null ? words.forgetAllText : words.forgetText}
      confirmLabel={names === null ? words.forgetAll : words.forgetConfirm}
      danger
      onConfirm={onConfirm}
    />
  );
}
