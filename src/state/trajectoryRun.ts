/** Scorers that compare trajectories: their runs have the columns of steps. */
const OF_STEPS: ReadonlySet<string> = new Set(['trajectory', 'mock-judge']);

/** Whether a run of this scorer says of each step whether it is matched, extra or missing. */
export function comparesSteps(scorer: string | undefined): boolean {
  return scorer !== undefined && OF_STEPS.has(scorer);
}
