import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { ItemTab } from '../../state/route.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ItemFind } from './useItemFind.ts';
import { words } from './words.ts';
import styles from './FindBar.module.css';

export interface FindBarProps {
  readonly find: ItemFind;
  readonly tab: ItemTab;
  /** The views that the item has. */
  readonly tabs: readonly ItemTab[];
  readonly onTab: (tab: ItemTab) => void;
  readonly onClose: () => void;
}

/** The field in which an item is searched: what is found in the view that is shown, and how much in the others. */
export function FindBar({ find, tab, tabs, onTab, onClose }: FindBarProps) {
  const { wanted, finder, hits, at, setWanted, step } = find;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const own = hits.get(tab);
  const others = tabs.filter((one) => one !== tab && (hits.get(one)?.total ?? 0) > 0);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  }
  return (
    <search className={styles.bar} onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        className={styles.field}
        id="item-find-field"
        label={words.find}
        hideLabel
        placeholder={words.find}
        prefix={<Search />}
        value={wanted}
        onChange={setWanted}
      />
      <span role="status" className={styles.count}>
        {finder === null || own === undefined ? '' : words.found(at, own.total, own.more)}
      </span>
      <IconButton
        icon={<ChevronUp />}
        label={words.foundPrevious}
        keys="⇧ ↵"
        disabled={finder === null}
        onClick={() => {
          step(-1);
        }}
      />
      <IconButton
        icon={<ChevronDown />}
        label={words.foundNext}
        keys="↵"
        disabled={finder === null}
        onClick={() => {
          step(1);
        }}
      />
      <IconButton icon={<X />} label={words.findClose} keys="Esc" onClick={onClose} />
      {others.length > 0 && (
        <span className={styles.others}>
          {words.foundElsewhere}
          {others.map((one) => (
            <Button
              key={one}
              variant="quiet"
              onClick={() => {
                onTab(one);
              }}
            >
              {words.foundIn(words.tab[one], hits.get(one)?.total ?? 0, hits.get(one)?.more ?? false)}
            </Button>
          ))}
        </span>
      )}
    </search>
  );
}
