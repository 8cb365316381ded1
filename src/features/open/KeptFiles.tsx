import { RefreshCw, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { keyOf } from '../../state/datasets.ts';
import type { KeptDataset } from '../../state/effects.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { bytesText } from './bytes.ts';
import { LabelLink } from './LabelLink.tsx';
import { loadForget } from './loadForget.ts';
import { momentText, whenText } from './when.ts';
import { words } from './words.ts';
import styles from './OpenView.module.css';

const ForgetDialog = lazy(loadForget);

export interface KeptFilesProps {
  readonly kept: readonly KeptDataset[];
  readonly now: number;
  readonly onOpen: (fingerprint: string) => void;
  /** Looks at its files on disk. */
  readonly onLook: (fingerprint: string) => void;
  readonly onForget: (fingerprint: string) => void;
  readonly onForgetAll: () => void;
}

/** The files this browser keeps: open them again, or have them forgotten. */
export function KeptFiles({ kept, now, onOpen, onLook, onForget, onForgetAll }: KeptFilesProps) {
  // What is to be forgotten: a dataset, or all; null before the first question. It stays while its dialog closes.
  const [asked, setAsked] = useState<KeptDataset | 'all' | null>(null);
  const [asking, setAsking] = useState(false);
  function ask(what: KeptDataset | 'all'): void {
    setAsked(what);
    setAsking(true);
  }
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
                ask('all');
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
                <time dateTime={new Date(dataset.openedAt).toISOString()} title={momentText(dataset.openedAt)}>
                  {whenText(dataset.openedAt, now)}
                </time>
                {dataset.newer !== undefined && ` · ${words.earlier}`} ·{' '}
                <LabelLink data={keyOf(dataset.fingerprint)} name={namesOf(dataset)} />
              </span>
              <span className={styles.fileActs}>
                {dataset.files.some((file) => file.handle !== undefined) && (
                  <IconButton
                    icon={<RefreshCw />}
                    label={words.lookOnDisk(namesOf(dataset))}
                    onClick={() => {
                      onLook(dataset.fingerprint);
                    }}
                  />
                )}
                <IconButton
                  icon={<X />}
                  label={words.forget(namesOf(dataset))}
                  onClick={() => {
                    ask(dataset);
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {asked !== null && (
        <Suspense fallback={null}>
          <ForgetDialog
            names={asked === 'all' ? null : namesOf(asked)}
            open={asking}
            onOpenChange={setAsking}
            onConfirm={() => {
              if (asked === 'all') onForgetAll();
              else onForget(asked.fingerprint);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function namesOf(dataset: KeptDataset): string {
  return dataset.files.map((file) => file.name).join(' + ');
}
