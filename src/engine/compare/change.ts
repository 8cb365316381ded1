import { STATES } from '../../core/model/verdict.ts';
import { CHANGES, type Change } from '../comparison.ts';

const RIGHT = STATES.indexOf('right');
const WRONG = STATES.indexOf('wrong');

export function changeCode(change: Change): number {
  return CHANGES.indexOf(change);
}

const TABLE = STATES.map((_, a) => STATES.map((__, b) => changeCode(changeOf(a, b))));

/** Index into `CHANGES` of an item on both sides, whose states are indexes into `STATES`. */
export function joinedChange(a: number, b: number): number {
  return TABLE[a]![b]!;
}

function changeOf(a: number, b: number): Change {
  const [before, now] = [isJudged(a), isJudged(b)];
  if (!before) return now ? 'gained' : 'same-unjudged';
  if (!now) return 'lost';
  if (a === b) return a === RIGHT ? 'same-right' : 'same-wrong';
  return a === RIGHT ? 'regression' : 'fix';
}

function isJudged(state: number): boolean {
  return state === RIGHT || state === WRONG;
}
