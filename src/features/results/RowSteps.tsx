import { useMemo } from 'react';
import type { RowTrajectory } from '../../engine/trajectories.ts';
import { StepLine } from '../../ui/steps/StepLine.tsx';
import { lineSteps, stepsLeft } from './lineSteps.ts';
import { words } from './words.ts';

export interface RowStepsProps {
  readonly trajectory: RowTrajectory;
  /** Pixels there are, and on how many lines. */
  readonly width: number;
  readonly lines: number;
}

/** A row's steps as labelled chips, those of the reference that are missing at their gaps. */
export function RowSteps({ trajectory, width, lines }: RowStepsProps) {
  const steps = useMemo(() => lineSteps(trajectory), [trajectory]);
  if (steps.length === 0) return words.noSteps;
  return <StepLine steps={steps} more={stepsLeft(trajectory)} width={width} lines={lines} rest={words.stepsRest} />;
}
