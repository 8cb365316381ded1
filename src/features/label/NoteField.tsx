import { NotebookPen } from 'lucide-react';
import { TextArea } from '../../ui/TextArea.tsx';
import { useKeptText } from '../../ui/useKeptText.ts';
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

/** A note of the rater's on the item. */
export function NoteField({ note, labelled, onType, onKeep }: NoteFieldProps) {
  const kept = useKeptText(note, onKeep);
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
          kept.onTyped();
          onType(text);
        }}
        onBlur={kept.onLeft}
      />
    </div>
  );
}
