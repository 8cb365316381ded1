import { X } from 'lucide-react';
import type { Dataset } from '../../state/datasets.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { LabelLink } from './LabelLink.tsx';
import { words } from './words.ts';
import styles from './OpenView.module.css';

export interface OpenDatasetsProps {
  readonly datasets: readonly Dataset[];
  readonly onGo: (key: string) => void;
  readonly onClose: (key: string) => void;
}

/** What is open in this tab: go there, or close it. */
export function OpenDatasets({ datasets, onGo, onClose }: OpenDatasetsProps) {
  if (datasets.length === 0) return null;
  return (
    <section aria-labelledby="open-now">
      <SectionHeader id="open-now" title={words.openNow} />
      <ul className={styles.files}>
        {datasets.map((dataset) => (
          <li key={dataset.id} className={styles.file}>
            <button
              type="button"
              className={styles.fileName}
              onClick={() => {
                onGo(dataset.key);
              }}
            >
              <PlainText text={dataset.name} />
            </button>
            <span className={styles.fileNote}>
              {dataset.summary !== null && words.items(dataset.summary.distinctIds, dataset.summary.items)}
              {dataset.sources.length > 1 && ` · ${words.files(dataset.sources.length)}`}
              {dataset.summary !== null && ' · '}
              <LabelLink data={dataset.key} name={dataset.name} />
            </span>
            <IconButton
              icon={<X />}
              label={words.close(dataset.name)}
              onClick={() => {
                onClose(dataset.key);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
