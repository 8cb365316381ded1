import type { Rater } from '../../core/comparison/raters.ts';
import { seededRandom } from '../../core/agreement/random.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import { adjudicatedSeries, type SeriesRequest } from '../../core/labels/raterSeries.ts';
import type { Said } from '../../core/labels/series.ts';
import type { ItemKey } from '../../core/model/item.ts';

/** An item on which people differ. */
export interface ToSettle {
  readonly key: ItemKey;
  /** What each says, under a letter that does not tell who it is. */
  readonly said: readonly { readonly letter: string; readonly value: string; readonly note: string }[];
  /** How many say the same as most do, of how many. */
  readonly most: number;
  /** What was settled; null where nothing was. */
  readonly settled: string | null;
}

/**
 * Items on which people say different things, those they agree least on first, then in the order of the file. Letters
 * are dealt anew for each item, the same every time.
 */
export function toSettle(
  people: readonly Rater[],
  {
    log,
    request,
    items,
  }: { readonly log: LabelLog; readonly request: SeriesRequest; readonly items: ReadonlyMap<string, ItemKey> },
  categories: readonly string[],
): readonly ToSettle[] {
  const settled = adjudicatedSeries(log, request);
  const found: ToSettle[] = [];
  let place = 0;
  for (const [text, key] of items) {
    place += 1;
    if (!differOn(people, text, categories)) continue;
    const said = people.flatMap(({ series }) => {
      const one = series.get(text);
      return isSaid(one, categories) ? [{ value: one.value, note: noteIn(log, one.source) }] : [];
    });
    const counts = new Map<string, number>();
    for (const { value } of said) counts.set(value, (counts.get(value) ?? 0) + 1);
    const dealt = shuffled(said, place).map((one, at) => ({ ...one, letter: letterOf(at) }));
    found.push({ key, said: dealt, most: Math.max(...counts.values()), settled: settled.get(text)?.value ?? null });
  }
  return found.toSorted((one, other) => one.most / one.said.length - other.most / other.said.length);
}

function differOn(people: readonly Rater[], text: string, categories: readonly string[]): boolean {
  let first: string | null = null;
  for (const { series } of people) {
    const one = series.get(text);
    if (!isSaid(one, categories)) continue;
    if (first !== null && one.value !== first) return true;
    first = one.value;
  }
  return false;
}

function isSaid(said: Said | undefined, categories: readonly string[]): said is Said & { readonly value: string } {
  return said?.state === 'said' && said.value !== null && categories.includes(said.value);
}

/** Whether a value is one that nobody gave: then it has to be said why. */
export function overridesAll({ said }: ToSettle, value: string): boolean {
  return said.every((one) => one.value !== value);
}

function noteIn(log: LabelLog, source: string | null): string {
  const facts = source === null ? null : (log.events.get(source)?.facts ?? null);
  return facts?.type === 'label' ? (facts.note ?? '') : '';
}

function shuffled<T>(all: readonly T[], seed: number): readonly T[] {
  const random = seededRandom(seed);
  const list = all.slice();
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}

function letterOf(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : String(at + 1);
}
