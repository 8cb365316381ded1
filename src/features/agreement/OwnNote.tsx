import { useStore } from 'zustand';
import type { LabelDesk } from '../../state/labels/desk.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { useKeptText } from '../../ui/useKeptText.ts';
import { words } from './words.ts';

/** Your note on the run that the desk stands at. */
export function OwnNote({ desk: { store, actions } }: { readonly desk: LabelDesk }) {
  const note = useStore(store, (state) => state.draft.note);
  const kept = useKeptText(note, actions.keepDraft);
  return (
    <TextArea
      label={words.note}
      rows={2}
      value={note}
      onChange={(text) => {
        kept.onTyped();
        actions.typeNote(text);
      }}
      onBlur={kept.onLeft}
    />
  );
}
