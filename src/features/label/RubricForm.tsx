import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Rubric } from '../../core/rubric/rubric.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { draftOf, newPart, readDraft, type BandDraft, type PartDraft } from './rubricDraft.ts';
import { nextVersion, versionOf } from './rubricVersion.ts';
import { rubricProblemSentence } from './rubricProblem.ts';
import { words } from './words.ts';
import styles from './RubricForm.module.css';

export interface RubricFormProps {
  /** The rubric that is changed; null for a new one. */
  readonly rubric: Rubric | null;
  readonly rubrics: readonly Rubric[];
  readonly newId: () => string;
  readonly onSave: (rubric: Rubric) => void;
  readonly onClose: () => void;
}

const MOST_PARTS = 20;
const MOST_BANDS = 11;

/** A rubric being written: its name, its parts with their bands, and what makes a PASS. */
export function RubricForm({ rubric, rubrics, newId, onSave, onClose }: RubricFormProps) {
  const [draft, setDraft] = useState(() => draftOf(rubric));
  // Counts attempts to save.
  const [tries, setTries] = useState(0);
  const problems = useRef<HTMLDivElement>(null);
  useEffect(() => {
    problems.current?.scrollIntoView({ block: 'nearest' });
  }, [tries]);
  const read = readDraft(draft);
  const most = mostText(draft.parts);

  function setPart(at: number, part: PartDraft): void {
    setDraft({ ...draft, parts: draft.parts.with(at, part) });
  }
  function save(): void {
    setTries(tries + 1);
    if (read.ok) onSave(versionOf(read.rubric, rubric, rubrics, newId));
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={rubric === null ? words.rubricTitle.new : words.rubricTitle.change}
      description={rubric === null ? words.rubricWhat : words.rubricNewVersion(nextVersion(rubric, rubrics))}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" onClick={save}>
            {words.rubricSave}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          label={words.rubricName}
          value={draft.name}
          maxLength={80}
          onChange={(name) => {
            setDraft({ ...draft, name });
          }}
        />
        {draft.parts.map((part, at) => (
          <PartFields
            key={part.id}
            part={part}
            number={at + 1}
            onChange={(changed) => {
              setPart(at, changed);
            }}
            onRemove={
              draft.parts.length < 2
                ? null
                : () => {
                    setDraft({ ...draft, parts: draft.parts.toSpliced(at, 1) });
                  }
            }
          />
        ))}
        {draft.parts.length < MOST_PARTS && (
          <div>
            <Button
              icon={<Plus />}
              onClick={() => {
                setDraft({ ...draft, parts: [...draft.parts, newPart(draft.parts)] });
              }}
            >
              {words.partAdd}
            </Button>
          </div>
        )}
        <TextField
          label={words.passAt}
          value={draft.pass}
          inputMode="decimal"
          maxLength={8}
          placeholder={most}
          hint={words.passAtHint(most)}
          onChange={(pass) => {
            setDraft({ ...draft, pass });
          }}
          className={styles.pass}
        />
        {tries > 0 && !read.ok && (
          <div ref={problems}>
            <Notice tone="wrong" live="polite" title={words.rubricNotYet}>
              <ul className={styles.problems}>
                {read.problems.map((problem) => {
                  const sentence = rubricProblemSentence(problem);
                  return <li key={sentence}>{sentence}</li>;
                })}
              </ul>
            </Notice>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface PartFieldsProps {
  readonly part: PartDraft;
  /** Its place, from 1. */
  readonly number: number;
  readonly onChange: (part: PartDraft) => void;
  /** Null for the only one. */
  readonly onRemove: (() => void) | null;
}

function PartFields({ part, number, onChange, onRemove }: PartFieldsProps) {
  function setBand(at: number, change: Partial<BandDraft>): void {
    onChange({ ...part, bands: part.bands.with(at, { ...part.bands[at]!, ...change }) });
  }
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{words.partName(number)}</legend>
      <div className={styles.head}>
        <TextField
          label={words.partNameField(number)}
          hideLabel
          placeholder={words.partNameHint}
          value={part.name}
          maxLength={120}
          onChange={(name) => {
            onChange({ ...part, name });
          }}
          className={styles.grow}
        />
        {onRemove !== null && (
          <Button variant="quiet" icon={<Trash2 />} label={words.partRemove(number)} onClick={onRemove} />
        )}
      </div>
      {part.bands.map((band, at) => (
        <div key={at} className={styles.band}>
          <TextField
            label={words.bandOf(number, at + 1, words.bandScore)}
            hideLabel
            placeholder={words.bandScore}
            value={band.score}
            inputMode="decimal"
            maxLength={8}
            onChange={(score) => {
              setBand(at, { score });
            }}
            className={styles.score}
          />
          <TextField
            label={words.bandOf(number, at + 1, words.bandSentence)}
            hideLabel
            placeholder={words.bandSentence}
            value={band.sentence}
            maxLength={400}
            onChange={(sentence) => {
              setBand(at, { sentence });
            }}
            className={styles.grow}
          />
          <Button
            variant="quiet"
            icon={<Trash2 />}
            label={words.bandRemove(number, at + 1)}
            aria-disabled={part.bands.length <= 2}
            onClick={() => {
              if (part.bands.length > 2) onChange({ ...part, bands: part.bands.toSpliced(at, 1) });
            }}
          />
        </div>
      ))}
      {part.bands.length < MOST_BANDS && (
        <div>
          <Button
            variant="quiet"
            icon={<Plus />}
            onClick={() => {
              onChange({ ...part, bands: [...part.bands, { score: '', sentence: '' }] });
            }}
          >
            {words.bandAdd}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** All there is to have, as far as the scores can be read. */
function mostText(parts: readonly PartDraft[]): string {
  const sum = parts.reduce(
    (all, { bands }) => all + Math.max(0, ...bands.map(({ score }) => Number(score.replace(',', '.')) || 0)),
    0,
  );
  return String(Number(sum.toFixed(3)));
}
