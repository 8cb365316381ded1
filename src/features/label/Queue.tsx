import { useMemo, useRef } from 'react';
import { Flag } from 'lucide-react';
import type { ItemKey } from '../../core/model/item.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { LabelMark } from './LabelMark.tsx';
import type { Status } from './status.ts';
import { words } from './words.ts';
import styles from './Queue.module.css';

export interface QueueRow {
  readonly key: ItemKey;
  readonly status: Status;
  readonly value: string | null;
  readonly disputed: boolean;
}

export interface QueueProps {
  readonly queue: readonly ItemKey[];
  /** The place of the item that is labelled; -1 for none. */
  readonly at: number;
  readonly rowOf: (key: ItemKey) => QueueRow;
  readonly onShow: (key: ItemKey) => void;
  /** A row was pressed, or opened with Enter: the choice is made. */
  readonly onChosen?: (() => void) | undefined;
}

const COLUMNS: readonly GridColumn<QueueRow>[] = [
  {
    key: 'item',
    header: words.columns.item,
    width: 'minmax(64px, 1fr)',
    mono: true,
    render: ({ key }) => (
      <span className={styles.key}>
        <PlainText text={key.id} limit={200} />
        {key.attempt > 0 && <span className={styles.attempt}>{words.attempt(key.attempt)}</span>}
      </span>
    ),
  },
  {
    key: 'label',
    header: words.columns.label,
    width: '132px',
    render: ({ status, value, disputed }) => (
      <span className={styles.label}>
        <LabelMark status={status} value={value} />
        {disputed && (
          <span className={styles.disputed}>
            <Flag size={12} aria-hidden="true" />
            {words.disputed}
          </span>
        )}
      </span>
    ),
  },
];

/** The items in the order of labelling, each with its label. A row that is selected is shown. */
export function Queue({ queue, at, rowOf, onShow, onChosen }: QueueProps) {
  const pressed = useRef(false);
  const rowAt = useMemo(
    () => (index: number) => {
      const key = queue[index];
      return key === undefined ? undefined : rowOf(key);
    },
    [queue, rowOf],
  );
  return (
    <div
      className={styles.queue}
      onClickCapture={() => {
        pressed.current = true;
      }}
    >
      <Grid
        label={words.queue}
        rowCount={queue.length}
        columns={COLUMNS}
        rowAt={rowAt}
        selectedIndex={at}
        onSelect={(index) => {
          const key = queue[index];
          if (key !== undefined) onShow(key);
          if (pressed.current) onChosen?.();
          pressed.current = false;
        }}
        onOpen={onChosen}
        empty={words.noItems}
      />
    </div>
  );
}
