import { ArrowLeft, ArrowRight, Copy, Trash2 } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { BuildState } from '../../state/build.ts';
import type { Columns } from '../../state/buildColumns.ts';
import { changeStep, duplicateStep, joinStep, moveStep, removeStep } from '../../state/buildEdit.ts';
import { placeOf } from '../../state/buildLanes.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Edit } from './edit.ts';
import { StepArguments } from './StepArguments.tsx';
import { words } from './words.ts';
import styles from './StepPanel.module.css';

export interface StepPanelProps {
  readonly build: BuildState;
  readonly edit: Edit;
  readonly columns: Columns;
  readonly modKey: string;
}

/** Everything of the selected step: its name, its place, its arguments, and what can be done with it. */
export function StepPanel({ build, edit, columns, modKey }: StepPanelProps) {
  const { pair } = build;
  // Labels and scores come first: the panel of another step may follow a frame later.
  const selected = useDeferredValue(build.selected);
  const place = selected === null ? null : placeOf(pair, selected);
  const one = place === null ? undefined : pair[place.lane][place.at];
  if (place === null || one === undefined) return null;
  const { lane, at } = place;
  const { key, step, joined } = one;
  const of = pair[lane].length;
  function moveBy(by: 1 | -1): void {
    edit((state) => moveStep(state, lane, at, at + by));
  }
  return (
    <section className={styles.panel} aria-label={words.stepPanel}>
      <SectionHeader
        title={words.step(lane, at, of)}
        level={2}
        actions={
          <>
            <IconButton
              icon={<ArrowLeft />}
              label={words.earlier}
              disabled={at === 0}
              onClick={() => {
                moveBy(-1);
              }}
            />
            <IconButton
              icon={<ArrowRight />}
              label={words.later}
              disabled={at === of - 1}
              onClick={() => {
                moveBy(1);
              }}
            />
            <IconButton
              icon={<Copy />}
              label={words.duplicate}
              keys={`${modKey} D`}
              onClick={() => {
                edit((state) => duplicateStep(state, key));
              }}
            />
            <IconButton
              icon={<Trash2 />}
              label={words.remove}
              keys="Del"
              onClick={() => {
                edit((state) => removeStep(state, key));
              }}
            />
          </>
        }
      />
      <div className={styles.fields}>
        <TextField
          label={words.name}
          value={step.name}
          mono
          onChange={(name) => {
            edit((state) => changeStep(state, key, { name }, `name ${key}`));
          }}
        />
        <Select
          label={words.failed}
          value={FAILED.get(step.failed) ?? 'unknown'}
          options={(['unknown', 'no', 'yes'] as const).map((value) => ({ value, label: words.failedValues[value] }))}
          onChange={(value) => {
            const failed = value === 'unknown' ? null : value === 'yes';
            edit((state) => changeStep(state, key, { failed }));
          }}
        />
        {lane === 'reference' && at > 0 && (
          <Checkbox
            label={words.join}
            checked={joined}
            onChange={(next) => {
              edit((state) => joinStep(state, key, next));
            }}
          />
        )}
      </div>
      <StepArguments build={build} edit={edit} lane={lane} at={at} columns={columns} />
    </section>
  );
}

const FAILED: ReadonlyMap<boolean | null, 'unknown' | 'no' | 'yes'> = new Map([
  [null, 'unknown'],
  [false, 'no'],
  [true, 'yes'],
]);
