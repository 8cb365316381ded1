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
  figures: 'Numbers of document 002',
  showCases: (sentence: string) => `Filter by these: ${sentence}`,
  leftOut: 'What the numbers are not of',

  hold: 'Hold against a baseline…',
  holdOther: 'Another baseline…',
  forget: 'Forget the baseline',
  holdHint:
    'A result that was exported here, or written by --write-baseline or --json. It can be dropped on the page, too.',
  picker: 'Baseline to hold the run against',
  refused: 'No baseline',
  noRegression: (file: string) => `No regression against ${file}`,
  regressions: (count: number, file: string) => `${counted(count, 'regression')} against ${file}`,
  notes: (count: number) => `Beside that, ${counted(count, 'note')}`,
  against: (before: number, change: number) =>
    `baseline ${grouped(before)} (${change > 0 ? '+' : change < 0 ? '−' : '±'}${grouped(Math.abs(change))})`,

  categories: 'By category',
  category: 'Category',
  exact: 'Exact',
  rate: 'Rate',
  change: 'Change',
  ok: (ok: number, n: number) => `${grouped(ok)} of ${grouped(n)}`,
  changed: (change: number | undefined) => {
    if (change === undefined) return 'not in it';
    return change === 0 ? 'as before' : `${change > 0 ? '+' : '−'}${grouped(Math.abs(change))}`;
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
