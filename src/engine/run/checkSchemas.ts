import { sliceType } from '../../core/json/slice.ts';
import type { TypeWordProblem } from '../../core/model/issue.ts';
import { surveyTools } from '../../core/scorers/xlam/typeWords.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { ItemReader } from '../dataset/itemReader.ts';
import type { RunSummary } from '../engine.ts';
import type { Pace } from '../pace.ts';
import { Refused } from '../stop.ts';
import { ToolSurvey } from './toolSurvey.ts';

/** Problems that a refusal lists; all are counted. */
const LISTED = 50;

/**
 * Checks that the tools of every item can be sent; refuses the whole dataset when one cannot (document 000), with
 * the first offenders.
 */
export async function checkSchemas(
  dataset: Dataset,
  pace: Pace,
  onItems: (items: number) => void,
): Promise<RunSummary['schemas']> {
  const reader = new ItemReader(dataset, null);
  const { items, file } = dataset;
  const problems: TypeWordProblem[] = [];
  let total = 0;
  let tools = 0;
  let lastRow = -1;
  const survey = new ToolSurvey();
  for (let item = 0; item < items.count; item += 1) {
    if (pace.due()) {
      onItems(item);
      await pace.rest();
    }
    const row = items.row.at(item);
    // A further attempt at an item shares its row.
    if (row <= lastRow) continue;
    lastRow = row;
    while (!reader.ready(item)) await reader.load(item);
    const found = surveyOf(dataset, reader, item, survey);
    if (found === null) continue;
    tools += found.tools;
    total += found.problems.length;
    for (const problem of found.problems.slice(0, LISTED - problems.length)) {
      const place = { file: file.source.name, line: file.rows.lines.at(row), row: file.rows.numbers.at(row) };
      problems.push({ place, id: items.ids[item]!, ...problem });
    }
  }
  if (total > 0) throw new Refused({ code: 'type-words', rows: problems, total });
  return tools === 0 ? { kind: 'none' } : { kind: 'built', tools };
}

/** The item's tools surveyed, from the one member of its row that holds them where that can be cut out. */
function surveyOf(
  { file, items, tools }: Dataset,
  reader: ItemReader,
  item: number,
  survey: ToolSurvey,
): ReturnType<ToolSurvey['survey']> | null {
  const slice = file.rows.tools(items.row.at(item));
  if (slice !== undefined && slice !== null && sliceType(slice) !== 'null') return survey.survey(slice);
  if (slice !== undefined && tools === null) return null;
  const source = reader.read(item, 'whole').item.tools;
  return source === null ? null : surveyTools(source);
}
