import type { ArgumentsMode } from '../core/trajectory/argumentsLayer.ts';
import type { Step } from '../core/trajectory/trajectory.ts';

/** The two rows of steps that are held against each other. */
export type LaneName = 'reference' | 'candidate';

/** A step where it stands in its lane. */
export interface LaneStep {
  /** By which it is known while it is moved and changed; no other step of either lane has it. */
  readonly key: number;
  readonly step: Step;
  /** Made in parallel with the one before it: their order is free. Only steps of the reference are. */
  readonly joined: boolean;
}

export type Lane = readonly LaneStep[];

export interface BuildPair {
  readonly reference: Lane;
  readonly candidate: Lane;
}

/** Thresholds of the mock judge. */
export interface JudgeLimits {
  readonly orderAtLeast: number;
  readonly extraAtMost: number;
}

/** What can be gone back to: the steps, and by what they are judged. */
export interface BuildMoment {
  readonly pair: BuildPair;
  /** Whether and how arguments of matched steps have to agree. */
  readonly argumentsMode: ArgumentsMode;
  readonly judge: JudgeLimits;
}

/** What is being built. */
export interface BuildState extends BuildMoment {
  /** The step that is looked at, or that others are added behind; null for none. */
  readonly selected: number | null;
  /** Moments to go back to, the last at the end. */
  readonly past: readonly BuildMoment[];
  /** Moments that were gone back from, the next at the end. */
  readonly future: readonly BuildMoment[];
  /** What is being typed, so that all letters of it are one step back; null while nothing is. */
  readonly typing: string | null;
  readonly nextKey: number;
  /** Names of tools that were seen so far, in the order in which they were. */
  readonly tools: readonly string[];
}
