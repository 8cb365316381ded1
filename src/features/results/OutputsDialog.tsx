import { OUTPUT_SHAPES } from '../../core/words/conformance.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { words } from './conformanceWords.ts';
import styles from './ConformancePanel.module.css';

export interface OutputsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Lets files be chosen. */
  readonly onPick: () => void;
}

/** What a file of recorded outputs looks like, before it is chosen. */
export function OutputsDialog({ open, onOpenChange, onPick }: OutputsDialogProps) {
  function close(): void {
    onOpenChange(false);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.outputsTitle}
      description={words.outputsText}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              close();
              onPick();
            }}
          >
            {words.outputsChoose}
          </Button>
        </>
      }
    >
      <ul className={styles.shapes}>
        {OUTPUT_SHAPES.map((shape) => (
          <li key={shape}>
            <code>{shape}</code>
          </li>
        ))}
      </ul>
      <p>{words.outputsRows}</p>
    </Dialog>
  );
}
