/** The columns of an exported table, in order; those of what was recorded stand behind them. */
export const EXPORT_FIELDS = [
  'id',
  'attempt',
  'correct',
  'reason',
  'detail',
  'outcome',
  'failure_kind',
  'score',
  'state',
  'category',
  'scorer',
  'options',
] as const;

/** Whether a table has the header of one that was exported here. */
export function isExportHeader(header: readonly string[]): boolean {
  return EXPORT_FIELDS.every((field, at) => header[at] === field);
}
