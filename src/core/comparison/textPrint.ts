/**
 * A number that texts share which are the same but for white space, and hardly ever others (53 bits; the mixing is that
 * of cyrb53, in the public domain). Runs of white space count as one blank, none at either end; a text of nothing else
 * gives 0, no other does. Not safe against texts made to collide.
 */
export function textPrint(text: string): number {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  let begun = false;
  let gap = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (isWhite(unit)) {
      gap = begun;
      continue;
    }
    if (gap) {
      low = Math.imul(low ^ BLANK, 2654435761);
      high = Math.imul(high ^ BLANK, 1597334677);
      gap = false;
    }
    low = Math.imul(low ^ unit, 2654435761);
    high = Math.imul(high ^ unit, 1597334677);
    begun = true;
  }
  if (!begun) return 0;
  const one = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const other = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (other & 0x1fffff) * 2 ** 32 + (one >>> 0) || 1;
}

const BLANK = 0x20;

/** What `\s` matches in a pattern. */
function isWhite(unit: number): boolean {
  if (unit < 0xa0) return unit === BLANK || (unit >= 9 && unit <= 13);
  return (
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000 ||
    unit === 0xfeff
  );
}
