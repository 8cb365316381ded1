import type { TrajectoryNote } from '../../core/trajectory/notes.ts';
import { NOTE_TITLES, trajectoryNoteParts } from '../../core/words/trajectoryNote.ts';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { Sentence } from './Sentence.tsx';
import { words } from './words.ts';
import styles from './TrajectoryTab.module.css';

/** What is to be read beside the labels: moved and replaced steps, padding, repeats, names that look alike. */
export function TrajectoryNotes({ notes }: { readonly notes: readonly TrajectoryNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={words.notes}>
      <SectionHeader title={words.notes} level={3} />
      <ul>
        {notes.map((note, place) => (
          <li key={place}>
            <b>{NOTE_TITLES[note.code]}</b>{' '}
            <span>
              <Sentence parts={trajectoryNoteParts(note)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
