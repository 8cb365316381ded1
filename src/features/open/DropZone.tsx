import { FileDown } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { words } from './words.ts';
import styles from './OpenView.module.css';

export interface DropZoneProps {
  /** The keys of the picker as this system writes them. */
  readonly keys: string;
  readonly onPick: () => void;
  readonly onPickFolder: () => void;
  readonly onPaste: () => void;
}

/** The visible place for files; the whole page takes them. */
export function DropZone({ keys, onPick, onPickFolder, onPaste }: DropZoneProps) {
  return (
    <div className={styles.zone}>
      <FileDown className={styles.zoneIcon} size={28} strokeWidth={1.25} aria-hidden="true" />
      <div className={styles.zoneTitle}>{words.dropTitle}</div>
      <div className={styles.zoneText}>{words.dropText}</div>
      <div className={styles.zoneActions}>
        <Button variant="primary" onClick={onPick}>
          {words.choose}
        </Button>
        <span className={styles.zoneKeys}>
          <Kbd keys={keys} />
        </span>
        <Button onClick={onPickFolder}>{words.chooseFolder}</Button>
        <Button onClick={onPaste}>{words.paste}</Button>
      </div>
    </div>
  );
}
