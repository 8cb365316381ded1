import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ImportStep } from '../../state/labels/desk.ts';
import type { LabelledScope } from '../../state/labels/keptLabels.ts';
import type { Source } from '../../engine/engine.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ImportPreviewView, isTakeable } from './ImportPreviewView.tsx';
import { raterProblem } from './raterProblem.ts';
import { dayText } from './timeText.ts';
import { words } from './words.ts';
import styles from './BringDialog.module.css';

export interface BringDialogProps {
  /** A file that was read; null before one is. */
  readonly step: ImportStep | null;
  /** Labels of other files in this browser. */
  readonly others: readonly LabelledScope[];
  readonly onFile: (source: Source) => void;
  readonly onOther: (scope: string) => void;
  /** Empty before somebody is named: whoever takes it in can take it back, so it is asked for. */
  readonly rater: string;
  readonly onTakeIn: (rater: string) => void;
  /** Called off, or closed. */
  readonly onClose: () => void;
}

const MOST_OTHERS = 50;

/** Labels from elsewhere: chosen, looked at, and only then taken in. */
export function BringDialog({ step, others, rater, onFile, onOther, onTakeIn, onClose }: BringDialogProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [all, setAll] = useState(false);
  const [typed, setTyped] = useState(rater);
  const [tried, setTried] = useState(false);
  const problem = raterProblem(typed);
  const shown = all ? others : others.slice(0, MOST_OTHERS);

  function takeIn(): void {
    setTried(true);
    if (problem === null) onTakeIn(typed.trim());
  }
  if (step !== null) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={
          <span className={styles.title}>
            {words.importTitle} <PlainText text={step.file} limit={120} />
          </span>
        }
        footer={
          <>
            <Button onClick={onClose}>{isTakeable(step) ? words.cancel : words.close}</Button>
            {isTakeable(step) && (
              <Button variant="primary" onClick={takeIn}>
                {words.takeIn}
              </Button>
            )}
          </>
        }
      >
        <ImportPreviewView step={step} />
        {rater === '' && isTakeable(step) && (
          <TextField
            label={words.rater}
            value={typed}
            maxLength={80}
            autoComplete="name"
            hint={words.importRater}
            error={tried && problem !== null ? words.raterProblem[problem] : undefined}
            onChange={setTyped}
          />
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.bringTitle}
      description={words.bringWhat}
      footer={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      <div>
        <Button variant="primary" icon={<FileUp />} onClick={() => picker.current?.click()}>
          {words.bringFile}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".jsonl,.json,.ndjson,.csv"
          aria-label={words.bringPicker}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // Emptied, so that the same file can be chosen again.
            currentTarget.value = '';
            if (file !== undefined) onFile({ name: file.name, blob: file });
          }}
        />
      </div>
      {others.length > 0 && (
        <section>
          <h3 className={styles.heading}>{words.bringOthers}</h3>
          <ul className={styles.others}>
            {shown.map(({ scope, name, events, writtenAt }) => (
              <li key={scope} className={styles.other}>
                <span className={styles.name}>
                  <PlainText text={name} multiline />
                  <span className={styles.quiet}>{words.bringOther(events, dayText(writtenAt))}</span>
                </span>
                <Button
                  label={words.bringReadOf(labelText(name, 80))}
                  onClick={() => {
                    onOther(scope);
                  }}
                >
                  {words.bringRead}
                </Button>
              </li>
            ))}
          </ul>
          {shown.length < others.length && (
            <Button
              variant="quiet"
              onClick={() => {
                setAll(true);
              }}
            >
              {words.importMore(others.length - shown.length)}
            </Button>
          )}
        </section>
      )}
    </Dialog>
  );
}
