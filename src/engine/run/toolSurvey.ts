import { asString, elements, rawText, type JsonSlice } from '../../core/json/slice.ts';
import { ToolsInRow } from '../../core/formats/tools.ts';
import { surveyTools } from '../../core/scorers/xlam/typeWords.ts';

type Survey = ReturnType<typeof surveyTools>;

/** Tools that are remembered, and characters of them. */
const MOST_TOOLS = 50_000;
const MOST_CHARACTERS = 32_000_000;

/**
 * Surveys the tools of row after row. Rows of a dataset share their tools: a tool whose type words were found right is
 * known by its text, and a list of nothing but such tools needs no further look. (Each is JSON, and whichever way such
 * a list is read, nothing in it is refused.)
 */
export class ToolSurvey {
  private readonly right = new Set<string>();
  private characters = 0;

  /** `slice`: the tools as they stand in the row, a list or JSON text of one. */
  survey(slice: JsonSlice): Survey {
    const text = asString(slice) ?? rawText(slice);
    const list = { text, start: 0, end: text.length };
    const tools = elements(list);
    if (
      tools.length > 0 &&
      text.slice(tools.at(-1)!.end) === ']' &&
      tools.every((tool) => this.right.has(rawText(tool)))
    ) {
      return { tools: tools.length, problems: [] };
    }
    const source = new ToolsInRow(slice);
    const survey = surveyTools(source);
    if (survey.problems.length === 0 && source.dialect === 'xlam') for (const tool of tools) this.remember(tool);
    return survey;
  }

  /** By a text of its own: a piece of another would keep the whole of that in memory. */
  private remember(tool: JsonSlice): void {
    this.characters += tool.end - tool.start;
    if (this.right.size >= MOST_TOOLS || this.characters > MOST_CHARACTERS) return;
    const own: unknown = JSON.parse(JSON.stringify(rawText(tool)));
    if (typeof own === 'string') this.right.add(own);
  }
}
