import type { Rate } from '../../core/model/report.ts';
import type { Change } from '../../core/comparison/change.ts';
import type { ComparedFilter, JoinBy } from '../../engine/comparison.ts';
import { counted, grouped } from '../../core/words/numbers.ts';
import { rateSentence } from '../../core/words/rate.ts';

/** Every word of the comparison of two runs. */
export const words = {
  title: 'Compare',
  about: 'A is the earlier run. B is held against it.',
  side: { a: 'A, before', b: 'B, after' },
  letter: { a: 'A', b: 'B' },
  file: (letter: string) => `${letter}: file`,
  scoredBy: (letter: string) => `${letter}: scored by`,
  choose: 'Choose…',
  groups: { open: 'Open', kept: 'Kept in this browser', baseline: 'Baselines' },
  withReplies: (name: string, replies: string) => `${name}, replies ${replies}`,
  baselineFile: 'A baseline file…',
  baselineOf: (file: string) => `${file} (totals only)`,
  variant: (option: string, value: string) => `… with ${option.charAt(0).toLowerCase()}${option.slice(1)}: ${value}`,
  swap: 'Swap A and B',
  copyLink: 'Copy link',
  openFile: 'Open a file…',
  exportMenu: 'Export',
  exportNote: (shown: number) => `The ${counted(shown, 'item')} of this list`,
  exportKind: { csv: 'CSV (safe for spreadsheets)', jsonl: 'JSON Lines' },
  exporting: (items: number, of: number) => `Writing ${grouped(items)} of ${grouped(of)}`,
  cancel: 'Cancel',

  chooseTitle: 'Choose two runs',
  chooseText:
    'Any two: two files, two sets of replies over the same items, another scorer or other options. Items meet by their ids. A run of a corpus can also be held against a baseline file.',
  chooseOther: (letter: string) => `Choose ${letter}, or open a file for it.`,
  sameRun: 'Both sides are one and the same run, so nothing can differ.',
  otherScoring: 'The two are judged in different ways: a change may lie in the scoring, not in the replies.',

  reading: (letter: string) => `${letter}: looking for its file…`,
  readingName: (letter: string, name: string) => `${letter}: reading ${name}…`,
  scoring: (letter: string, name: string) => `${letter}: scoring ${name}`,
  ofItems: (items: number, of: number) => `${grouped(items)} of ${grouped(of)}`,
  comparing: 'Comparing…',
  compareStopped: 'The comparison was cancelled',
  compareAgain: 'Compare again',
  compareRefused: 'Not compared',
  lacksReplies: (letter: string, name: string, digits: string) =>
    `${letter}: replies ${digits} to ${name} are not open`,
  lacksRepliesText: 'Open the file they are in, or compare the replies that are open.',
  openReplies: 'Take the replies that are open',
  noScorer: (letter: string, name: string) => `${letter}: nothing in ${name} can be judged by itself`,
  noScorerText: 'It has no reference that a scorer compares with, and records no verdicts. Choose another file.',
  notScored: (letter: string, name: string) => `${letter}: ${name} was not scored`,
  stopped: (letter: string, name: string) => `${letter}: the scoring of ${name} was cancelled`,
  scoreAgain: 'Score again',
  baselineUnknown: (letter: string) => `${letter}: this baseline is not known here`,
  baselineUnknownText:
    'Open the corpus and drop the file: a result that the program of TOOLCALL-300 wrote, or that was exported here.',
  baselineAfter: 'A baseline is what is compared with: it belongs to A',
  baselineTwo: 'Two baselines have no run between them',
  baselineTwoText: 'Choose a run for B.',
  baselineScorer: 'A baseline holds a result of toolcall-300',
  baselineScorerText: (scorer: string) =>
    `B is judged by ${scorer}, whose verdicts have nothing in common with it. Judge B by toolcall-300.`,
  baselineTotals: (file: string) =>
    `${file} holds totals and categories and no items, so nothing can be said of single items.`,
  baselineBad: (file: string, still: string | null) =>
    still === null ? `${file} was not taken` : `${file} was not taken; A is still ${still}`,
  baselinePicker: 'Baseline to compare with',
  baselineReport: (letter: string) => `Counting what ${letter} comes to…`,
  noRegression: (file: string) => `No regression against ${file}`,
  regressionsAgainst: (count: number, file: string) => `${counted(count, 'regression')} against ${file}`,
  beside: 'Also',
  numbers: 'Numbers of TOOLCALL-300',
  number: 'Number',
  before: 'A, baseline',
  now: 'B, now',
  exactOf: (ok: number, n: number | null) => (n === null ? grouped(ok) : `${grouped(ok)} of ${grouped(n)}`),
  notThere: 'not in it',
  figure: {
    exact: 'exact',
    invented: 'calls invented',
    'schema-invalid': 'returned and schema-invalid',
    'false-refusals': 'false refusals',
  },

  joinTitle: 'How the items met',
  joinedBy: { key: 'by id', input: 'by input', place: 'by place in the file' } satisfies Record<JoinBy, string>,
  joined: (count: number, by: string) => `${counted(count, 'item')} joined ${by}`,
  joinedNoId: (a: boolean, b: boolean) =>
    a && b ? 'as neither file has ids' : a || b ? `as ${a ? 'A' : 'B'} has no ids` : 'as no id meets',
  joinByInput: 'Most do not ask the same: join by input',
  onlyIn: (count: number, letter: string) => `${grouped(count)} only in ${letter}`,
  repeated: (count: number, by: JoinBy) =>
    by === 'key'
      ? `${counted(count, 'id')} ${count === 1 ? 'stands' : 'stand'} more than once: joined in order of appearance`
      : `${counted(count, 'input')} ${count === 1 ? 'stands' : 'stand'} more than once: joined in order of appearance`,
  differs: (count: number) =>
    `${counted(count, 'joined item')} ${count === 1 ? 'differs' : 'differ'} in input or reference: perhaps not the same question`,
  firstOf: (shown: number, total: number) => `The first ${grouped(shown)} of ${grouped(total)}:`,
  joinBy: 'Join',
  joinChoices: { auto: 'by id, else by input', key: 'by id', input: 'by input', place: 'by place in the file' },
  noneJoined: 'No item of A meets one of B',
  noneJoinedText: (by: JoinBy, chosen: boolean) =>
    by === 'key' && chosen
      ? 'They share no id. Join them by input, or choose files over the same items.'
      : by === 'input' && chosen
        ? 'They share no input. Join them by id, or choose files over the same items.'
        : 'They share no id, and no input either. Choose files over the same items.',

  gateTitle: 'Gate',
  gatePassed: (a: number, b: number, of: number) =>
    `No regression: ${grouped(a)} of ${counted(of, 'item')} right before, ${grouped(b)} now.`,
  gateFailed: 'Regression',
  gateOtherScoring: 'Judged in different ways',
  gateNone: (letter: string) => `${letter} judged none of the joined items, so there is no gate.`,
  gateFell: (a: number, b: number, of: number) =>
    `Fewer are right in all: ${grouped(a)} of ${counted(of, 'item')} before, ${grouped(b)} now.`,
  gateCategories: (a: number, b: number, of: number, fell: number) =>
    `${a === b ? 'As many are' : 'More are'} right in all (${grouped(a)} of ${counted(of, 'item')} before, ${grouped(b)} now), but fewer in ${counted(fell, 'category', 'categories')}.`,
  categoriesFell: (count: number) => `${counted(count, 'category', 'categories')} fell`,
  beforeNow: (from: number, to: number) => `${grouped(from)} before, ${grouped(to)} now`,
  gateMore: (count: number) =>
    `And ${counted(count, 'more category', 'more categories')}: see the table of categories.`,
  gateLost: (count: number) =>
    `${counted(count, 'item')} that A judged ${count === 1 ? 'has' : 'have'} no verdict in B.`,

  figuresTitle: 'Right of those that both judged',
  rate: (letter: string, rate: Rate) => `${letter}: ${rateSentence(rate)}`,
  rateLabel: (letter: string, rate: Rate) => `${letter}, ${rateSentence(rate)}, with its 95 % interval`,
  leftOut: (count: number, judged: string, other: string) =>
    `${counted(count, 'item')} that ${judged} judged ${count === 1 ? 'is' : 'are'} left out here, as ${other} has no verdict for ${count === 1 ? 'it' : 'them'}.`,
  noRate: 'No item was judged on both sides, so there is no rate to compare.',
  mcnemar: (onlyA: number, onlyB: number, p: number) =>
    `${grouped(onlyA)} right before alone, ${grouped(onlyB)} right now alone: ${pText(p)} (McNemar, exact); ${chance(p)}.`,
  mcnemarNone: 'No item changed between right and wrong, so there is nothing that chance would have to explain.',
  fewFlips: (flips: number) =>
    `With ${counted(flips, 'change', 'changes')} between right and wrong, even an entirely one-sided split could be chance.`,
  fewItems: (judged: number) =>
    `Only ${counted(judged, 'item')} judged by both: the rates of many such items may be far from these.`,
  scores: (n: number, a: number, b: number) =>
    `Mean score of the ${counted(n, 'item')} that both grade: ${a.toFixed(3)} before, ${b.toFixed(3)} now (${signed(b - a, 3)}).`,

  matrixTitle: 'What became of the joined items',
  matrixLabel: 'Joined items by their state in A and in B',
  matrixCaption: 'Rows: A, before. Columns: B, after.',
  matrixCorner: 'A by B',
  together: 'together',
  matrixCell: (count: number, a: string, b: string, change: string) =>
    `${counted(count, 'item')} ${a} in A and ${b} in B (${change}): list ${count === 1 ? 'it' : 'them'}`,
  searched: (text: string) => `found by “${text}”`,
  anyStates: (a: string, b: string) => `${a} in A, ${b} in B`,
  anyStatesRemove: 'List items of all states',

  change: {
    regression: 'Regression',
    lost: 'Lost',
    fix: 'Fix',
    gained: 'Gained',
    'same-wrong': 'Still wrong',
    'same-right': 'Still right',
    'same-unjudged': 'Not judged in either',
    'only-a': 'Only in A',
    'only-b': 'Only in B',
  } satisfies Record<Change, string>,
  changeHint: {
    regression: 'right before, wrong now',
    lost: 'right or wrong before, no verdict now',
    fix: 'wrong before, right now',
    gained: 'no verdict before, right or wrong now',
    'same-wrong': 'wrong before and now',
    'same-right': 'right before and now',
    'same-unjudged': 'no verdict before, and none now',
    'only-a': 'B does not have the item',
    'only-b': 'A does not have the item',
  } satisfies Record<Change, string>,
  changes: 'What became of items',
  changeChip: (name: string, count: number) => `${name} ${grouped(count)}`,
  allChanges: (count: number) => `All ${grouped(count)}`,

  categoriesTitle: 'Categories',
  categoriesLabel: 'Joined items by category',
  category: 'Category',
  noCategory: '(none)',
  filterCategory: (name: string) => `List the items of ${name}`,
  anyCategory: (name: string) => `Category: ${name}`,
  anyCategoryRemove: 'List the items of all categories',
  items: 'Items',
  rightA: 'Right in A',
  rightB: 'Right in B',
  delta: 'Change',
  deltaText: (delta: number) => (delta === 0 ? 'no change' : delta > 0 ? `+${grouped(delta)}` : `−${grouped(-delta)}`),
  deltaOf: (change: string, cases: number) => `${change}, of ${cases < 0 ? 'fewer' : 'more'} cases`,
  regressions: 'Regressions',
  fixes: 'Fixes',
  ofJudged: (right: number, judged: number) => `${grouped(right)} of ${grouped(judged)}`,
  allCategories: (count: number) => `Show all ${grouped(count)} categories`,

  listTitle: 'Items',
  shown: (shown: number, total: number) =>
    shown === total ? counted(total, 'item') : `${grouped(shown)} of ${counted(total, 'item')} listed`,
  search: 'Search',
  searchPlaceholder: 'in ids and inputs',
  searchClear: 'Clear the search',
  sort: 'Order',
  sorts: {
    change: 'worst first',
    delta: 'largest fall of the score first',
    file: 'as in the file',
  } satisfies Record<ComparedFilter['sort'], string>,
  grid: 'Items of both runs',
  column: { change: 'Change', item: 'Item', a: 'A, before', b: 'B, after', category: 'Category', input: 'Input' },
  attempt: (attempt: number) => `attempt ${attempt}`,
  nothing: '–',
  absent: 'not there',
  empty: 'No item is listed',
  emptyText: 'No item of the comparison passes this choice.',
  listAll: 'List all items',

  back: 'Back to the list',
  closeItem: 'Close the item',
  previous: 'Previous item',
  next: 'Next item',
  position: (position: number, shown: number) => `${grouped(position + 1)} of ${grouped(shown)}`,
  notListed: 'not in this list',
  otherKey: (letter: string, id: string) => `${letter} calls it ${id}`,
  readingItem: 'Reading the item…',
  itemRefused: 'The item cannot be shown',
  notInSide: (letter: string) => `${letter} does not have this item.`,
  noReply: 'No reply in this file.',
  unjudgedSide: 'Not scored.',
  inResults: (letter: string) => `Open in the results of ${letter}`,
  cameBack: 'What came back',
  expected: 'What is expected',
  expectedRefusal: 'A refusal.',
  refusedCall: 'It refused.',
  raisedCall: (error: string) => `It refused by an exception: ${error}`,
  question: 'The task (same on both sides)',
  questionOfCase: 'The case (same on both sides)',
  produced: 'What the model produced',
  replies: 'Both replies',
  answers: 'What both answered',
  answersSame: 'equal',
  answersDiffer: (places: number) => `differ in ${counted(places, 'place')}`,
  lineMark: { changed: '≠ differs', missing: '− only in A', unexpected: '+ only in B' },
  allLines: (lines: string) => `Show all ${lines} lines`,
  linesCut: 'There are more lines, which are not compared here.',
} as const;

/** "p = 0.14", "p < 0.001". */
export function pText(p: number): string {
  return p < 0.001 ? 'p < 0.001' : `p = ${p >= 0.1 ? p.toFixed(2) : p.toFixed(3)}`;
}

function chance(p: number): string {
  return p < 0.05 ? 'chance alone would seldom split them so unevenly' : 'so uneven a split could be chance';
}

/** A difference with its sign, also of nothing: `+0.070`, `−0.120`, `0.000`. */
export function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${value > 0 ? '+' : '−'}${text}`;
}
