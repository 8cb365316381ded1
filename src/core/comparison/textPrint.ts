/**
 * A number that equal texts share, and others hardly ever (53 bits; the mixing is that of cyrb53, in the public domain).
 * 0 for the empty text, and for no other. Not safe against texts made to collide.
 */
export function textPrint(text: string): number {
  if (text === '') return 0;
  let [low, high] = [LOW, HIGH];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, LOW_FACTOR);
    high = Math.imul(high ^ unit, HIGH_FACTOR);
  }
  return mixed(low, high);
}

/** The `textPrint` of the text with one blank for each run of white space, and none at either end. */
export function foldedPrint(text: string): number {
  let [low, high] = [LOW, HIGH];
  let begun = false;
  let gap = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (isWhite(unit)) {
      gap = begun;
      continue;
    }
    if (gap) {
      low = Math.imul(low ^ BLANK, LOW_FACTOR);
      high = Math.imul(high ^ BLANK, HIGH_FACTOR);
      gap = false;
    }
    low = Math.imul(low ^ unit, LOW_FACTOR);
    high = Math.imul(high ^ unit, HIGH_FACTOR);
    begun = true;
  }
  return begun ? mixed(low, high) : 0;
}

const LOW = 0xdeadbeef;
const HIGH = 0x41c6ce57;
const LOW_FACTOR = 2654435761;
const HIGH_FACTOR = 1597334677;

function mixed(low: number, high: number): number {
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
