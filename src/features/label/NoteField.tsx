import { NotebookPen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TextArea } from '../../ui/TextArea.tsx';
import { KeyButton } from './KeyButton.tsx';
import { words } from './words.ts';
import styles from './AnswerDetails.module.css';

export interface NoteFieldProps {
  readonly note: string;
  /** There is a label that the note is kept with. */
  readonly labelled: boolean;
  readonly onType: (note: string) => void;
  /** Called when the field is left, also with the page, and where typing pauses. */
  readonly onKeep: () => void;
}

const FIELD_ID = 'label-note-field';
/** Milliseconds without a key: whoever closes the page in the middle of a note loses no more than that. */
const PAUSE = 1200;

/** A note of the rater's on the item. */
export function NoteField({ note, labelled, onType, onKeep }: NoteFieldProps) {
  const typed = useRef(false);
  const keep = useRef(onKeep);
  useEffect(() => {
    keep.current = onKeep;
  });
  useEffect(() => {
    function onHidden(): void {
      if (document.visibilityState === 'hidden') onLeave();
    }
    function onLeave(): void {
      if (typed.current) keep.current();
    }
    document.addEventListener('visibilitychange', onHidden);
    globalThis.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      globalThis.removeEventListener('pagehide', onLeave);
    };
  }, []);
  useEffect(() => {
    const pause = setTimeout(() => {
      if (typed.current) keep.current();
    }, PAUSE);
    return () => {
      clearTimeout(pause);
    };
  }, [note]);
  return (
    <div className={styles.note}>
      <KeyButton
        id="label-note"
        keys="n"
        variant="quiet"
        icon={<NotebookPen />}
        className={styles.noteButton}
        onClick={() => {
          document.getElementById(FIELD_ID)?.focus();
        }}
      >
        {words.noteOpen}
      </KeyButton>
      <TextArea
        id={FIELD_ID}
        label={words.note}
        hideLabel
        rows={2}
        value={note}
        hint={labelled || note === '' ? undefined : words.noteBefore}
        onChange={(text) => {
          typed.current = true;
          onType(text);
        }}
        onBlur={() => {
          if (typed.current) onKeep();
          typed.current = false;
        }}
      />
    </div>
  );
}
