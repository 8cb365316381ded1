import type { AgreementMatrix } from '../core/agreement/table.ts';
import { matrixOfTable } from '../core/agreement/table.ts';
import { disagreed, leftOutCounts, type Report } from '../core/comparison/compareSeries.ts';
import type { Pair } from '../core/labels/pairs.ts';
import {
  agreementSentence,
  BAND_SOURCE,
  disagreementsSentence,
  leanSentence,
  statisticText,
  strictnessSentence,
} from '../core/words/agreement.ts';
import { comparedSentence } from '../core/words/labels.ts';
import { counted, grouped } from '../core/words/numbers.ts';
import { oneLine } from '../core/words/quoted.ts';
import type { Compared, ComparisonRequest } from './comparison.ts';

/** What `agreement` prints for people. */
export function agreementSentences(comparison: Compared, request: ComparisonRequest): readonly string[] {
  const { categories, pairs, leftOut, unmentioned, report, undisputed } = comparison;
  return [
    `${comparedSentence(pairs.length, leftOutCounts(leftOut, unmentioned))}.`,
    agreementSentence(report.of),
    ...differences(comparison),
    '',
    ...grid(report, categories, request),
    '',
    ...table(figuresOf(report)),
    '',
    ...(report.kind === 'table' ? [leanSentence(report.of), strictnessSentence(report.of)] : []).filter(
      (line) => line !== null,
    ),
    BAND_SOURCE,
    ...sightedSentences(pairs),
    ...(undisputed === null
      ? []
      : [`Without items whose reference is held to be wrong: ${agreementSentence(undisputed.of)}`]),
  ];
}

function differences(comparison: Compared): readonly string[] {
  if (comparison.report.kind === 'matrix' || comparison.pairs.length === 0) return [];
  const { judgePassed, humanPassed } = disagreed(comparison);
  return [disagreementsSentence({ judgePassed: judgePassed.map(itemName), humanPassed: humanPassed.map(itemName) })];
}

function itemName({ key: { id, attempt } }: Pair): string {
  return attempt === 0 ? id : `${id}/${attempt}`;
}

/** Counts with their totals: rows the judge's, columns the human's. */
function grid(report: Report, categories: readonly string[], { human, judge }: ComparisonRequest): readonly string[] {
  const matrix: AgreementMatrix = report.kind === 'table' ? matrixOfTable(report.of.table) : report.of.matrix;
  const columns = categories.map((_, at) => sum(matrix.map((row) => row[at]!)));
  const rows = [
    ['', ...categories.map((one) => `${human} ${one}`), 'total'],
    ...matrix.map((row, at) => [`${judge} ${categories[at]!}`, ...[...row, sum(row)].map(grouped)]),
    ['total', ...[...columns, sum(columns)].map(grouped)],
  ].map((row) => row.map((cell) => oneLine(cell, 40)));
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows.map((row) => {
    const cells = row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)));
    return `  ${cells.join('  ')}`.trimEnd();
  });
}

function sum(counts: readonly number[]): number {
  return counts.reduce((one, other) => one + other, 0);
}

function figuresOf({ kind, of }: Report): readonly (readonly [name: string, text: string])[] {
  return [
    ['observed agreement po', statisticText(of.po)],
    ['chance agreement pe', statisticText(of.pe)],
    ["Cohen's kappa", statisticText(of.kappa)],
    ['its standard error', statisticText(of.se)],
    ['highest kappa possible', statisticText(of.kappaMax)],
    [kind === 'table' ? 'PABAK' : 'Brennan-Prediger', statisticText(of.pabak)],
    ["Gwet's AC1", statisticText(of.gwet.coefficient)],
    ...(kind === 'table' ? [['McNemar, exact p', statisticText(of.mcnemar.exactP, 3)] as const] : []),
  ];
}

function table(rows: readonly (readonly [name: string, text: string])[]): readonly string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
}

function sightedSentences(pairs: readonly Pair[]): readonly string[] {
  const sighted = pairs.filter((pair) => pair.sighted).length;
  if (sighted === 0) return [];
  const were = sighted === 1 ? 'was' : 'were';
  return [`${counted(sighted, 'label')} ${were} given with the judge in sight, which draws the two together.`];
}
