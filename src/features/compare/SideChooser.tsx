import { FileUp } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { refusalSentence } from '../../core/words/refusal.ts';
import { chosenFile, fileChoices, runChoices, type FileChoice } from '../../state/compare/choices.ts';
import type { Baselines, Side } from '../../state/compare/side.ts';
import { changeComparison } from '../../state/compare/steps.ts';
import { conformanceOf } from '../../state/conformance/conformance.ts';
import { isConformanceRun } from '../../state/conformance/conformanceRun.ts';
import type { ComparePlace } from '../../state/route.ts';
import { formatRun } from '../../state/runText.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { Select, type SelectOption } from '../../ui/Select.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { runChoiceName } from './names.ts';
import { words } from './words.ts';
import styles from './CompareView.module.css';

export interface SideChooserProps {
  readonly bench: Workbench;
  readonly letter: 'a' | 'b';
  readonly place: ComparePlace | null;
  readonly side: Side;
  readonly other: Side;
  readonly baselines: Baselines;
  /** Told why a file that was chosen cannot stand for this side; null when one can. */
  readonly onProblem: (problem: SideProblem | null) => void;
}

/** A file that was chosen and not taken, and why. */
export interface SideProblem {
  readonly file: string;
  readonly why: string;
}

/** Which run stands for a side: the file with its replies, and how they are judged. */
export function SideChooser({ bench, letter, place, side, other, baselines, onProblem }: SideChooserProps) {
  const { context, store } = bench;
  const datasets = useStore(store, (state) => state.datasets);
  const files = useMemo(() => fileChoices({ ...store.getState(), datasets }, baselines), [store, datasets, baselines]);
  const value = useStore(store, (state) => (place === null ? '' : chosenFile(state, place)));

  function take(chosen: ComparePlace): void {
    changeComparison(context, { [letter]: chosen, item: null });
  }
  return (
    <fieldset className={styles.side}>
      <legend className={styles.legend}>{words.side[letter]}</legend>
      <Select
        label={words.file(words.letter[letter])}
        hideLabel
        value={value}
        options={[
          ...(files.some((one) => one.value === value) ? [] : [{ value, label: unlisted(value, side) }]),
          ...files.map(fileOption),
        ]}
        onChange={(chosen) => {
          const found = files.find((one) => one.value === chosen);
          if (found !== undefined) take(found.place);
        }}
      />
      <RunSelect bench={bench} letter={letter} place={place} side={side} />
      {letter === 'a' && other.kind === 'ready' && isConformanceRun(other.run) && (
        <ResultsFile
          bench={bench}
          fingerprint={other.dataset.summary?.fingerprint ?? ''}
          onProblem={onProblem}
          onHeld={(digits) => {
            take({ kind: 'baseline', digits });
          }}
        />
      )}
    </fieldset>
  );
}

function unlisted(value: string, side: Side): string {
  if (value === '') return words.choose;
  return 'dataset' in side && side.dataset !== null ? labelText(side.dataset.name, 60) : value;
}

function fileOption({ value, group, name, replies }: FileChoice): SelectOption {
  const file = labelText(name, 60);
  const label = group === 'baseline' ? words.baselineOf(file) : file;
  return {
    value,
    group: words.groups[group],
    label: replies === null ? label : words.withReplies(file, labelText(replies, 60)),
  };
}

function RunSelect({ bench, letter, place, side }: Pick<SideChooserProps, 'bench' | 'letter' | 'place' | 'side'>) {
  const { context, store } = bench;
  const runs = useStore(store, (state) => state.runs);
  if (place?.kind !== 'run' || !('params' in side)) return null;
  const { dataset, params } = side;
  const choices = runChoices({ ...store.getState(), runs }, dataset, params);
  return (
    <Select
      label={words.scoredBy(words.letter[letter])}
      hideLabel
      value={formatRun(params)}
      options={choices.map((choice) => ({ value: choice.value, label: runChoiceName(dataset, choice) }))}
      onChange={(value) => {
        const run = choices.find((choice) => choice.value === value)?.run;
        if (run !== undefined) changeComparison(context, { [letter]: { ...place, run }, item: null });
      }}
    />
  );
}

interface ResultsFileProps {
  readonly bench: Workbench;
  /** Of the dataset whose run is held against the file. */
  readonly fingerprint: string;
  readonly onHeld: (digits: string) => void;
  readonly onProblem: SideChooserProps['onProblem'];
}

/** Takes a file of results in place of a run. */
function ResultsFile({ bench, fingerprint, onHeld, onProblem }: ResultsFileProps) {
  const input = useRef<HTMLInputElement>(null);
  async function take(file: File): Promise<void> {
    const read = await conformanceOf(bench.context).hold(fingerprint, { name: file.name, blob: file });
    onProblem(read.ok ? null : { file: file.name, why: refusalSentence(read.refusal) });
    if (read.ok) onHeld(read.held.digits);
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void take(file);
          currentTarget.value = '';
        }}
      />
      <Button
        variant="quiet"
        icon={<FileUp />}
        onClick={() => {
          input.current?.click();
        }}
      >
        {words.baselineFile}
      </Button>
    </>
  );
}
