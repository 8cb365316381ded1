import type { ItemDetail } from '../../engine/engine.ts';

/** With more pairs than these, those that differ come first. */
export const PAIRS_SHOWN = 50;

/** Places of the pairs in the order in which they are shown. */
export function pairOrder(detail: ItemDetail): readonly number[] {
  const pairs = detail.comparison?.pairs ?? [];
  const places = pairs.map((_, place) => place);
  if (pairs.length <= PAIRS_SHOWN) return places;
  const decides = decidingPair(detail);
  function rank(place: number): number {
    if (place === decides) return 0;
    return pairs[place]?.equal === true ? 2 : 1;
  }
  return places.toSorted((a, b) => rank(a) - rank(b) || a - b);
}

/** The pair whose first difference decided, by its place; -1 when none did. */
export function decidingPair({ result, comparison }: ItemDetail): number {
  if (result === null || result.state !== 'wrong' || comparison === null) return -1;
  const { detail } = result.verdict;
  const { pairs } = comparison;
  if (detail.code === 'arguments') {
    return pairs.findIndex((pair) => pair.reply?.index === detail.reply && pair.reference?.index === detail.reference);
  }
  if (detail.code === 'name' || detail.code === 'malformed') {
    return pairs.findIndex((pair) => pair.reply?.index === detail.reply);
  }
  return pairs.findIndex((pair) => !pair.equal);
}
