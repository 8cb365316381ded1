/** Text of the data inside a sentence: without line breaks and control characters, ended at `limit` characters. */
export function oneLine(text: string, limit = 80): string {
  const cut = text.length > limit ? `${text.slice(0, endOf(text, limit))}…` : text;
  return cut.replace(/[\p{Cc}\u2028\u2029]/gu, (letter) => ESCAPES.get(letter) ?? `\\u${hex(letter.charCodeAt(0))}`);
}

/** The name of a file, which is shown longer than other names. */
export function fileInWords(name: string): string {
  return oneLine(name, 200);
}

/** A name as it can be told from the words around it: in quotes when it is no plain word. */
export function nameInWords(name: string): string {
  return /^[\p{L}\p{N}_.$:/#@-]+$/u.test(name) && name.length <= 80 ? name : JSON.stringify(oneLine(name));
}

/** `U+000A`: a character that cannot be shown. */
export function codePoint(letter: string): string {
  return `U+${hex(letter.codePointAt(0) ?? 0).toUpperCase()}`;
}

const ESCAPES = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

function hex(code: number): string {
  return code.toString(16).padStart(4, '0');
}

/** Never between the two halves of a surrogate pair. */
function endOf(text: string, limit: number): number {
  const last = text.charCodeAt(limit - 1);
  return last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit;
}
