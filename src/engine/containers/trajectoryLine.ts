import { readPath } from '../../core/trajectory/readPath.ts';
import { stepsOf } from '../../core/trajectory/steps.ts';

/** A line `R1 a > b > c`: an id, a colon perhaps, and the steps as `readPath` has them. */
interface TrajectoryLine {
  /** Null: the line has no id. */
  readonly id: string | null;
  readonly steps: string;
}

const BLANK_BEHIND = /^(?<id>[^\s>"]+?)(?:\s*:\s+|\s+|:?$)(?<steps>[^]*)$/;
const COLON_BEHIND = /^(?<id>[^\s>":]+):(?<steps>[^]*)$/;
const BEGINS_WITH_ARROW = /^(?:[-=]?>|[→⟶➔⇒])/;

/** Splits a line; null for a blank one. A line of a name alone is an id without steps. */
export function splitLine(line: string): TrajectoryLine | null {
  const text = line.trim();
  if (text === '') return null;
  for (const pattern of [BLANK_BEHIND, COLON_BEHIND]) {
    const { id, steps = '' } = pattern.exec(text)?.groups ?? {};
    if (id !== undefined && !BEGINS_WITH_ARROW.test(steps)) return { id, steps };
  }
  return { id: null, steps: text };
}

/** Whether its steps are what is right for all other lines. */
export function isReference({ id }: TrajectoryLine): boolean {
  return id !== null && /^ref(?:erence)?$/i.test(id);
}

/** Most lines that decide. */
const SEEN = 100;

/**
 * Whether lines are trajectories: at least half of those that are not blank are an id and two steps or more whose names
 * hold no blanks. Beneath a first line of two cells without an arrow, they are a table.
 */
export function areTrajectories(lines: readonly string[]): boolean {
  const seen = lines.filter((line) => line.trim() !== '').slice(0, SEEN);
  const first = seen[0] ?? '';
  if (first.includes('\t') && !isTrajectory(first)) return false;
  return seen.length > 0 && seen.filter(isTrajectory).length * 2 >= seen.length;
}

function isTrajectory(line: string): boolean {
  const split = splitLine(line);
  const read = split === null || split.id === null ? null : readPath(split.steps);
  if (read?.ok !== true) return false;
  const steps = stepsOf(read.path);
  return steps.length > 1 && (line.includes('"') || steps.every(({ name }) => !/\s/.test(name)));
}
