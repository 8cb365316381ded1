import { ROW } from '../../json/policy.ts';
import { readJson } from '../../json/reader.ts';
import {
  asString,
  elements,
  member,
  members,
  rawText,
  readSlice,
  sliceType,
  type JsonSlice,
} from '../../json/slice.ts';
import { isJsonObject, type JsonValue } from '../../json/value.ts';
import { writeJson } from '../../json/write.ts';
import type { TypeWordProblem } from '../../model/issue.ts';
import type { ToolsSource } from '../../model/item.ts';
import { cut } from '../cut.ts';
import type { ToolSchema } from '../toolSchema.ts';
import { parameterSchema } from './parameterSchema.ts';
import { readTypeWords } from './readTypeWords.ts';

export type ToolProblem = Omit<TypeWordProblem, 'place' | 'id'>;

/**
 * A tool's parameters as they would be sent. Those of the dialect `json-schema` are a schema already
 * and are sent as written; those of `xlam` are built from the row's type words (document 000).
 */
export function toolSchema(tool: JsonSlice, dialect: ToolsSource['dialect']): ToolSchema {
  if (dialect === 'json-schema') return { kind: 'as-written', text: writtenParameters(tool) };
  const problems = checkToolByText(tool);
  if (problems.length > 0) return { kind: 'refused', problems };
  const properties = new Map<string, JsonValue>();
  const required: JsonValue[] = [];
  for (const [name, parameter] of parametersOf(tool)) {
    const read = parameterSchema(parameter);
    if (!read.ok) continue;
    properties.set(name, read.schema);
    if (read.required) required.push(name);
  }
  const schema = new Map<string, JsonValue>([
    ['type', 'object'],
    ['properties', properties],
  ]);
  if (required.length > 0) schema.set('required', required);
  return { kind: 'schema', text: writeJson(schema).text };
}

/**
 * Why an item's tools cannot be sent: every parameter whose words are outside the grammar, in the
 * order of the row; empty when all can. Tools of the dialect `json-schema` are never refused. A text
 * that is no JSON list, or a tool that is no JSON, is `tools-unreadable`.
 */
export function checkTools(tools: ToolsSource): readonly ToolProblem[] {
  return surveyTools(tools).problems;
}

/** As `checkTools`, with how many tools there are. */
export function surveyTools(tools: ToolsSource): { readonly tools: number; readonly problems: readonly ToolProblem[] } {
  const { text } = tools;
  // `elements` finds its own end: the text need not be walked for it first.
  const list = { text, start: text.search(/[^ \t\r\n]|$/), end: text.length };
  const found = elements(list);
  if (tools.dialect === 'json-schema') return { tools: found.length, problems: NONE };
  if (!LIST_END.test(text.slice(found.at(-1)?.end ?? list.start + 1)) || sliceType(list) !== 'array') {
    return { tools: 0, problems: [unreadable('', list)] };
  }
  let problems: ToolProblem[] | null = null;
  for (const tool of found) {
    const more = checkToolByText(tool);
    if (more.length > 0) problems = [...(problems ?? []), ...more];
  }
  return { tools: found.length, problems: problems ?? NONE };
}

const LIST_END = /^[ \t\r\n]*\][ \t\r\n]*$/;
const NONE: readonly ToolProblem[] = [];
/**
 * Rows of a data set share their tools: problems are kept by the tool's own text, which says all.
 * A piece of a text may keep the whole of it in memory, so the whole is counted against the budget.
 */
const BUDGET = 32_000_000;
let spent = 0;
const known = new Map<string, readonly ToolProblem[]>();

function checkToolByText(tool: JsonSlice): readonly ToolProblem[] {
  const text = rawText(tool);
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const problems = readJson(text, ROW).ok ? checkTool(tool) : [unreadable('', tool)];
  spent += tool.text.length;
  if (spent > BUDGET) {
    known.clear();
    spent = tool.text.length;
  }
  if (spent <= BUDGET) known.set(text, problems);
  return problems;
}

/** A tool without parameters has none to give a type; one without a name cannot be sent. */
function checkTool(tool: JsonSlice): readonly ToolProblem[] {
  if (sliceType(tool) !== 'object') return [unreadable('', tool)];
  const found = member(tool, 'name') ?? member(tool, 'api_name');
  const name = found === undefined ? null : asString(found);
  if (name === null) return [unreadable('', tool)];
  const parameters = member(tool, 'parameters');
  if (parameters === undefined || sliceType(parameters) === 'null') return NONE;
  if (sliceType(parameters) !== 'object') return [unreadable(name, parameters)];
  const problems: ToolProblem[] = [];
  for (const parameter of members(parameters)) {
    const problem = checkParameter(parameter);
    if (problem !== null) problems.push({ tool: name, parameter: parameter.key, ...problem });
  }
  return problems.length > 0 ? problems : NONE;
}

function checkParameter(parameter: JsonSlice): Pick<ToolProblem, 'words' | 'why'> | null {
  const type = member(parameter, 'type');
  const words = type === undefined ? null : asString(type);
  if (words !== null) {
    const read = readTypeWords(words);
    if (read.ok && read.defaultInWords === undefined) return null;
  }
  const value = readSlice(parameter, ROW);
  const schema = value.ok ? parameterSchema(value.value) : null;
  if (schema === null) return { why: 'no-type', words: excerpt(parameter) };
  return schema.ok ? null : { why: schema.why, words: schema.words };
}

function parametersOf(tool: JsonSlice): ReadonlyMap<string, JsonValue> {
  const parameters = member(tool, 'parameters');
  const read = parameters === undefined ? null : readSlice(parameters, ROW);
  return read?.ok === true && isJsonObject(read.value) ? read.value : new Map<string, JsonValue>();
}

/** The parameters of an OpenAI-shaped tool, or of one that holds them itself. */
function writtenParameters(tool: JsonSlice): string {
  const inner = member(tool, 'function') ?? tool;
  const parameters = member(inner, 'parameters') ?? member(inner, 'input_schema') ?? member(inner, 'inputSchema');
  return parameters === undefined ? '{}' : rawText(parameters);
}

function unreadable(tool: string, slice: JsonSlice): ToolProblem {
  return { tool, parameter: '', words: excerpt(slice), why: 'tools-unreadable' };
}

function excerpt(slice: JsonSlice): string {
  return cut(rawText(slice), 200);
}
