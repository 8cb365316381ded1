import type { Rate } from '../../core/model/report.ts';
import { rateSentence } from '../../core/words/rate.ts';
import { counted, grouped, itemsText } from '../../core/words/numbers.ts';

/** What a row of the table is: an item, or one attempt where some items have several. */
export type Unit = 'item' | 'attempt';

/** Every word of the results. */
export const words = {
  grid: 'Items',
  items: itemsText,
  issues: (count: number) => counted(count, 'issue'),
  issuesMore: (count: number) => `And ${counted(count, 'more', 'more')}.`,
  issuesAll: 'Read them all',
  issuesOne: 'File report',
  issuesDismiss: 'Dismiss the issues',
  byPosition: 'without ids, by position',
  report: 'File report',
  exportMenu: 'Export',
  exportNote: (shown: number, unit: Unit) => `The ${counted(shown, unit)} of this filter`,
  exportJsonl: 'JSON Lines',
  exportCsv: 'CSV',
  exporting: (items: number, of: number) => `Writing ${grouped(items)} of ${grouped(of)}`,
  cancel: 'Cancel',
  copyLink: 'Copy link',

  scorer: 'Scorer',
  scoring: 'Scoring',
  replies: 'Replies',
  keepBeside: 'Keep beside',
  keepBesideHint: 'Keeps this run beside, so that you can change the scoring and see where the two differ.',
  besideTitle: 'Beside',
  besideRemove: 'Take the second run away',
  besideSame: 'the same run: change the scoring to see where they differ',
  besideRecorded: (name: string) => `recorded “${name}”`,
  compareRecorded: (name: string) => `Compare with recorded “${name}”`,
  compareRecordedMenu: 'Compare with recorded…',
  compareRecordedHint: 'Shows the verdicts that the file recorded beside the computed ones. Neither is taken for true.',
  recordedColumn: 'Recorded column',
  recordedFirst: (name: string) => (name === '' ? 'the first with verdicts' : `the first: ${name}`),
  recordedMore: (count: number) => `and ${counted(count, 'more column')}`,
  agreement: 'Agreement of the two runs',
  /** The name of a run in a sentence: by its recorded column, or by where its verdicts stand. */
  runName: (column: string | null, side: 'own' | 'beside') => {
    if (column !== null) return `recorded “${column}”`;
    return side === 'own' ? 'computed verdicts' : 'computed verdicts beside';
  },
  agree: (own: string, other: string, rate: Rate) => {
    const pair = `${own.charAt(0).toUpperCase()}${own.slice(1)} and ${other}`;
    return rate.kind === 'undefined'
      ? `${pair}: agreement undefined (no item was judged by both).`
      : `${pair} agree on ${rateSentence(rate, 'judged by both')}.`;
  },
  differing: (count: number) => `They differ on ${grouped(count)}`,
  agreementTable: 'Table',
  agreementAxes: (own: string, other: string) => `down: ${own}; along: ${other}`,
  agreementCell: (count: number, own: string, row: string, other: string, column: string) =>
    `${counted(count, 'item')}: ${own} ${row}, ${other} ${column}`,
  together: 'together',
  runStage: { schemas: 'Checking tool schemas', 'self-test': 'Self-test', scoring: 'Scoring' },
  runProgress: (items: number, of: number) => `${grouped(items)} of ${grouped(of)}`,
  perSecond: (count: number) => `${grouped(Math.round(count))} replies/s`,
  left: (seconds: number) =>
    seconds < 1 ? 'less than a second left' : `${counted(Math.round(seconds), 'second')} left`,
  runStopped: 'The scoring was cancelled',
  runAgain: 'Score again',
  runRefused: 'Not scored',
  skipSchemas: 'Score without schemas',
  runDefaults: 'Use the defaults',

  shown: (shown: number, total: number, unit: Unit) => {
    if (shown === total) return unit === 'item' ? counted(total, unit) : `${counted(total, unit)} shown`;
    return unit === 'item'
      ? `${grouped(shown)} of ${grouped(total)} shown`
      : `${grouped(shown)} of ${counted(total, unit)} shown`;
  },
  interval: (low: string, high: string) =>
    `95 % interval ${low}–${high}: as few items as these leave the rate of many such items open between ${low} % and ${high} %`,
  inFilter: 'in this filter',
  ofAll: 'of all',
  notJudged: (count: number) => `${grouped(count)} not judged`,
  faults: (count: number) => counted(count, 'fault'),
  sharesLabel: 'How the items divide',

  noReferencesTitle: 'Nothing to compare with',
  noReferencesText: 'These items have no reference, so no reply can be called right or wrong. Everything else works.',
  noRepliesTitle: 'No replies yet',
  noRepliesText:
    'The file holds items and their references, but no replies, so every item is “not run”. Open a second file with the replies to judge them.',
  addReplies: 'Add replies…',

  filter: 'Filter',
  filterPlaceholder: 'verdict = wrong and reason = arguments',
  filterClear: 'Clear filter',
  filterHelp: 'How filters are written',
  filterAt: (place: number, sentence: string) => `At character ${place}: ${sentence}`,
  filterList: 'Completions',
  facets: 'Facets',
  facetsSkip: 'Skip to the items',
  facetsButton: 'Facets',
  facetClear: 'Clear',
  facet: {
    verdict: 'Verdict',
    reason: 'Reason',
    category: 'Category',
    cause: 'Why there is no verdict',
    'beside.verdict': 'Verdict beside',
    'beside.reason': 'Reason beside',
    differs: 'Do the two runs differ?',
  },
  facetDiffers: { yes: 'they differ', no: 'they agree' },
  noCategory: '(none)',
  filterBy: (field: string, value: string) => `Filter by ${field} ${value}`,

  filters: 'Saved filters',
  filtersNone: 'No filter has been saved',
  filtersSave: 'Save this filter…',
  filtersManage: 'Save, rename, delete…',
  filterNone: 'no filter: every item',
  filterName: 'Name of this filter',
  filterNameTaken: 'There is one of this name: it gives way.',
  filterSave: 'Save',
  filterReplace: 'Replace',
  filterApply: 'Apply',
  filterRename: 'Rename',
  filterRenameDone: 'Done',
  filterNewName: 'New name',
  filterDelete: 'Delete',
  filterDeed: (deed: string, name: string) => `${deed}: ${name}`,
  sortedBy: (column: string, descending: boolean) => ` sorted by ${column}, ${descending ? 'down' : 'up'}`,

  columns: 'Columns',
  columnsHint: 'Ticked columns stand in the table, in this order. Their widths are set at the edges of its headers.',
  columnsShown: 'Columns in the table',
  columnsOthers: 'Other columns',
  columnsReset: 'Columns as they fit the file',
  columnMove: (name: string, by: 1 | -1) => `Move ${name} ${by === 1 ? 'down' : 'up'}`,
  chart: 'Chart',
  chartClose: 'Close the chart',
  chartTitle: (stack: string, rows: string) => `${stack} by ${rows.charAt(0).toLowerCase()}${rows.slice(1)}`,
  chartRecorded: (name: string) => `Recorded “${name}”`,
  chartRows: 'Bars',
  chartParts: 'Parts',
  chartRest: 'others',
  chartCounting: 'Counting…',
  chartLoading: 'Loading the chart…',
  chartNotLoaded: 'The chart could not be loaded. The table holds the same numbers.',
  chartEmpty: 'No item passes this filter.',
  chartNothing:
    'There is nothing to draw yet: it takes two of verdicts, reasons, categories and columns of few values.',
  chartCaption: (title: string) => `${title}: items, and their share of the row`,
  chartShare: (percents: string) => `${percents} %`,
  chartCell: (count: number, of: number, row: string, part: string) =>
    `${grouped(count)} of ${counted(of, 'item')} of ${row}: ${part}`,

  emptyTitle: (total: number, unit: Unit) => `0 of ${counted(total, unit)}`,
  emptyText: 'No item passes this filter:',
  emptyUnknown: (field: string, value: string, nearest: string | null) =>
    `No item has the ${field} “${value}”${nearest === null ? '.' : `: did you mean “${nearest}”?`}`,
  clearLast: 'Clear the last condition',
  clearAll: 'Clear the filter',
  emptyFile: 'No items',
  emptyFileText: 'The file holds no items.',

  column: {
    verdict: 'Verdict',
    beside: 'Beside',
    id: 'Item',
    input: 'Input',
    accepted: 'Accepted',
    answer: 'Reply',
    reason: 'Reason',
    category: 'Category',
    score: 'Score',
    calls: 'Calls',
  },
  verdictShort: '✓',
  besideShort: '⇄',
  recordedKind: {
    verdict: 'recorded verdict',
    judge: "judge's verdict",
    label: "person's label",
    score: 'recorded score',
    reason: 'recorded reason',
    other: 'column of the file',
  },
  recordedShort: 'recorded',
  recordedSign: '⊙',
  recordedHint: (kind: string, name: string) => `${kind}: what the file says in “${name}”`,
  recordedSays: (name: string, text: string) => `recorded ${name}: ${text}`,
  callsTitle: 'calls in the reference / in the reply',
  nothing: '–',
  attempt: (attempt: number) => `attempt ${attempt}`,
  panelWidth: 'Width of the item panel',

  reportFiles: 'Files',
  reportFile: (rows: number, bytes: string) => `${counted(rows, 'row')}, ${bytes}`,
  reportRole: {
    dataset: 'dataset',
    replies: 'replies',
    tools: 'tool definitions',
    references: 'references',
    recorded: 'recorded values',
  },
  reportContainer: {
    'json-lines': 'JSON Lines',
    'json-array': 'one JSON list',
    'json-object': 'one JSON object',
    csv: 'comma-separated table',
    tsv: 'tab-separated table',
    groups: 'lists under the keys of one JSON object',
    promptfoo: 'a promptfoo table, one cell a system',
  },
  reportFormat: 'Read as',
  reportRecognised: (members: readonly string[]) => `Recognised by ${members.join(', ')}.`,
  reportOverridden: 'Chosen by you.',
  reportAuto: 'as recognised',
  reportFingerprint: 'SHA-256',
  reportJoin: 'How replies found their items',
  joinedBy: {
    'same-row': 'in their own rows',
    id: 'by id',
    'id-and-attempt': 'by id and attempt',
    position: 'by position, as neither file has ids',
  },
  joined: (count: number) => `${grouped(count)} joined`,
  onlyInDataset: (count: number) => `${grouped(count)} only in the dataset (not run)`,
  onlyInReplies: (count: number) => `${grouped(count)} only in the replies (left out)`,
  repeated: (count: number) => `${counted(count, 'id')} repeated in the replies`,
  reportRun: 'Scoring',
  reportReasons: 'Reasons of this scorer',
  reportAttempts: 'Attempts',
  reportIssues: 'Issues',
  reportIssuesNone: 'None.',
  reportIssuesFirst: (shown: number, total: number) => `The first ${grouped(shown)} of ${grouped(total)}.`,
  recorded: 'Recorded values',
  recordedText: (names: readonly string[]) =>
    `The file brings ${names.join(', ')}: usable in filters as recorded.name.`,
} as const;
