import type { State } from '../core/model/verdict.ts';
import type { StepMark } from '../core/trajectory/trajectory.ts';

/** The tone a state is shown in; the glyph and the colour belong to the kit. */
export function toneOf(state: State): 'right' | 'wrong' | 'unjudged' | 'fault' {
  return state === 'not-judged' ? 'unjudged' : state;
}

/** The tone of a step's mark. */
export function stepTone(mark: StepMark): 'right' | 'extra' | 'missing' {
  return mark === 'match' ? 'right' : mark;
}
