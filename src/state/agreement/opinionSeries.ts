import { compareDecimal } from '../../core/json/compareDecimal.ts';
import type { Said, Series } from '../../core/labels/series.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { SaidByJudge } from '../judges/judge.ts';
import type { Opinions } from '../judges/opinionsOf.ts';

/** How what is said becomes a value that can be compared. */
export type ReadBy =
  /** PASS or FAIL, as it is said. */
  | { readonly kind: 'verdicts' }
  /** PASS where the score is at least this decimal. */
  | { readonly kind: 'score'; readonly atLeast: string }
  /** What stands there, as it is written. */
  | { readonly kind: 'values' };

/** What is said of the items, by the texts of their keys, as values. */
export function opinionSeries(opinions: Opinions, items: ReadonlyMap<string, ItemKey>, readBy: ReadBy): Series {
  const series = new Map<string, Said>();
  for (const [text, key] of items) {
    const said = opinions.get(text);
    if (said !== undefined) series.set(text, saidOf(key, said, readBy));
  }
  return series;
}

function saidOf(key: ItemKey, said: SaidByJudge, readBy: ReadBy): Said {
  // Among values, one that broke is none of them.
  const isBroken = readBy.kind === 'values' && said.state === 'fault';
  const value = said.problem === null && !isBroken ? valueOf(said, readBy) : null;
  const state = isBroken || (said.problem !== null && said.problem !== 'missing') ? 'invalid' : 'said';
  return { key, hash: null, value, state, sighted: false, source: null };
}

/** Null: nothing that could be compared is said. */
function valueOf({ state, value, score }: SaidByJudge, readBy: ReadBy): string | null {
  switch (readBy.kind) {
    case 'score':
      return score === null ? null : compareDecimal(score, readBy.atLeast) >= 0 ? 'PASS' : 'FAIL';
    case 'values':
      return value === null || value === '' ? null : value;
    case 'verdicts':
      if (state === 'right') return 'PASS';
      if (state === 'wrong') return 'FAIL';
      return state === 'not-judged' ? asideOf(value) : value;
  }
}

/** Who says that they are not sure, or passes over an item, has said something; other words for no verdict say nothing. */
function asideOf(value: string | null): string | null {
  const word = (value ?? '').trim().toLowerCase();
  if (word === 'skip' || word === 'skipped') return 'SKIP';
  return word === 'unsure' || word === 'uncertain' || word === 'undecided' ? 'UNSURE' : null;
}
