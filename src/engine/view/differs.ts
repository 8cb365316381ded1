import { STATES } from '../../core/model/verdict.ts';
import type { Run } from '../run/run.ts';

const JUDGED = STATES.indexOf('wrong');

/**
 * Whether two runs say something else of an item. Within one scorer its state and its reason or cause are compared, so
 * that an item that only one of them judged differs. Between two scorers reasons mean different things and only
 * verdicts are compared: where either gave none, nothing is known (null), for who says nothing does not disagree.
 */
function differs(run: Run, beside: Run, item: number): boolean | null {
  const [a, b] = [run.columns, beside.columns];
  const [one, other] = [a.stateCode(item), b.stateCode(item)];
  if (run.scorer.name !== beside.scorer.name) return one > JUDGED || other > JUDGED ? null : one !== other;
  if (one !== other) return true;
  return (a.reasons[item] ?? 0) !== (b.reasons[item] ?? 0) || a.causeCode(item) !== b.causeCode(item);
}

/** The same as the field `differs` has it. */
export function differsWord(run: Run, beside: Run, item: number): 'yes' | 'no' | null {
  const found = differs(run, beside, item);
  return found === null ? null : found ? 'yes' : 'no';
}
