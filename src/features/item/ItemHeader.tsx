import {
  ArrowLeft,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Ellipsis,
  Link2,
  Search,
  X,
} from 'lucide-react';
import { stateWord } from '../../core/words/state.ts';
import type { ItemDetail, Neighbours } from '../../engine/engine.ts';
import type { Actions } from '../../state/actions.ts';
import type { ItemKey } from '../../core/model/item.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Select } from '../../ui/Select.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './ItemView.module.css';

export interface ItemHeaderProps {
  readonly itemKey: ItemKey;
  readonly detail: ItemDetail | null;
  readonly neighbours: Neighbours | null;
  /** The item is the whole page, not a panel beside the table. */
  readonly full: boolean;
  readonly actions: Actions;
  /** The field in which the item is searched is open. */
  readonly finding: boolean;
  readonly onFind: () => void;
}

/** Which item it is, where in the filter it stands, and the ways to others. */
export function ItemHeader({ itemKey, detail, neighbours, full, actions, finding, onFind }: ItemHeaderProps) {
  const Heading = full ? 'h1' : 'h2';
  return (
    <div className={styles.header}>
      {full && (
        <Button variant="quiet" icon={<ArrowLeft />} onClick={actions.closeItem}>
          {words.back}
        </Button>
      )}
      <Heading className={styles.title} title={labelText(itemKey.id)} tabIndex={-1}>
        <PlainText text={itemKey.id} mono />
      </Heading>
      {detail !== null && detail.attempts.length > 0 && (
        <Select
          inline
          label={words.attempt}
          value={String(itemKey.attempt)}
          options={allAttempts(detail).map(({ attempt, state }) => ({
            value: String(attempt),
            label: words.attemptState(attempt, state === null ? null : stateWord(state)),
          }))}
          onChange={(attempt) => {
            actions.openItem({ id: itemKey.id, attempt: Number(attempt) });
          }}
        />
      )}
      <span className={styles.space} />
      <Steps neighbours={neighbours} actions={actions} />
      <IconButton id="item-find" icon={<Search />} label={words.find} keys="f" pressed={finding} onClick={onFind} />
      <IconButton icon={<Link2 />} label={words.copyLink} keys="y" onClick={actions.copyLink} />
      <Menu
        align="end"
        trigger={<Button variant="quiet" icon={<Ellipsis />} label={words.actions} />}
        entries={[
          { kind: 'item', id: 'markdown', label: words.copyMarkdown, onSelect: actions.copyItem },
          { kind: 'item', id: 'download', label: words.download, onSelect: actions.downloadItem },
        ]}
      />
      {!full && <IconButton icon={<X />} label={words.close} keys="Esc" onClick={actions.closeItem} />}
    </div>
  );
}

/** The item's own attempt among the others, in their order. */
function allAttempts({ key, result, attempts }: ItemDetail): ItemDetail['attempts'] {
  const own = { attempt: key.attempt, state: result?.state ?? null };
  return [...attempts, own].toSorted((a, b) => a.attempt - b.attempt);
}

function Steps({ neighbours, actions }: { readonly neighbours: Neighbours | null; readonly actions: Actions }) {
  return (
    <div className={styles.steps}>
      <IconButton
        icon={<ChevronsLeft />}
        label={words.previousWrong}
        keys="["
        disabled={(neighbours?.previousWrong ?? null) === null}
        onClick={() => {
          actions.stepItem('previousWrong');
        }}
      />
      <IconButton
        icon={<ChevronLeft />}
        label={words.previous}
        keys="k"
        disabled={(neighbours?.previous ?? null) === null}
        onClick={() => {
          actions.stepItem('previous');
        }}
      />
      <span className={styles.position}>
        {neighbours === null
          ? ''
          : neighbours.position === null
            ? words.notInFilter
            : words.position(neighbours.position, neighbours.shown)}
      </span>
      <IconButton
        icon={<ChevronRight />}
        label={words.next}
        keys="j"
        disabled={(neighbours?.next ?? null) === null}
        onClick={() => {
          actions.stepItem('next');
        }}
      />
      <IconButton
        icon={<ChevronsRight />}
        label={words.nextWrong}
        keys="]"
        disabled={(neighbours?.nextWrong ?? null) === null}
        onClick={() => {
          actions.stepItem('nextWrong');
        }}
      />
    </div>
  );
}
