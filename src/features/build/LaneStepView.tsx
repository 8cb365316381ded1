import { useSortable } from '@dnd-kit/sortable';
import { memo, type KeyboardEvent, type ReactNode } from 'react';
import type { StepMark } from '../../core/trajectory/trajectory.ts';
import { markWord } from '../../core/words/mark.ts';
import type { LaneName, LaneStep } from '../../state/build.ts';
import { cx } from '../../ui/cx.ts';
import { StepChip, type StepTone } from '../../ui/steps/StepChip.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import type { Box } from './laneShape.ts';
import { RenameField } from './RenameField.tsx';
import { words } from './words.ts';
import styles from './Lanes.module.css';

const TONES: Readonly<Record<StepMark, StepTone>> = { match: 'right', extra: 'extra', missing: 'missing' };

/** What can be done to a step where it stands. */
export interface StepDeeds {
  readonly onSelect: (key: number) => void;
  readonly onRename: (key: number, name: string | null) => void;
  readonly onRenaming: (key: number) => void;
  /** A key that is no drag; true when it did something. */
  readonly onKey: (event: KeyboardEvent, key: number) => void;
  readonly onPoint: (key: number | null) => void;
}

export interface LaneStepViewProps {
  readonly one: LaneStep;
  readonly lane: LaneName;
  readonly at: number;
  readonly of: number;
  readonly box: Box;
  readonly mark: StepMark | null;
  readonly provisional: boolean;
  readonly selected: boolean;
  /** The one of its lane that the Tab key goes to. */
  readonly tabbable: boolean;
  readonly renaming: boolean;
  /** Small facts under the name. */
  readonly facts: ReactNode;
  readonly deeds: StepDeeds;
}

/** A step that can be picked up, selected and renamed. */
export const LaneStepView = memo(function LaneStepView(props: LaneStepViewProps) {
  const { one, lane, at, of, box, mark, provisional, selected, tabbable, renaming, facts, deeds } = props;
  const { attributes, listeners, setNodeRef, transform, transition, isDragging, isSorting } = useSortable({
    id: one.key,
    animateLayoutChanges: never,
  });
  const style = {
    ...box,
    transform: transform === null ? undefined : `translate(${transform.x}px, ${transform.y}px)`,
    transition: isSorting ? transition : undefined,
  };
  function onKeyDown(event: KeyboardEvent): void {
    // With a step picked up the keys are the sensor's.
    if (!isSorting && event.key !== ' ') deeds.onKey(event, one.key);
    if (!event.defaultPrevented) listeners?.['onKeyDown']?.(event);
  }
  return (
    <li
      ref={setNodeRef}
      className={cx(styles.place, isDragging && styles.dragged)}
      style={style}
      aria-posinset={at + 1}
      aria-setsize={of}
    >
      {renaming ? (
        <RenameField
          name={one.step.name}
          onDone={(name) => {
            deeds.onRename(one.key, name);
          }}
        />
      ) : (
        <button
          {...attributes}
          {...listeners}
          id={stepId(one.key)}
          type="button"
          role={undefined}
          aria-disabled={undefined}
          aria-pressed={isDragging ? true : undefined}
          aria-roledescription={words.stepRole}
          aria-current={selected ? 'true' : undefined}
          tabIndex={tabbable ? 0 : -1}
          className={cx(styles.step, selected && styles.selected)}
          data-mark={mark ?? undefined}
          data-lane={lane}
          onKeyDown={onKeyDown}
          onClick={() => {
            deeds.onSelect(one.key);
          }}
          onDoubleClick={() => {
            deeds.onRenaming(one.key);
          }}
          onFocus={() => {
            deeds.onPoint(one.key);
          }}
          onBlur={() => {
            deeds.onPoint(null);
          }}
          onPointerEnter={() => {
            deeds.onPoint(one.key);
          }}
          onPointerLeave={() => {
            deeds.onPoint(null);
          }}
        >
          <StepChip
            name={shownName(one.step.name)}
            tone={mark === null ? null : TONES[mark]}
            word={mark === null ? undefined : markWord(mark)}
            provisional={provisional}
            number={at + 1}
            title={labelText(one.step.name)}
          >
            {facts}
          </StepChip>
        </button>
      )}
    </li>
  );
});

/** Of the button of a step, so that the focus can go there. */
export function stepId(key: number): string {
  return `step-${key}`;
}

/** A name that nothing would be seen of stands in quotes. */
export function shownName(name: string): string {
  return name.trim() === '' ? JSON.stringify(name) : name;
}

function never(): boolean {
  return false;
}
