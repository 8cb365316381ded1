import { forSpreadsheet } from '../../core/report/spreadsheetText.ts';

export type CsvField = string | number | boolean | null;

/**
 * One line of CSV (RFC 4180, CRLF). `safe`: a text that a spreadsheet would take for a formula begins with an
 * apostrophe; numbers stay numbers, negative ones too. Else every text as it is.
 */
export function csvLine(fields: readonly CsvField[], safe: boolean): string {
  return `${fields.map((field) => csvField(field, safe)).join(',')}\r\n`;
}

function csvField(value: CsvField, safe: boolean): string {
  if (value === null) return '';
  const text = typeof value === 'string' && safe ? forSpreadsheet(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
