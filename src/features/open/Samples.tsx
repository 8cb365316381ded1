import { useEffect } from 'react';
import type { Sample } from '../../state/effects.ts';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { words } from './words.ts';
import styles from './OpenView.module.css';

export interface SamplesProps {
  readonly samples: readonly Sample[];
  readonly onList: () => void;
  readonly onOpen: (sample: Sample) => void;
  /** Without a look at how it was judged. */
  readonly onLabel: (sample: Sample) => void;
}

/** One click to something worth looking at. */
export function Samples({ samples, onList, onOpen, onLabel }: SamplesProps) {
  useEffect(onList, [onList]);
  if (samples.length === 0) return null;
  return (
    <section aria-labelledby="samples">
      <SectionHeader id="samples" title={words.samples} note={words.samplesNote} />
      <ul className={styles.cards}>
        {samples.map((sample) => (
          <li key={sample.id} className={styles.cardPlace}>
            <button
              type="button"
              className={styles.card}
              onClick={() => {
                onOpen(sample);
              }}
            >
              <span id={`sample-${sample.id}`} className={styles.cardTitle}>
                {sample.title}
              </span>
              <span className={styles.cardText}>{sample.about}</span>
              <span className={styles.cardFiles}>{sample.files.join(' + ')}</span>
            </button>
            {sample.labels && (
              <button
                type="button"
                className={styles.second}
                aria-describedby={`sample-${sample.id}`}
                onClick={() => {
                  onLabel(sample);
                }}
              >
                {words.labelBlind}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
