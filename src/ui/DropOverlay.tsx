import { FileDown } from 'lucide-react';
import styles from './DropOverlay.module.css';

export interface DropOverlayProps {
  /** While something is dragged over the page. */
  readonly active: boolean;
  readonly title: string;
  readonly text?: string | undefined;
}

/** Says over the whole page where a dragged file may fall. It only shows; the page takes the drop. */
export function DropOverlay({ active, title, text }: DropOverlayProps) {
  if (!active) return null;
  return (
    <div className={styles.overlay} aria-hidden="true">
      <div className={styles.frame}>
        <FileDown size={32} strokeWidth={1.25} />
        <div className={styles.title}>{title}</div>
        {text !== undefined && <div className={styles.text}>{text}</div>}
      </div>
    </div>
  );
}
