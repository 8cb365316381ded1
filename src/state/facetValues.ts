import { STATES, type Cause, type State } from '../core/model/verdict.ts';

/** The four states by the word that a filter uses. */
export const STATES_BY_NAME: ReadonlyMap<string, State> = new Map(STATES.map((state) => [state, state]));

const CAUSES: Readonly<Record<Cause, true>> = {
  'not-run': true,
  'no-reference': true,
  'no-trace': true,
  'not-recorded': true,
  undecided: true,
  'needs-person': true,
  'reference-broken': true,
  'recorded-fault': true,
  'reply-unreadable': true,
  'program-would-stop': true,
  'scorer-threw': true,
  'undeclared-reason': true,
  'contradictory-verdict': true,
};

/** Whether a text of a column is a cause. */
export function isCause(text: string): text is Cause {
  return Object.hasOwn(CAUSES, text);
}
