import { forSpreadsheet } from '../report/spreadsheetText.ts';

/**
 * Rows as CSV (RFC 4180, CRLF). What a spreadsheet would take for a formula begins with an apostrophe, which is taken
 * off again where such a table is read.
 */
export function flatTableText(rows: readonly (readonly (string | null)[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => cellText(cell ?? '')).join(',')}\r\n`).join('');
}

function cellText(value: string): string {
  const text = forSpreadsheet(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
