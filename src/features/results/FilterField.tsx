import { CircleHelp, Search, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Completion } from '../../core/filter/complete.ts';
import type { FilterTrouble } from '../../state/view.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { completed, moved } from './completion.ts';
import { FilterCompletions } from './FilterCompletions.tsx';
import { words } from './words.ts';
import styles from './FilterField.module.css';

export interface FilterFieldProps {
  /** Of the input, so that a key can go there. */
  readonly inputId: string;
  readonly typed: string;
  readonly problem: FilterTrouble | null;
  readonly onType: (text: string) => void;
  readonly onClear: () => void;
  readonly complete: (text: string, caret: number) => Promise<Completion | null>;
  readonly helpHref: string;
}

/** The one filter of the results: typed, completed, and wrong at its place while the last right one stays in force. */
export function FilterField({ inputId, typed, problem, onType, onClear, complete, helpHref }: FilterFieldProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const asked = useRef(0);
  const [list, setList] = useState<Completion | null>(null);
  const [active, setActive] = useState(-1);
  const [scroll, setScroll] = useState(0);
  const candidates = list?.candidates ?? [];
  // What only goes on at its end is unfinished, not wrong, as long as there is something to choose.
  const mistake =
    problem !== null && problem.offset >= typed.trimEnd().length && candidates.length > 0 ? null : problem;

  /** Asks for completions; of several questions only the last is answered. */
  async function ask(text: string, caret: number): Promise<void> {
    asked.current += 1;
    const mine = asked.current;
    const found = await complete(text, caret);
    if (mine !== asked.current || document.activeElement !== own.current) return;
    setList(found);
    setActive(-1);
  }
  function close(): void {
    asked.current += 1;
    setList(null);
    setActive(-1);
  }
  function accept(index: number): void {
    const candidate = candidates[index];
    if (list === null || candidate === undefined) return;
    const next = completed(typed, list, candidate);
    onType(next.text);
    close();
    own.current?.focus();
    requestAnimationFrame(() => {
      own.current?.setSelectionRange(next.caret, next.caret);
      void ask(next.text, next.caret);
    });
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const next = moved(event.key, active, candidates.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      void ask(typed, event.currentTarget.selectionStart ?? typed.length);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && active >= 0) {
      event.preventDefault();
      accept(active);
    } else if (event.key === 'Enter') close();
    else if (event.key === 'Escape' && candidates.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }
  return (
    <div className={styles.field}>
      <div className={cx(styles.frame, mistake !== null && styles.invalid)}>
        <Search size={14} strokeWidth={1.75} className={styles.icon} aria-hidden="true" />
        <span className={styles.inputBox}>
          <input
            ref={own}
            id={inputId}
            className={styles.input}
            role="combobox"
            aria-label={words.filter}
            aria-expanded={candidates.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            aria-invalid={mistake !== null}
            aria-describedby={mistake === null ? undefined : `${id}-problem`}
            autoComplete="off"
            spellCheck={false}
            placeholder={words.filterPlaceholder}
            value={typed}
            onScroll={(event) => {
              setScroll(event.currentTarget.scrollLeft);
            }}
            onChange={(event) => {
              const { value, selectionStart } = event.currentTarget;
              onType(value);
              void ask(value, selectionStart ?? value.length);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {mistake !== null && (
            <span
              aria-hidden="true"
              className={styles.place}
              style={{ left: `calc(${mistake.offset}ch - ${scroll}px)`, width: `${Math.max(1, mistake.length)}ch` }}
            />
          )}
        </span>
        {typed !== '' && <IconButton icon={<X />} label={words.filterClear} onClick={onClear} />}
        <a className={styles.help} href={helpHref} aria-label={words.filterHelp} title={words.filterHelp}>
          <CircleHelp size={14} strokeWidth={1.75} aria-hidden="true" />
        </a>
      </div>
      <div className={styles.under}>
        <FilterCompletions id={id} candidates={candidates} active={active} onAccept={accept} onPoint={setActive} />
        <div id={`${id}-problem`} aria-live="polite" className={styles.problem}>
          {mistake !== null && words.filterAt(mistake.offset + 1, mistake.sentence)}
        </div>
      </div>
    </div>
  );
}
