import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { DropZone } from './DropZone.tsx';
import { words } from './words.ts';
import styles from './OpenView.module.css';

export interface MissingFilesProps {
  readonly bench: Workbench;
  readonly title: string;
  readonly text: string;
  /** What the way out is called, and where it leads. */
  readonly elseLabel: string;
  readonly onElse: () => void;
  readonly pickKeys: string;
  readonly onPick: () => void;
  readonly onPickFolder: () => void;
}

/** What a link needs before it can show what it means, and where to drop it. */
export function MissingFiles({
  bench,
  title,
  text,
  elseLabel,
  onElse,
  pickKeys,
  onPick,
  onPickFolder,
}: MissingFilesProps) {
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <h1 className={styles.title} tabIndex={-1}>
            <PlainText text={title} multiline />
          </h1>
          <p className={styles.lead}>
            <PlainText text={text} multiline />
          </p>
          <DropZone
            keys={pickKeys}
            onPick={onPick}
            onPickFolder={onPickFolder}
            onPaste={() => {
              bench.actions.showDialog('paste');
            }}
          />
          <p className={styles.privacy}>{words.privacy}</p>
          <Button onClick={onElse}>{elseLabel}</Button>
        </div>
      </div>
    </div>
  );
}
