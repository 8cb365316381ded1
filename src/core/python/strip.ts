/** What `str.isspace` takes for white space: Unicode's, and the four separators U+001C to U+001F; never U+FEFF. */
const SPACE = /[\t-\r\u001c-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;

/** `str.strip` of Python. */
export function strip(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && SPACE.test(text.charAt(from))) from += 1;
  while (to > from && SPACE.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
