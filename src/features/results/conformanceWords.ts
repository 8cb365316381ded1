import { counted, grouped } from '../../core/words/numbers.ts';

/** Every word of the conformance report. */
export const words = {
  title: 'Conformance',
  fold: 'Fold the report',
  unfold: 'Show the report',
  counting: 'Counting…',
  adapter: 'Adapter',
  adapterName: { reference: 'Reference normaliser', naive: 'Naive control' },
  recorded: (file: string) => `Recorded in ${file}`,
  adapterOther: 'As it was run',
  outputs: 'Open recorded outputs…',
  outputsTitle: 'Recorded outputs of a normaliser',
  outputsText: 'A file of JSON Lines, a line a case, each with the id of its case. A line has one of these shapes:',
  outputsRows: 'So are the rows that --jsonl-out writes. The file can be dropped on the page, too.',
  outputsChoose: 'Choose files…',
  cancel: 'Cancel',
  noneMeet: (outputs: number) =>
    outputs === 1
      ? 'The one output has no id of this corpus'
      : `None of ${grouped(outputs)} outputs has an id of this corpus`,
  noneMeetIds: (given: string, wanted: string) => `${given} in the file, ${wanted} in the corpus. No case was run.`,
  figures: 'Numbers of TOOLCALL-300',
  rules: 'Rules',
  rulesHint: 'The rules that a normaliser is graded by, and those that the reference normaliser follows',
  showCases: (sentence: string) => `Filter by these: ${sentence}`,
  leftOut: 'What the numbers are not of',

  hold: 'Hold against a baseline…',
  holdOther: 'Another baseline…',
  forget: 'Forget the baseline',
  holdHint:
    'A result that was exported here, or written by --write-baseline or --json. It can be dropped on the page, too.',
  picker: 'Baseline to hold the run against',
  refused: (file: string, held: string | null) =>
    held === null ? `${file} was not taken` : `${file} was not taken; still held against ${held}`,
  noRegression: (file: string) => `No regression against ${file}`,
  regressions: (count: number, file: string) => `${counted(count, 'regression')} against ${file}`,
  notes: (count: number) => `Also, ${counted(count, 'note')}`,
  against: (before: number, change: number) =>
    `baseline ${grouped(before)} (${change > 0 ? '+' : change < 0 ? '−' : '±'}${grouped(Math.abs(change))})`,

  categories: 'By category',
  categoriesMore: 'By category, continued',
  categoriesFold: (count: number) => `By category (${grouped(count)})`,
  fell: (count: number) => `${counted(count, 'category', 'categories')} fell`,
  category: 'Category',
  exact: 'Exact',
  rate: 'Rate',
  change: 'Change',
  ok: (ok: number, n: number) => `${grouped(ok)} of ${grouped(n)}`,
  changed: (held: { readonly change: number; readonly cases: number } | undefined) => {
    if (held === undefined) return 'not in it';
    const { change, cases } = held;
    const text =
      change === 0 ? (cases === 0 ? 'as before' : '±0') : `${change > 0 ? '+' : '−'}${grouped(Math.abs(change))}`;
    return cases === 0 ? text : `${text} of ${cases < 0 ? 'fewer' : 'more'} cases`;
  },
  noCategories: 'No case was run, so there is no category to count.',
  filterBy: (category: string) => `Filter by category ${category}`,

  selfTest: (passed: number, total: number) =>
    `The document’s self-test: ${passed} of ${counted(total, 'check')} passed`,
  passed: 'passed',
  failed: 'failed',

  exports: 'Conformance report',
  export: {
    result: 'Result JSON, to be held against',
    rows: 'Rows as JSON Lines',
    markdown: 'Report as Markdown',
    csv: 'Categories as CSV',
  },
} as const;
