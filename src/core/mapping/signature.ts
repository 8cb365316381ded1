/** What stands for a kind of table: the container and the names of all columns, in no order. Text of any length. */
export function signatureOf(container: string, columns: readonly string[]): string {
  return JSON.stringify([container, ...[...new Set(columns)].toSorted()]);
}
