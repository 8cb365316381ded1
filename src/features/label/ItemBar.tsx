import { ChevronLeft, ChevronRight, ChevronsRight } from 'lucide-react';
import { use } from 'react';
import type { ItemKey } from '../../core/model/item.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { KeysOnContext } from './KeyButton.tsx';
import { words } from './words.ts';
import styles from './ItemBar.module.css';

export interface ItemBarProps {
  readonly itemKey: ItemKey;
  /** From 0; -1 where it is not in the queue. */
  readonly at: number;
  readonly items: number;
  readonly onStep: (to: 'next' | 'previous' | 'next-unlabelled') => void;
}

/** Which item it is, and the ways to others. */
export function ItemBar({ itemKey, at, items, onStep }: ItemBarProps) {
  const on = use(KeysOnContext);
  const steps = [
    ['label-previous', 'previous', words.previous, 'k', <ChevronLeft key="icon" />, at <= 0],
    ['label-next', 'next', words.next, 'j', <ChevronRight key="icon" />, at >= items - 1],
    ['label-next-unlabelled', 'next-unlabelled', words.nextUnlabelled, ']', <ChevronsRight key="icon" />, items < 2],
  ] as const;
  return (
    <div className={styles.bar}>
      <h2 className={styles.id} title={labelText(itemKey.id)}>
        <PlainText text={itemKey.id} mono limit={400} />
      </h2>
      {itemKey.attempt > 0 && <span className={styles.quiet}>{words.attempt(itemKey.attempt)}</span>}
      <span className={styles.space} />
      {at >= 0 && <span className={styles.place}>{words.itemOf(at + 1, items)}</span>}
      <div className={styles.steps}>
        {steps.map(([id, to, label, keys, icon, ends]) => (
          <IconButton
            key={id}
            id={id}
            icon={icon}
            label={label}
            keys={on ? keys : undefined}
            aria-keyshortcuts={on ? keys : undefined}
            aria-disabled={ends}
            onClick={() => {
              if (!ends) onStep(to);
            }}
          />
        ))}
      </div>
    </div>
  );
}
