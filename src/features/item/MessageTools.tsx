import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { words } from './words.ts';
import styles from './MessagesTab.module.css';

export interface MessageToolsProps {
  /** Messages; null where it is said elsewhere. */
  readonly count: number | null;
  /** Opens or closes all folds. */
  readonly onAll: (open: boolean) => void;
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

/** Stays in sight above a list of messages. */
export function MessageTools({ count, onAll, onStart, onEnd }: MessageToolsProps) {
  return (
    <div className={styles.tools}>
      {count !== null && <span className={styles.count}>{words.messages(count)}</span>}
      <span className={styles.space} />
      <Button
        id="item-expand"
        variant="quiet"
        onClick={() => {
          onAll(true);
        }}
      >
        {words.expandAll}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          onAll(false);
        }}
      >
        {words.collapseAll}
      </Button>
      <IconButton icon={<ArrowUpToLine />} label={words.toStart} onClick={onStart} />
      <IconButton icon={<ArrowDownToLine />} label={words.toEnd} onClick={onEnd} />
    </div>
  );
}
