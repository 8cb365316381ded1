import { forSpreadsheet } from '../../core/report/spreadsheetText.ts';
import { conformanceFigures, figureSentence, leftOutSentences, shareText } from '../../core/words/conformanceReport.ts';
import { gateNoteSentence, regressionSentence } from '../../core/words/gate.ts';
import { counted, grouped } from '../../core/words/numbers.ts';
import { fileInWords } from '../../core/words/quoted.ts';
import type { ConformanceReport } from '../../engine/conformance.ts';
import { markdownCell } from '../markdownCell.ts';
import type { Held, HeldCategory } from './held.ts';

/** The report with what it is held against, for a document of somebody else's. */
export function reportMarkdown(report: ConformanceReport, held: Held | null): string {
  const { result, adapter, corpus } = report;
  return [
    `# TOOLCALL-300: ${markdownCell(fileInWords(corpus))}`,
    '',
    `Adapter: ${markdownCell(fileInWords(adapter))}.`,
    '',
    ...conformanceFigures(result, report.rightByException).map((figure) => `- ${figureSentence(figure)}`),
    '',
    ...leftOutSentences(report).flatMap((sentence) => [markdownCell(sentence), '']),
    ...(held === null ? [] : [...gateLines(held), '']),
    `| category | n | ok | rate |${held === null ? '' : ' change |'}`,
    `| --- | ---: | ---: | ---: |${held === null ? '' : ' ---: |'}`,
    ...result.byCategory.map(({ category, n, ok }) => {
      const cells = [markdownCell(category), grouped(n), grouped(ok), shareText(ok, n)];
      return `| ${[...cells, ...(held === null ? [] : [changeText(held.categories.get(category))])].join(' | ')} |`;
    }),
    '',
  ].join('\n');
}

/** The gate in the document's words: "no regression against base.json", or each reason. */
function gateLines({ file, gate }: Held): readonly string[] {
  const name = markdownCell(fileInWords(file));
  const { regressions } = gate;
  return [
    ...(regressions.length === 0
      ? [`No regression against ${name}.`]
      : [
          `${counted(regressions.length, 'regression')} against ${name}:`,
          '',
          ...regressions.map((one) => `- ${markdownCell(regressionSentence(one))}`),
        ]),
    ...(gate.notes.length === 0
      ? []
      : ['', 'Also:', '', ...gate.notes.map((note) => `- ${markdownCell(gateNoteSentence(note))}.`)]),
  ];
}

/** "+2", "-1", "0"; "new" where the baseline has none. The sign is the plain one, so that a table can be sorted. */
function changeText(held: HeldCategory | undefined): string {
  if (held === undefined) return 'new';
  const { change, cases } = held;
  const of = cases === 0 ? '' : ` of ${cases < 0 ? 'fewer' : 'more'} cases`;
  return `${change > 0 ? '+' : ''}${grouped(change)}${of}`;
}

/** The categories as a table: a header, then category, n, ok and rate as the result has it. RFC 4180. */
export function reportCsv({ result }: ConformanceReport): string {
  const rows = result.byCategory.map(({ category, n, ok, rate }) =>
    [csvText(forSpreadsheet(category)), n, ok, rate].join(','),
  );
  return ['category,n,ok,rate', ...rows].map((row) => `${row}\r\n`).join('');
}

function csvText(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
