import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldNotesProps {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** What stands under a field: how to fill it, or what is wrong with it. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  if (hint === undefined && error === undefined) return null;
  return (
    <div id={id} aria-live="polite">
      {error !== undefined ? (
        <div className={styles.error}>
          <CircleAlert size={14} aria-hidden="true" />
          <span>{error}</span>
        </div>
      ) : (
        <div className={styles.hint}>{hint}</div>
      )}
    </div>
  );
}
