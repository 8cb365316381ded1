import type { ItemKey } from '../model/item.ts';
import type { Said, Series } from './series.ts';

/** Why an item is not compared. The human's side is asked first. */
export type WhyLeftOut =
  /** No label, or one that was taken back. */
  | 'unlabelled'
  | 'unsure'
  | 'skipped'
  /** Labels of one rater that do not know of each other. */
  | 'unresolved'
  /** As many raters for one value as for another. */
  | 'tied'
  /** A label that is no declared category. */
  | 'label-invalid'
  | 'judge-missing'
  | 'judge-invalid'
  /** The judge has several verdicts that differ. */
  | 'judge-unresolved'
  /** One of the two was said of the item as it was before it changed. */
  | 'stale'
  | 'unmatched';

export interface Pair {
  readonly key: ItemKey;
  readonly human: string;
  readonly judge: string;
  /** The label was given with the judge in sight. */
  readonly sighted: boolean;
}

export interface LeftOut {
  readonly key: ItemKey;
  readonly why: WhyLeftOut;
}

export interface Pairs {
  readonly pairs: readonly Pair[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Items with a label and a verdict in the declared categories, and why every other is left out. `items` may name more
 * than either has said something of; order is that of `items`, then of the labels, then of the verdicts.
 */
export function pairUp(
  human: Series,
  judge: Series,
  categories: readonly string[],
  items: ReadonlyMap<string, ItemKey> = new Map(),
): Pairs {
  const pairs: Pair[] = [];
  const leftOut: LeftOut[] = [];
  const keys = new Map(items);
  for (const [text, { key }] of [...human, ...judge]) if (!keys.has(text)) keys.set(text, key);
  for (const [text, key] of keys) {
    const [label, verdict] = [human.get(text), judge.get(text)];
    const why = whyOfLabel(label, categories) ?? whyOfVerdict(verdict, categories) ?? whyOfBoth(label, verdict);
    if (why !== null) leftOut.push({ key, why });
    else pairs.push({ key, human: label?.value ?? '', judge: verdict?.value ?? '', sighted: label?.sighted === true });
  }
  return { pairs, leftOut };
}

const ASIDE: ReadonlyMap<string, WhyLeftOut> = new Map([
  ['UNSURE', 'unsure'],
  ['SKIP', 'skipped'],
]);

function whyOfLabel(said: Said | undefined, categories: readonly string[]): WhyLeftOut | null {
  if (said === undefined) return 'unlabelled';
  if (said.state !== 'said') return said.state === 'invalid' ? 'label-invalid' : said.state;
  const { value } = said;
  if (value === null) return 'unlabelled';
  return categories.includes(value) ? null : (ASIDE.get(value) ?? 'label-invalid');
}

function whyOfVerdict(said: Said | undefined, categories: readonly string[]): WhyLeftOut | null {
  if (said === undefined) return 'judge-missing';
  if (said.state === 'unresolved' || said.state === 'tied') return 'judge-unresolved';
  if (said.state === 'invalid') return 'judge-invalid';
  if (said.state !== 'said') return said.state;
  if (said.value === null) return 'judge-missing';
  return categories.includes(said.value) ? null : (ASIDE.get(said.value) ?? 'judge-invalid');
}

function whyOfBoth(label: Said | undefined, verdict: Said | undefined): WhyLeftOut | null {
  const [one, other] = [label?.hash ?? null, verdict?.hash ?? null];
  return one !== null && other !== null && one !== other ? 'stale' : null;
}
