import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Kbd } from './Kbd.tsx';
import { paletteFilter, paletteMove, type PaletteAction } from './paletteFilter.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import dialog from './Dialog.module.css';
import styles from './CommandPalette.module.css';

export interface CommandPaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly actions: readonly PaletteAction[];
  readonly placeholder?: string | undefined;
}

/** Every deed by name: type, arrows, Enter. The deed is done once the palette is gone and the focus is back. */
export function CommandPalette({ open, onOpenChange, actions, placeholder = 'Do something…' }: CommandPaletteProps) {
  const returnFocus = useFocusReturn(open);
  const chosen = useRef<PaletteAction | undefined>(undefined);
  function close(event: Event): void {
    returnFocus(event);
    const action = chosen.current;
    chosen.current = undefined;
    action?.run();
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content className={styles.palette} aria-describedby={undefined} onCloseAutoFocus={close}>
          <Dialog.Title className={styles.title}>Commands</Dialog.Title>
          <PaletteList
            actions={actions}
            placeholder={placeholder}
            onChoose={(action) => {
              chosen.current = action;
              onOpenChange(false);
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PaletteListProps {
  readonly actions: readonly PaletteAction[];
  readonly placeholder: string;
  readonly onChoose: (action: PaletteAction) => void;
}

function PaletteList({ actions, placeholder, onChoose }: PaletteListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const active = useRef<HTMLDivElement>(null);
  const found = paletteFilter(actions, query);
  const place = Math.min(at, found.length - 1);
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' });
  }, [place, query]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = paletteMove(event.key, place, found.length);
    if (next !== undefined) {
      event.preventDefault();
      setAt(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const action = found[place];
      if (action !== undefined) onChoose(action);
    }
  }

  return (
    <>
      <div className={styles.search}>
        <Search size={16} strokeWidth={1.75} aria-hidden="true" />
        <input
          className={styles.input}
          role="combobox"
          aria-label="Find a command"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? `${id}-${place}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setAt(0);
          }}
        />
        <Kbd keys="Esc" />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Commands" className={styles.list}>
        {found.map((action, index) => (
          <div
            key={action.id}
            id={`${id}-${index}`}
            ref={index === place ? active : null}
            role="option"
            aria-selected={index === place}
            className={styles.option}
            onPointerMove={() => {
              setAt(index);
            }}
            onClick={() => {
              onChoose(action);
            }}
          >
            <span className={styles.label}>{action.label}</span>
            <span className={styles.section}>{action.section}</span>
            {action.keys !== undefined && <Kbd keys={action.keys} />}
          </div>
        ))}
      </div>
      <div className={styles.none} role="status">
        {found.length === 0 && 'Nothing by that name.'}
      </div>
    </>
  );
}
