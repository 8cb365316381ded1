import { counted, grouped } from '../../core/words/numbers.ts';
import { jsonErrorSentence } from '../../core/words/jsonError.ts';
import { pathProblemSentence } from '../../core/words/path.ts';
import { scoreText } from '../../core/words/trajectory.ts';
import { unreachable } from '../../core/words/unreachable.ts';
import type { ArgumentsMode } from '../../core/trajectory/argumentsLayer.ts';
import type { Fraction } from '../../core/trajectory/trajectory.ts';
import type { LaneName } from '../../state/build.ts';
import type { ArgumentsProblem } from '../../state/buildArguments.ts';
import type { WhatIf } from '../../state/buildWhatIf.ts';
import type { BuildLinkProblem } from '../../state/buildLink.ts';

const LANES: Readonly<Record<LaneName, string>> = { reference: 'Reference', candidate: 'Candidate' };

/** Every word of the builder. */
export const words = {
  title: 'Build',
  about: 'Two sequences of tool calls, held against each other at every change.',
  runs: 'Runs of the sample',
  undo: 'Undo',
  redo: 'Redo',
  copyLink: 'Copy link',
  save: 'Save as a file',
  open: 'Open a file…',
  openPicker: 'A file of the builder',
  dropTitle: 'Drop it here',
  dropText: 'A file that the builder saved opens here, any other as a dataset.',

  lane: LANES,
  laneSteps: (lane: LaneName, steps: number) => `${LANES[lane]}: ${counted(steps, 'step')}`,
  stepCount: (steps: number) => counted(steps, 'step'),
  laneEmpty: { reference: 'No steps are asked for.', candidate: 'No steps were taken.' },
  clear: (lane: LaneName) => `Clear the ${lane}`,
  clearShort: 'Clear',
  copySteps: (lane: LaneName) => `Copy the ${lane} as text`,
  asReference: 'Make it the reference',
  lanes: 'Reference and candidate, step by step',
  lanesHint: 'Arrow keys go from step to step, Space picks one up.',
  parallel: 'in any order',
  gap: (name: string) => `${name} is missing here`,
  comparing: 'Comparing… the labels are those of before.',
  notCompared: (message: string) => `The two could not be compared: ${message}. Change a step to try again.`,
  refused: (clause: string) => `The labels and scores are left out: ${clause}.`,

  add: 'Add',
  addTo: 'Add steps to',
  addField: 'A name, or steps to paste',
  addHint: 'search > open > answer, [a, b] for calls in parallel, or a JSON list of names and calls',
  addPlace: (lane: LaneName, after: string | null) =>
    `A click adds it ${after === null ? `at the end of the ${lane}` : `in the ${lane}, behind ${after}`}; or drag it to its place.`,
  tools: 'Known tools',
  addTool: (name: string, lane: LaneName) => `Add ${name} to the ${lane}`,
  added: (count: number, lane: LaneName) => `${counted(count, 'step')} added to the ${lane}.`,

  step: (lane: LaneName, at: number, of: number) => `Step ${grouped(at + 1)} of ${grouped(of)} of the ${lane}`,
  stepRole: 'step',
  stepPanel: 'The selected step',
  name: 'Name',
  rename: 'Rename',
  duplicate: 'Duplicate',
  remove: 'Remove',
  earlier: 'Earlier',
  later: 'Later',
  join: 'In parallel with the step before it: the order of the two is free',
  failed: 'The call',
  failedValues: { unknown: 'is not known to have failed', no: 'succeeded', yes: 'failed' },
  failedShort: 'failed',
  arguments: 'Arguments',
  argumentsHint: 'JSON of an object. Nothing here means that no arguments were captured, which is not the same as {}.',
  format: 'Lay out',
  forget: 'Not captured',
  argumentsMode: 'Arguments have to',
  argumentsModes: {
    ignore: 'be anything',
    exact: 'be equal',
    subset: 'be some of the reference’s',
    superset: 'hold the reference’s',
  } satisfies Record<ArgumentsMode, string>,
  argumentsAgree: (agrees: boolean) => (agrees ? 'agrees' : 'does not agree'),
  differences: 'From the reference to the candidate',
  differencesMore: 'There are more differences than these.',
  argumentsUnequal: (count: number, of: number) =>
    `Arguments agree in ${grouped(of - count)} of ${counted(of, 'matched step')} that ${of === 1 ? 'has' : 'have'} any.`,

  picked: (name: string, place: string) => `Picked up ${name}. ${place}.`,
  moved: (name: string, place: string) => `${name} is now at: ${place}.`,
  dropped: (name: string, place: string) => `Put down ${name}. ${place}.`,
  dropCancelled: (name: string) => `${name} stays where it was.`,
  dragHelp:
    'Press Space to pick the step up, arrow keys to move it, Space again to put it down, Escape to leave it where it was. Enter renames it, Delete removes it.',

  alternatives: (index: number, count: number, cut: boolean) =>
    `${grouped(index + 1)} of ${cut ? 'more than ' : ''}${grouped(count)}`,
  alternativesSaid: (count: number, cut: boolean) =>
    `${cut ? 'More than ' : ''}${grouped(count)} equally good alignments`,
  alternativeShown: (index: number) => (index === 0 ? 'showing the earliest' : `showing number ${grouped(index + 1)}`),
  alternativesSame: 'The scores are the same in each.',
  oneAlignment: 'There is one best alignment.',
  counting: 'Counting equally good alignments…',
  nextAlternative: 'Next alignment',
  previousAlternative: 'Previous alignment',
  rules: {
    names: 'Chosen: the reference read forward, then the earliest step of the candidate.',
    arguments: 'Chosen among equally long ones: most matched steps with equal arguments.',
    status: 'Chosen among equally long ones: fewest failed steps matched.',
    'names-only': 'Too long for arguments and failures to be asked: chosen by names alone.',
  },

  scores: 'Scores',
  beside: 'Beside them',
  empty: {
    both: 'No tools expected, none used',
    reference: 'No reference steps',
    candidate: 'No steps taken',
  },
  equals: (formula: string, value: string) => `${formula} = ${value}`,
  arrow: (formula: string, value: string) => `${formula} → ${value}`,
  judge: 'Mock judge',
  verdict: { pass: 'PASS', 'low-order': 'FAIL', 'too-many-extra': 'FAIL' },
  orderAtLeast: 'Order-aware at least',
  extraAtMost: 'Extra steps at most',
  badOrder: 'A number from 0 to 1',
  badExtra: 'A whole number from 0',

  whatIf: {
    without: (name: string, credit: Fraction) => `Without this ${name}: step credit ${fraction(credit)}`,
    with: (name: string, credit: Fraction) => `With ${name} where it is missing: step credit ${fraction(credit)}`,
    'without-answer': (name: string, credit: Fraction) =>
      `Without the ${name} that answers it: step credit ${fraction(credit)}`,
  } satisfies Record<WhatIf['kind'], unknown>,
  whatIfHint: 'Point at a step to see what it is worth. Select it to change it, drag it to move it.',

  notes: 'Notes',
  notesMore: (count: number) => `and ${counted(count, 'more note', 'more notes')}`,
  padding: 'Padding',

  grid: 'Alignment grid',
  gridDrawn: 'Alignment grid, drawn',
  gridAbout: 'Reference steps across, candidate steps down. Filled: matched.',
  gridTies: 'Ringed: matched in another equally good alignment. Dot: the same name.',
  gridTiesCut: 'Ringed: matched in another of the first 99 equally good alignments. Dot: the same name.',
  gridFar: 'Too long for every cell: the matched path alone.',
  gridLabel: (wanted: number, made: number, matched: number) =>
    `${counted(wanted, 'reference step')} against ${counted(made, 'candidate step')}; ${counted(matched, 'matched pair')}`,
  gridText: 'The same in words',
  gridPair: (reference: number, candidate: number, name: string) =>
    `${name}: reference step ${grouped(reference + 1)}, candidate step ${grouped(candidate + 1)}`,
  gridMore: (count: number) => `and ${counted(count, 'more pair', 'more pairs')}`,

  schools: 'What other systems would say',
  schoolsAbout:
    'The same two sequences by the rules of other systems, in our own words. Groups are opened for them, and each rule keeps its oddities.',
  schoolsLoading: 'Loading the rules…',
  schoolsFailed: 'The rules could not be loaded. Fold the table and open it again.',
  schoolsHead: { rule: 'Rule', says: 'Says', about: 'What it does' },
  ruleCount: (count: number) => counted(count, 'rule'),
  schoolKnown: (count: number) => `Known to be odd (${grouped(count)})`,
  schoolParts: (precision: number, recall: number, f1: number) =>
    `precision ${scoreText(precision)}, recall ${scoreText(recall)}, F1 ${scoreText(f1)}`,
  undefinedBecause: (why: string) => `undefined (${why})`,
  errorBecause: (why: string) => `error (${why})`,
  schoolValue: (value: number | boolean) => (typeof value === 'boolean' ? String(value) : scoreText(value)),

  brokenLink: 'The link could not be read',
  brokenFile: (name: string) => `${name} could not be opened here`,
  kept: 'What was here before is unchanged.',
  asDataset: 'Open it as a dataset',
  tooLong: (letters: number) =>
    `What is built takes ${kilobytes(letters)} in a link, and links carry 8 kB. Save it as a file to keep it or hand it on: it opens here again, by Open or by dropping it.`,
  tooLongTitle: 'Too long for a link',
} as const;

