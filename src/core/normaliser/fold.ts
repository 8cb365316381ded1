/**
 * Rules 3 and 4 say what is noise in names and in members of an enum: white space around them, the case of letters, and
 * which of `-`, blank and `_` separates words. White space is Unicode's White_Space (a byte order mark is none), lower
 * case is locale-free. Separators are neither shortened nor removed: `getweather` is not `get_weather`.
 */
export function fold(text: string): string {
  return trimmed(text).toLowerCase().replace(/[- ]/g, '_');
}

/** Without the white space around it. In loops, as a pattern for it is slow on long runs of blanks. */
export function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && isWhite(text[end - 1]!)) end -= 1;
  let start = 0;
  while (start < end && isWhite(text[start]!)) start += 1;
  return text.slice(start, end);
}

function isWhite(letter: string): boolean {
  return /\p{White_Space}/u.test(letter);
}
