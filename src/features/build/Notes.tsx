import type { TrajectoryNote } from '../../core/trajectory/notes.ts';
import { NOTE_TITLES, trajectoryNoteParts } from '../../core/words/trajectoryNote.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { Sentence } from './Sentence.tsx';
import { words } from './words.ts';
import styles from './BuildView.module.css';

/** Most notes that are listed. */
const SHOWN = 20;

/** What is to be read beside the labels: what was moved, replaced, repeated. Padding is a warning. */
export function Notes({ notes }: { readonly notes: readonly TrajectoryNote[] }) {
  const plain = notes.filter(({ code }) => code !== 'padding');
  const padding = notes.find(({ code }) => code === 'padding');
  if (notes.length === 0) return null;
  return (
    <section aria-label={words.notes}>
      <SectionHeader title={words.notes} level={2} />
      {padding !== undefined && (
        <Notice tone="fault" title={words.padding}>
          <Sentence parts={trajectoryNoteParts(padding, 'candidate')} />
        </Notice>
      )}
      <ul className={styles.notes}>
        {plain.slice(0, SHOWN).map((note, place) => (
          <li key={place}>
            <Chip>{NOTE_TITLES[note.code]}</Chip>
            <span>
              <Sentence parts={trajectoryNoteParts(note, 'candidate')} />
            </span>
          </li>
        ))}
      </ul>
      {plain.length > SHOWN && <p>{words.notesMore(plain.length - SHOWN)}</p>}
    </section>
  );
}
