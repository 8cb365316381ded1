import type { LabelEvent } from './event.ts';
import type { Rubric } from './header.ts';

/** Labels by another rubric, or another version of it, are never taken in. */
export function isOfRubric({ header }: LabelEvent, rubric: Rubric | null): boolean {
  return (header.rubric?.key ?? null) === (rubric?.key ?? null);
}
