import type { State } from '../core/model/verdict.ts';

/** The tone a state is shown in; the glyph and the colour belong to the kit. */
export function toneOf(state: State): 'right' | 'wrong' | 'unjudged' | 'fault' {
  return state === 'not-judged' ? 'unjudged' : state;
}
