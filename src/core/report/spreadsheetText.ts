/**
 * What starts a formula, also in its full-width form, and what a spreadsheet strips before it; behind apostrophes or
 * none.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * A text as a spreadsheet shows it and does not reckon with it: an apostrophe stands before what would be a formula.
 * Plain numbers stay as they are, negative ones too. `fromSpreadsheet` gives every text back.
 */
export function forSpreadsheet(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

/** The text that `forSpreadsheet` was given. */
export function fromSpreadsheet(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
