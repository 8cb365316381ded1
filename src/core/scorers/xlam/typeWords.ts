import { ROW } from '../../json/policy.ts';
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
  const problems = checkTool(tool);
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
 * order of the row; empty when all can. Tools of the dialect `json-schema` are never refused.
 * Precondition: the text is JSON.
 */
export function checkTools(tools: ToolsSource): readonly ToolProblem[] {
  if (tools.dialect === 'json-schema') return NONE;
  const { text } = tools;
  // `elements` finds its own end: the text need not be walked for it first.
  const list = { text, start: text.search(/[^ \t\r\n]|$/), end: text.length };
  if (sliceType(list) !== 'array') return [unreadable('', list)];
  let problems: ToolProblem[] | null = null;
  for (const tool of elements(list)) {
    const found = checkToolByText(tool);
    if (found.length > 0) problems = [...(problems ?? []), ...found];
  }
  return problems ?? NONE;
}

const NONE: readonly ToolProblem[] = [];
/** Rows of a data set share their tools: verdicts by the tool's own text, which no other fact enters. */
const KEPT = 20_000;
const LONGEST = 8000;
const known = new Map<string, readonly ToolProblem[]>();

function checkToolByText(tool: JsonSlice): readonly ToolProblem[] {
  const text = rawText(tool);
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const problems = checkTool(tool);
  if (known.size >= KEPT) known.clear();
  if (text.length <= LONGEST) known.set(text, problems);
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
  return rawText(slice).slice(0, 200);
}
