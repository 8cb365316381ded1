import { seededRandom } from '../../core/agreement/random.ts';
import { compareDecimal } from '../../core/json/compareDecimal.ts';
import { keyText } from '../../core/labels/keyText.ts';
import type { Series } from '../../core/labels/series.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { SaidByJudge } from '../judges/judge.ts';
import type { LabelOrder } from './desk.ts';

/** What orders by the judge go by. */
export interface OrderFacts {
  readonly opinions: ReadonlyMap<string, SaidByJudge>;
  /** The rater's labels. */
  readonly labels: Series;
}

/** Where nothing says from which score on a judge passes, the limit of the label file's own example. */
const USUAL_LIMIT = 0.8;

/** Whether an order needs to know what the judge says. */
export function goesByJudge({ mode }: LabelOrder): boolean {
  return mode === 'uncertain' || mode === 'disagreements' || mode === 'stratified';
}

/**
 * Items in the order of labelling; `keys` are in the order of the file. The same seed and rater give the same order
 * anywhere. What an order by the judge cannot tell apart is shuffled, so that the file's order tells nothing.
 */
export function orderedQueue(
  keys: readonly ItemKey[],
  { mode, seed }: LabelOrder,
  rater: string,
  facts: OrderFacts,
): readonly ItemKey[] {
  switch (mode) {
    case 'file':
      return keys;
    case 'shuffle':
      return shuffled(keys, seed, rater);
    case 'uncertain':
      return nearestFirst(shuffled(keys, seed, rater), facts.opinions);
    case 'stratified':
      return inTurns(shuffled(keys, seed, rater), facts.opinions);
    case 'disagreements':
      return disagreementsFirst(keys, facts);
  }
}

/** Fisher and Yates, from the back. */
function shuffled(keys: readonly ItemKey[], seed: number, rater: string): readonly ItemKey[] {
  const random = seededRandom((seed ^ hashOf(rater)) >>> 0);
  const order = [...keys];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1));
    [order[last], order[at]] = [order[at]!, order[last]!];
  }
  return order;
}

/** FNV-1a, 32 bits, over the text's units. */
function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  return hash >>> 0;
}

function nearestFirst(keys: readonly ItemKey[], opinions: OrderFacts['opinions']): readonly ItemKey[] {
  const limit = limitOf(opinions);
  const distances = new Map(
    keys.map((key) => {
      const score = opinions.get(keyText(key))?.score ?? null;
      return [key, score === null ? Number.POSITIVE_INFINITY : Math.abs(Number(score) - limit)] as const;
    }),
  );
  return keys.toSorted((a, b) => {
    const [one, other] = [distances.get(a) ?? 0, distances.get(b) ?? 0];
    return one === other ? 0 : one - other;
  });
}

/** Between the greatest score that failed and the least that passed, where the scores part the two. */
function limitOf(opinions: OrderFacts['opinions']): number {
  let failed: string | null = null;
  let passed: string | null = null;
  for (const { state, score } of opinions.values()) {
    if (score === null) continue;
    if (state === 'wrong' && (failed === null || compareDecimal(score, failed) > 0)) failed = score;
    if (state === 'right' && (passed === null || compareDecimal(score, passed) < 0)) passed = score;
  }
  if (failed === null || passed === null) return passed === null ? USUAL_LIMIT : Number(passed);
  return compareDecimal(failed, passed) < 0 ? (Number(failed) + Number(passed)) / 2 : Number(passed);
}

/** One that passed, one that failed, one of neither, and so on as long as there are any. */
function inTurns(keys: readonly ItemKey[], opinions: OrderFacts['opinions']): readonly ItemKey[] {
  const strata = new Map<string, ItemKey[]>([
    ['right', []],
    ['wrong', []],
    ['', []],
  ]);
  for (const key of keys) {
    const said = opinions.get(keyText(key));
    const stratum = said?.state ?? said?.value ?? '';
    const own = strata.get(stratum);
    if (own === undefined) strata.set(stratum, [key]);
    else own.push(key);
  }
  const lists = [...strata.values()];
  const longest = lists.reduce((most, list) => Math.max(most, list.length), 0);
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** What the judge passed and the rater failed, then the other way round, then all else, each as in the file. */
function disagreementsFirst(keys: readonly ItemKey[], { opinions, labels }: OrderFacts): readonly ItemKey[] {
  function rank(key: ItemKey): number {
    const text = keyText(key);
    const judge = opinions.get(text)?.state ?? null;
    const human = labels.get(text)?.value ?? null;
    if (judge === 'right' && human === 'FAIL') return 0;
    return judge === 'wrong' && human === 'PASS' ? 1 : 2;
  }
  const ranks = new Map(keys.map((key) => [key, rank(key)]));
  return keys.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
