/**
 * The largest fall first, then in the order given; last those whose change is not known.
 *
 * @param changeOf More is better; null where there is nothing to tell it by.
 */
export function worstFirst<One>(list: readonly One[], changeOf: (one: One) => number | null): readonly One[] {
  return list.toSorted((one, other) => (changeOf(one) ?? Infinity) - (changeOf(other) ?? Infinity) || 0);
}
