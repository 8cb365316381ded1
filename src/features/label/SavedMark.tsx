import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import type { SavedState } from './savedState.ts';
import { words } from './words.ts';
import styles from './LabelHeader.module.css';

/** Whether all labels are on disk: glyph and word. */
export function SavedMark({ state, unsaved }: { readonly state: SavedState; readonly unsaved: number }) {
  switch (state) {
    case 'none':
      return null;
    case 'saved':
      return (
        <span className={cx(styles.saved, styles.done)}>
          <Check size={14} aria-hidden="true" />
          {words.saved}
        </span>
      );
    case 'saving':
      return (
        <span className={styles.saved}>
          <LoaderCircle size={14} aria-hidden="true" />
          {words.saving}
        </span>
      );
    case 'not-saved':
      return (
        <span className={cx(styles.saved, styles.failed)}>
          <CloudOff size={14} aria-hidden="true" />
          {words.notSaved(unsaved)}
        </span>
      );
  }
}
