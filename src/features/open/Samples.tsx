import { useEffect } from 'react';
import type { Sample } from '../../state/effects.ts';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { words } from './words.ts';
import styles from './OpenView.module.css';

export interface SamplesProps {
  readonly samples: readonly Sample[];
  readonly onList: () => void;
  readonly onOpen: (sample: Sample) => void;
}

/** One click to something worth looking at. */
export function Samples({ samples, onList, onOpen }: SamplesProps) {
  useEffect(onList, [onList]);
  if (samples.length === 0) return null;
  return (
    <section aria-labelledby="samples">
      <SectionHeader id="samples" title={words.samples} note={words.samplesNote} />
      <ul className={styles.cards}>
        {samples.map((sample) => (
          <li key={sample.id}>
            <button
              type="button"
              className={styles.card}
              onClick={() => {
                onOpen(sample);
              }}
            >
              <span className={styles.cardTitle}>{sample.title}</span>
              <span className={styles.cardText}>{sample.about}</span>
              <span className={styles.cardFiles}>{sample.files.join(' + ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
