/** Data in a cell of a table: neither a bar nor a line break may end it, and nothing in it marks anything. */
export function markdownCell(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/gu, ' ').replace(/[\\|`*_<>[\]#&]/gu, (sign) => `\\${sign}`);
}
