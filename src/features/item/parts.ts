/** Names of the texts of an item's views: the same where a text is shown and where it is looked for. */
export const part = {
  text: (row: number) => `m${row}`,
  role: (row: number) => `m${row}w`,
  ref: (row: number) => `m${row}r`,
  name: (row: number, call: number) => `m${row}c${call}n`,
  arguments: (row: number, call: number) => `m${row}c${call}a`,
  fact: (row: number, fact: number) => `m${row}f${fact}`,

  step: (row: number, side: Side) => `s${row}${side}`,
  stepArguments: (row: number, side: Side) => `s${row}${side}a`,

  accepted: (place: number) => `a${place}`,
  said: 'said',
  head: (pair: number, side: Side) => `p${pair}${side}`,
  key: (pair: number, line: number, side: Side) => `p${pair}l${line}${side}k`,
  value: (pair: number, line: number, side: Side) => `p${pair}l${line}${side}`,

  tool: (place: number, what: 'name' | 'description' | 'schema' | 'source') => `t${place}${what}`,
  caseText: 'case-text',
  caseTool: (place: number) => `case-tool${place}`,
  caseExpected: 'case-expected',
  caseGot: 'case-got',
  caseStep: (place: number) => `case-step${place}`,
  caseError: (place: number) => `case-error${place}`,
  row: 'row',
  replyRow: 'reply-row',
  recordedName: (place: number) => `v${place}n`,
  recorded: (place: number) => `v${place}`,
} as const;

/** Of a comparison: the reference's, or the reply's. */
export type Side = 'a' | 'b';
