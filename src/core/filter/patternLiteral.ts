/** A pattern between slashes as it is typed. A slash in it stands behind a backslash, or in a bracket. */
const WHOLE = /\/((?:[^/\\[]|\\[^]|\[(?:[^\]\\]|\\[^])*\])*)\/([a-z]*)/iy;
/** The same where brackets do not close: what is wrong with it is said of the pattern. */
const SIMPLE = /\/((?:[^/\\]|\\[^])*)\/([a-z]*)/iy;

export interface PatternLiteral {
  readonly pattern: string;
  /** Letters behind the closing slash. */
  readonly flags: string;
  readonly length: number;
}

/** The literal that begins at a slash, or null where none closes it. */
export function patternLiteralAt(text: string, at: number): PatternLiteral | null {
  for (const expression of [WHOLE, SIMPLE]) {
    expression.lastIndex = at;
    const found = expression.exec(text);
    if (found === null) continue;
    return { pattern: (found[1] ?? '').replace(/\\[^]/g, unslashed), flags: found[2] ?? '', length: found[0].length };
  }
  return null;
}

function unslashed(escape: string): string {
  return escape === '\\/' ? '/' : escape;
}

/** A pattern as a filter writes it: `"…"`, or `/…/i` where case is not to count. */
export function formatPattern(pattern: string, ignoreCase: boolean): string {
  if (!ignoreCase) return JSON.stringify(pattern);
  const slashed = pattern.replace(/\\[^]|\//g, (part) => (part === '/' ? '\\/' : part));
  return `/${slashed}/i`;
}

/** Where in a literal, as typed, the unit `offset` of its pattern stands. */
export function placeInLiteral(literal: string, offset: number): number {
  const quote = literal.charAt(0);
  if (quote !== '"' && quote !== '/') return offset;
  let place = 1;
  for (let left = offset; left > 0; left -= 1) place += unitLength(literal, place, quote);
  return place;
}

/** Characters in which one unit is written: an escape of a text, or of a slash, is longer than what it stands for. */
function unitLength(literal: string, place: number, quote: string): number {
  if (literal.charAt(place) !== '\\') return 1;
  if (quote === '/') return literal.charAt(place + 1) === '/' ? 2 : 1;
  return literal.charAt(place + 1) === 'u' ? 6 : 2;
}
