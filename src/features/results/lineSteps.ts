import { markWord } from '../../core/words/mark.ts';
import type { RowTrajectory } from '../../engine/trajectories.ts';
import { stepTone } from '../../state/tone.ts';
import type { LineStep } from '../../ui/steps/StepLine.tsx';
import { words } from './words.ts';

/** The steps of a row in their order, each missing one in the gap where it would have stood. */
export function lineSteps({ steps, missing }: RowTrajectory): readonly LineStep[] {
  const line: LineStep[] = [];
  let next = 0;
  function gap(before: number): void {
    for (; next < missing.length && missing[next]!.before <= before; next += 1) {
      line.push({ name: missing[next]!.name, tone: stepTone('missing'), word: markWord('missing') });
    }
  }
  for (const [at, { name, mark }] of steps.entries()) {
    gap(at);
    line.push({
      name,
      tone: mark === null ? null : stepTone(mark),
      word: mark === null ? words.notCompared : markWord(mark),
    });
  }
  gap(Infinity);
  return line;
}

/** Steps that a row does not hold: of the reply, and missing ones. */
export function stepsLeft({ more, missing, missingCount }: RowTrajectory): number {
  return more + Math.max(0, (missingCount ?? 0) - missing.length);
}
