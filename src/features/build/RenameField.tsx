import { useEffect, useRef, useState } from 'react';
import { words } from './words.ts';
import styles from './Lanes.module.css';

export interface RenameFieldProps {
  readonly name: string;
  /** The new name, or null when it stays. */
  readonly onDone: (name: string | null) => void;
}

/** The name of a step while it is changed where it stands. Enter takes it, Escape leaves the old one. */
export function RenameField({ name, onDone }: RenameFieldProps) {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    field.current?.select();
  }, []);
  function finish(taken: string | null): void {
    if (done.current) return;
    done.current = true;
    onDone(taken === null || taken.trim() === '' || taken === name ? null : taken);
  }
  return (
    <input
      ref={field}
      className={styles.rename}
      aria-label={words.name}
      value={typed}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        finish(event.key === 'Enter' ? typed : null);
      }}
      onBlur={() => {
        finish(typed);
      }}
    />
  );
}
