import { counted, grouped, percent } from '../../core/words/numbers.ts';
import { scoreText } from '../../core/words/trajectory.ts';

/** Every word of the agreement view. */
export const words = {
  view: 'Agreement',
  title: 'Human against judge',
  reading: 'Reading the file…',
  readingLabels: 'Reading the labels that this browser has…',
  comparing: 'Comparing…',
  refused: 'The two cannot be compared',
  tryAgain: 'Try again',
  label: 'Label',
  toLabels: 'Back to labelling',

  nobody: 'Nobody to compare with',
  nobodyHuman:
    'Nobody has labelled these items in this browser, and the file records no word of a person. Label some, or bring a label file in.',
  nobodyJudge: 'Nothing judges these items: the file records no judge, and no scorer has anything to go by.',
  startLabelling: 'Label items',

  gate: 'Closed until everything is labelled',
  gateWhy: (labelled: number, total: number) =>
    `${grouped(labelled)} of ${counted(total, 'item')} ${labelled === 1 ? 'is' : 'are'} labelled. What stands here says how the judge judges, so labels given after it are no longer blind.`,
  finish: 'Finish labelling',
  finishAsk: 'Show the agreement now?',
  finishWhat: (left: number) =>
    `${counted(left, 'item')} ${left === 1 ? 'is' : 'are'} not labelled. You can label ${left === 1 ? 'it' : 'them'} later, but not blind any more: such labels are counted beside kappa.`,
  finishGo: 'Show the agreement',
  goOn: 'Go on labelling',

  human: 'Human',
  judge: 'Judge',
  humanOptions: {
    you: (name: string) => `${name} (you)`,
    column: (name: string) => `${name} (recorded)`,
    majority: 'Majority of all people',
    adjudicated: 'As settled',
  },
  humanNames: { majority: 'majority', adjudicated: 'as settled' },
  pick: 'Labels',
  picks: { 'blind-first': 'Blind first', 'after-review': 'After review' },
  by: 'Compared by',
  bys: { verdicts: 'PASS and FAIL', values: 'What is written' },
  scale: 'The values are a scale',
  rubric: 'Rubric',
  noRubric: 'none',
  undisputed: (count: number) => `Leave out ${counted(count, 'disputed item')}`,
  disputedOut: (count: number) => `${counted(count, 'disputed item')} left out`,
  withoutDisputed: 'Without items whose reference is held to be wrong: ',
  notBlind: (count: number, of: number) =>
    `${grouped(count)} of ${counted(of, 'label')} ${count === 1 ? 'was' : 'were'} given with the judge in sight, which draws the two together.`,

  table: 'Judge by human',
  rowsOf: 'Rows: the judge,',
  columnsOf: 'Columns: the human,',
  tableAxes: (judge: string, human: string) => `${judge}, down; ${human}, across`,
  together: 'Total',
  figures: 'Agreement',
  po: 'Observed agreement po',
  pe: 'By chance alone pe',
  kappa: 'Cohen’s kappa',
  band: 'Band',
  noBand: 'none',
  interval: '95 % interval, asymptotic',
  ofPairs: (count: number, of: number) => `${grouped(count)} of ${grouped(of)}`,
  share: (value: number) => `${percent(value, 0)} %`,
  wilson: (low: number, high: number) => `95 % (Wilson) ${percent(low, 0)}–${percent(high, 0)} %`,
  intervalPlot: (text: string) => `Kappa on a scale from -1 to 1: ${text}`,

  disagreements: 'Disagreements',
  none: 'There are none.',
  judgePassed: (you: boolean) => (you ? 'The judge passed, you failed' : 'The judge passed, the human failed'),
  humanPassed: (you: boolean) => (you ? 'The judge failed, you passed' : 'The judge failed, the human passed'),
  otherPairs: 'The two say different things',
  next: 'Next disagreement',
  more: (count: number) => `Show ${grouped(count)} more`,
  saidBy: (judge: string, human: string) => `judge ${judge}, human ${human}`,
  attempt: (attempt: number) => `attempt ${grouped(attempt)}`,
  score: (score: string) => `score ${score}`,

  closeRun: 'Close the run',
  runOf: 'Run',
  readingRun: 'Reading the run…',
  runRefused: 'This run cannot be shown',
  judgeSays: 'The judge',
  youSay: 'You',
  humanSays: 'The human',
  noReasons: 'No reasons are recorded.',
  nothing: 'says nothing',
  noNote: 'No note.',
  now: (value: string) => `Now ${value}, after review`,
  keep: 'Keep mine',
  change: (value: string) => `Change mine to ${value}`,
  unclear: 'The rubric is unclear',
  dispute: 'The reference is wrong',
  cause: 'Why the two differ',
  causes: {
    'judge wrong': 'The judge is wrong',
    'my slip': 'My slip',
    'rubric gap': 'A gap in the rubric',
    'ambiguous run': 'The run is ambiguous',
  },
  revision:
    'A change is written as a revision: your blind label stays what it is, and counts unless “After review” is chosen.',

  moreFigures: 'More figures',

  threshold: 'Threshold',
  thresholdNote: (items: number) => `${counted(items, 'graded item')} with a PASS or FAIL of the human`,
  passesFrom: 'The judge passes from a score of',
  passesFromShort: 'From score',
  passes: 'Passes',
  atLeast: (score: string) => `at least ${score}`,
  byItself: 'as the judge says itself',
  itself: 'As the judge says itself',
  bestIs: (score: string) => `Highest kappa: ${score}`,
  curves: { kappa: 'Kappa', tpr: 'TPR', tnr: 'TNR' },
  highest: 'highest',
  thresholdTable: 'By the score from which on the judge passes',
  thresholdSome: (shown: number, of: number) =>
    `${grouped(shown)} of ${counted(of, 'score')}, evenly, with those where a curve is highest`,
  chooseThreshold: (score: string) => `Pass from ${score} on`,
  tuning: 'A threshold chosen on these labels fits them too well',
  tuningWhy:
    'What kappa is there is more than it will be on new items. The check below chooses on one half and tries on the other.',
  chartLoading: 'Drawing…',
  chartNotLoaded: 'The chart could not be loaded; the table says the same.',
  seed: 'Seed of the split',
  seedProblem: 'A whole number from 0 to 4,294,967,295.',
  splitNone: 'Kappa is undefined at every score of the half that the threshold would be chosen on.',
  split: (score: string, chosen: number, best: string, checked: number, kappa: string) =>
    `On ${counted(chosen, 'item')} kappa is highest from ${score} on (${best}); on the other ${grouped(checked)} it is ${kappa} there.`,

  people: 'Human against human',
  peopleWhy: 'If people disagree, the judge cannot be better than this.',
  peopleTable: 'Kappa, two by two; n is how many items both labelled',
  peopleJudge: 'judge',
  fleiss: 'Fleiss’ kappa',
  fleissAbout: (items: number) => `over ${counted(items, 'item')} that all of them labelled`,
  alpha: 'Krippendorff’s alpha',
  alphaAbout: (items: number) => `over ${counted(items, 'item')} that at least two of them labelled`,
  pairText: (kappa: string, n: number) => `${kappa}, n=${grouped(n)}`,

  settle: 'To settle',
  settleWhy:
    'Items on which people differ, those they agree least on first. Names are left out; the letters are dealt anew for each item.',
  settleNobody: 'Say who you are on the labelling page first: what is settled is kept under your name.',
  settleRater: (letter: string) => `Rater ${letter}`,
  settled: (value: string) => `settled as ${value}`,
  settleAs: (value: string) => `Settle as ${value}`,
  settleOpen: (count: number) => `${grouped(count)} not settled`,
  settleNote: 'Why',
  settleNoteHint: 'Needed where you say what none of them said.',
  settleNoteMissing: 'Say why: none of them said so.',
  settleShow: 'Show the run',

  unlabelled: 'Items that nobody labelled',
  unlabelledWhat: (passes: number, of: number, share: string) =>
    `The judge passes ${grouped(passes)} of ${counted(of, 'unlabelled item')} (${share} %). What is known of it from the labelled ones corrects that:`,
  roganGladen: 'Rogan and Gladen',
  roganGladenAbout:
    'From TPR and TNR of the judge; needs items that the human passed and failed, and a judge better than chance.',
  predictionPowered: 'Prediction-powered',
  predictionPoweredAbout:
    'The judge’s rate there, moved by how far it was off where somebody labelled; cannot blow up.',

  totals: 'Judge’s total against the rubric’s',
  totalsWhat: (same: number, n: number) => `The same on ${grouped(same)} of ${counted(n, 'item')}.`,
  totalsKappa: (kappa: string) => `Kappa with quadratic weights over tenths is ${kappa}.`,
  totalsApart: (count: number) =>
    count === 0
      ? 'None differs by more than 0.1.'
      : `${counted(count, 'item')} ${count === 1 ? 'differs' : 'differ'} by more than 0.1:`,
  totalsPair: (judge: string, rubric: string) => `judge ${judge}, rubric ${rubric}`,
  parts: 'Part by part',
  partsWhat: 'Your scores, weighted by distance on the bands of each part, against those of',
  partsByRules: 'Compare with the rules of the rubric',
  rules: 'the rules of the rubric',
  partColumns: { part: 'Part', n: 'n', same: 'The same', linear: 'Linear kappa', quadratic: 'Quadratic kappa' },

  export: 'Save',
  exports: {
    json: 'Save as one JSON object',
    markdown: 'Save as Markdown',
    copy: 'Copy as Markdown',
  },
  copied: 'Copied',
  copyRefused: 'The browser does not allow copying',

  number: (value: number, digits = 2) => (value < 0 ? `-${scoreText(-value, digits)}` : scoreText(value, digits)),
} as const;
