/** The table's columns as one word of a hash: `verdict,id,recorded.success`. A comma in a name is written `%2c`. */
export function formatColumns(columns: readonly string[]): string {
  return columns.map((key) => key.replace(/[%,]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)).join(',');
}

/** Null where none are named. A column named twice counts once. */
export function parseColumns(text: string): readonly string[] | null {
  const keys = text
    .split(',')
    .map((piece) => piece.replace(/%(25|2c)/g, (_, code: string) => (code === '25' ? '%' : ',')));
  const named = [...new Set(keys)].filter((key) => key !== '');
  return named.length === 0 ? null : named;
}
