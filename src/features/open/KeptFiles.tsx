import { X } from 'lucide-react';
import { useState } from 'react';
import type { KeptDataset } from '../../state/effects.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { bytesText } from './bytes.ts';
import { whenText } from './when.ts';
import { words } from './words.ts';
import styles from './OpenView.module.css';

export interface KeptFilesProps {
  readonly kept: readonly KeptDataset[];
  readonly now: number;
  readonly onOpen: (fingerprint: string) => void;
  readonly onForget: (fingerprint: string) => void;
  readonly onForgetAll: () => void;
}

/** The files this browser keeps: open them again, or have them forgotten. */
export function KeptFiles({ kept, now, onOpen, onForget, onForgetAll }: KeptFilesProps) {
  const [asked, setAsked] = useState(false);
  return (
    <section aria-labelledby="kept">
      <SectionHeader
        id="kept"
        title={words.kept}
        actions={
          kept.length > 1 ? (
            <Button
              variant="quiet"
              onClick={() => {
                setAsked(true);
              }}
            >
              {words.forgetAll}
            </Button>
          ) : undefined
        }
      />
      {kept.length === 0 ? (
        <p className={styles.none}>{words.keptEmpty}</p>
      ) : (
        <ul className={styles.files}>
          {kept.map((dataset) => (
            <li key={dataset.fingerprint} className={styles.file}>
              <button
                type="button"
                className={styles.fileName}
                onClick={() => {
                  onOpen(dataset.fingerprint);
                }}
              >
                <PlainText text={namesOf(dataset)} />
              </button>
              <span className={styles.fileNote}>
                {bytesText(dataset.files.reduce((sum, file) => sum + file.bytes, 0))} ·{' '}
                {whenText(dataset.openedAt, now)}
              </span>
              <IconButton
                icon={<X />}
                label={words.forget(namesOf(dataset))}
                onClick={() => {
                  onForget(dataset.fingerprint);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={words.forgetAllTitle}
        description={words.forgetAllText}
        confirmLabel={words.forgetAll}
        danger
        onConfirm={onForgetAll}
      />
    </section>
  );
}

function namesOf(dataset: KeptDataset): string {
  return dataset.files.map((file) => file.name).join(' + ');
}
