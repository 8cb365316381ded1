/** Widths in pixels, as a compact chip is set: of a character, of what stands around a name, between chips, and of "+12". */
const CHARACTER = 7.3;
const AROUND = 29;
const GAP = 3;
const REST = 40;
/** Longer names are cut by the chip where there is no room. */
const LONGEST = 24;

/** How many of the chips have room on one line of so many pixels, with the count of the rest at its end. At least one. */
export function stepsThatFit(names: readonly string[], more: number, width: number): number {
  let used = 0;
  for (const [place, name] of names.entries()) {
    used += Math.min(name.length, LONGEST) * CHARACTER + AROUND + (place === 0 ? 0 : GAP);
    const last = place === names.length - 1 && more === 0;
    if (used + (last ? 0 : REST) > width) return Math.max(1, place);
  }
  return names.length;
}
