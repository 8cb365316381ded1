import { comparisonObject } from '../../core/comparison/comparisonObject.ts';
import { disagreed, leftOutCounts } from '../../core/comparison/compareSeries.ts';
import { matrixOfTable } from '../../core/agreement/table.ts';
import type { Pair } from '../../core/labels/pairs.ts';
import {
  agreementSentence,
  BAND_SOURCE,
  disagreementsSentence,
  leanSentence,
  notBlindSentence,
  strictnessSentence,
} from '../../core/words/agreement.ts';
import { comparedSentence } from '../../core/words/labels.ts';
import { grouped } from '../../core/words/numbers.ts';
import { markdownCell } from '../markdownCell.ts';
import type { Compared } from './compareSides.ts';

export interface BothNames {
  readonly human: string;
  readonly judge: string;
}

/** One JSON object, as `touchstone agreement --json` prints it. */
export function comparisonText({ comparison }: Compared, names: BothNames): string {
  return `${JSON.stringify(comparisonObject(comparison, { ...names, unmentioned: 0 }), null, 2)}\n`;
}

/** The sentences and the table, for a report. */
export function comparisonMarkdown({ comparison, atLeast }: Compared, { human, judge }: BothNames): string {
  const { report, pairs, leftOut, categories, undisputed } = comparison;
  const matrix = report.kind === 'table' ? matrixOfTable(report.of.table) : report.of.matrix;
  const rows = [
    [`${judge} \\ ${human}`, ...categories, 'total'],
    ...matrix.map((row, at) => [categories[at]!, ...[...row, sum(row)].map(grouped)]),
    ['total', ...[...categories.map((_, at) => sum(matrix.map((row) => row[at]!))), pairs.length].map(grouped)],
  ];
  const [head, ...body] = rows.map((row) => `| ${row.map(markdownCell).join(' | ')} |`);
  const notBlind = pairs.filter(({ sighted }) => sighted).length;
  return [
    ...conclusions(comparison, atLeast),
    '',
    head,
    `|${categories.map(() => ' ---: |').join('')} ---: |`.replace('|', '| --- |'),
    ...body,
    '',
    ...(report.kind === 'table' ? [leanSentence(report.of), strictnessSentence(report.of)] : []),
    `${comparedSentence(pairs.length, leftOutCounts(leftOut))}.`,
    notBlind === 0 ? null : notBlindSentence(notBlind, pairs.length),
    undisputed === null
      ? null
      : `Without items whose reference is held to be wrong: ${agreementSentence(undisputed.of)}`,
    BAND_SOURCE,
    '',
  ]
    .filter((line) => line !== null)
    .join('\n');
}

/** What is to be said first: how far the two agree, and on what they do not. */
function conclusions(comparison: Compared['comparison'], atLeast: string | null): readonly string[] {
  const { report } = comparison;
  const { judgePassed, humanPassed } = disagreed(comparison);
  return [
    agreementSentence(report.of),
    ...(report.kind === 'table' && report.of.n > 0
      ? [disagreementsSentence({ judgePassed: judgePassed.map(itemName), humanPassed: humanPassed.map(itemName) })]
      : []),
    ...(atLeast === null ? [] : [`The judge passes what it scores at least ${atLeast}.`]),
  ];
}

/** `R2`, with its attempt where there are several. */
export function itemName({ key: { id, attempt } }: Pick<Pair, 'key'>): string {
  return attempt === 0 ? id : `${id}/${attempt}`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((so, count) => so + count, 0);
}
