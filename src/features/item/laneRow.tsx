import { markWord } from '../../core/words/mark.ts';
import { argumentsWord } from '../../core/words/trajectoryNote.ts';
import type { ComparedTrajectory } from '../../engine/trajectories.ts';
import type { PlacedStep, StepRow } from '../../state/stepRows.ts';
import { stepTone } from '../../state/tone.ts';
import type { LaneRow } from '../../ui/steps/StepLanes.tsx';
import { StepChip } from '../../ui/steps/StepChip.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { ArgumentDifferences } from './ArgumentDifferences.tsx';
import { part, type Side } from './parts.ts';
import { oneLineJson } from './shownJson.ts';
import type { LoneRow } from './trajectoryRows.ts';
import { words } from './words.ts';
import styles from './TrajectoryTab.module.css';

/** A row of the two lanes. `captured`: some step has arguments, so that it is worth saying how they compare. */
export function laneRow(
  row: StepRow | LoneRow,
  place: number,
  compared: ComparedTrajectory | null,
  captured: boolean,
): LaneRow {
  const { mark, reference, candidate, pair, group } = row;
  const badge = pair === null ? undefined : compared?.arguments[pair];
  // A reference step without arguments asks for none.
  const asks = reference !== null && reference.step.argumentsText !== null;
  const said = captured && asks && badge !== undefined ? argumentsWord(badge.relation) : null;
  return {
    key: `${reference?.at ?? ''} ${candidate?.at ?? ''}`,
    joined: mark === 'match',
    bracket: group ?? undefined,
    left: reference !== null && (
      <Chip placed={reference} row={place} side="a" mark={mark === 'missing' ? mark : null} />
    ),
    right: candidate !== null && (
      <Chip placed={candidate} row={place} side="b" mark={mark === 'missing' ? null : mark} said={said} />
    ),
    below: badge !== undefined && badge.differences.length > 0 ? <ArgumentDifferences badge={badge} /> : undefined,
  };
}

interface ChipProps {
  readonly placed: PlacedStep;
  readonly row: number;
  readonly side: Side;
  readonly mark: StepRow['mark'] | null;
  /** How its arguments compare. */
  readonly said?: string | null;
}

function Chip({ placed: { at, step }, row, side, mark, said = null }: ChipProps) {
  return (
    <StepChip
      name={step.name}
      number={at + 1}
      tone={mark === null ? null : stepTone(mark)}
      word={mark === null ? undefined : markWord(mark)}
      part={part.step(row, side)}
    >
      {said !== null && <span>{said}</span>}
      {step.failed === true && <span className={styles.failed}>! {words.failed}</span>}
      {step.argumentsText !== null && (
        <span className={styles.arguments}>
          <PlainText text={oneLineJson(step.argumentsText)} mono limit={300} part={part.stepArguments(row, side)} />
        </span>
      )}
    </StepChip>
  );
}
