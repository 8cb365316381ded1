/** Widths in pixels, as a compact chip is set: of a character, of what stands around a name, and between chips. */
const CHARACTER = 7.23;
const AROUND = 27.5;
const GAP = 3;
/** Of a figure of the count at the end. */
const FIGURE = 7.5;
/** A longer name is cut by its chip. */
const LONGEST = 24;

/**
 * How many of the chips have room on so many lines of so many pixels, with the count of the rest at the end of the last
 * line. At least one.
 */
export function stepsThatFit(names: readonly string[], more: number, width: number, lines = 1): number {
  let [line, used] = [1, 0];
  let fitting = 0;
  // "+3,489": its figures, the sign, and commas.
  const figures = String(names.length + more).length;
  const rest = (figures + 1 + (figures - 1) / 3) * FIGURE;
  for (const [place, name] of names.entries()) {
    const chip = Math.min(Math.min(name.length, LONGEST) * CHARACTER + AROUND, width);
    if (used > 0 && used + GAP + chip > width) [line, used] = [line + 1, 0];
    if (line > lines) return Math.max(1, fitting);
    used += chip + (used === 0 ? 0 : GAP);
    const last = place === names.length - 1 && more === 0;
    // On the last line the count has to have room behind it.
    if (last || line < lines || used + GAP + rest <= width) fitting = place + 1;
  }
  return names.length === 0 ? 0 : Math.max(1, fitting);
}
