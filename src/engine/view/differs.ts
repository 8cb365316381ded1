import { STATES } from '../../core/model/verdict.ts';
import type { Run } from '../run/run.ts';

const JUDGED = STATES.indexOf('wrong');

/**
 * Whether two runs say something else of an item, as the field `differs` has it. `yes`: another state, so that an item that
 * only one of them judged differs · `reason`: the same state, for another reason or cause. Between two scorers reasons mean
 * different things and only verdicts are compared: where either gave none, nothing is known (null), for who says nothing
 * does not disagree.
 */
export function differsWord(run: Run, beside: Run, item: number): 'yes' | 'reason' | 'no' | null {
  const [a, b] = [run.columns, beside.columns];
  const [one, other] = [a.stateCode(item), b.stateCode(item)];
  if (run.scorer.name !== beside.scorer.name && (one > JUDGED || other > JUDGED)) return null;
  if (one !== other) return 'yes';
  if (run.scorer.name !== beside.scorer.name) return 'no';
  const same = (a.reasons[item] ?? 0) === (b.reasons[item] ?? 0) && a.causeCode(item) === b.causeCode(item);
  return same ? 'no' : 'reason';
}
