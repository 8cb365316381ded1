import type { AttemptsReport } from '../model/report.ts';

/** What the attempts of one item came to. 0 <= right <= judged <= attempts. */
export interface ItemAttempts {
  readonly attempts: number;
  readonly judged: number;
  readonly right: number;
}

/**
 * pass^k (tau-bench): the chance that k attempts drawn without replacement are all right, C(right, k) / C(judged, k),
 * averaged over the items with at least k judged attempts. Each k from 1 on that at least one item reaches is
 * listed with the number of those items; a k that none reaches is left out, as it is undefined.
 */
export function attemptsReport(perItem: Iterable<ItemAttempts>): AttemptsReport {
  let items = 0;
  let maxAttempts = 0;
  const spread = { all: 0, some: 0, none: 0, unjudged: 0 };
  const groups = new Map<string, Group>();
  for (const one of perItem) {
    items += 1;
    maxAttempts = Math.max(maxAttempts, one.attempts);
    spread[spreadOf(one)] += 1;
    const name = `${one.judged} ${one.right}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { judged: one.judged, right: one.right, items: 1 });
    else group.items += 1;
  }
  return { items, maxAttempts, passHat: passHats([...groups.values()]), spread };
}

interface Group {
  readonly judged: number;
  readonly right: number;
  items: number;
}

function spreadOf(one: ItemAttempts): 'all' | 'some' | 'none' | 'unjudged' {
  if (one.judged === 0) return 'unjudged';
  if (one.right === one.judged) return 'all';
  return one.right === 0 ? 'none' : 'some';
}

function passHats(groups: readonly Group[]): AttemptsReport['passHat'] {
  const list: { k: number; value: number; items: number }[] = [];
  for (let k = 1; ; k += 1) {
    const reach = groups.filter((group) => group.judged >= k);
    if (reach.length === 0) return list;
    let sum = 0;
    let items = 0;
    for (const group of reach) {
      sum += passOf(group.right, group.judged, k) * group.items;
      items += group.items;
    }
    list.push({ k, value: sum / items, items });
  }
}

/** C(right, k) / C(judged, k) as a product of k fractions, so that nothing grows large. */
function passOf(right: number, judged: number, k: number): number {
  let product = 1;
  for (let at = 0; at < k && product > 0; at += 1) product *= (right - at) / (judged - at);
  return product;
}