/** `4 / 4 = 1.00`. */
function fraction({ value, numerator, denominator }: Fraction): string {
  return `${grouped(numerator)} / ${grouped(denominator)} = ${scoreText(value)}`;
}

function kilobytes(letters: number): string {
  return `${(letters / 1024).toFixed(1)} kB`;
}

/** What is wrong with a text of arguments, with its place. */
export function argumentsProblemSentence(problem: ArgumentsProblem): string {
  if (problem.code === 'not-an-object') return 'This is JSON, but no object. It is kept, and compared as it is.';
  return `${jsonErrorSentence(problem.error)} It is kept, and equals only the same text.`;
}

/** Why a link or a file of the builder cannot be read, with its cause and the way out. */
export function buildProblemSentence(problem: BuildLinkProblem): string {
  switch (problem.code) {
    case 'not-packed':
      return 'The part behind t= is cut off or was changed on its way. Ask for the link again, or for the file.';
    case 'too-long':
      return 'The part behind t= is longer than any link that the builder makes. Ask for the file.';
    case 'not-json':
      return `It is no JSON. ${jsonErrorSentence(problem.error)}`;
    case 'no-trajectory':
      return 'The builder reads one JSON object with a list “trajectory”, and an object “reference” with a list “trajectory” in it.';
    case 'bad-path':
      return `Its ${problem.side} is no list of steps. ${pathProblemSentence(problem.problem)}`;
    default:
      return unreachable(problem);
  }
}
