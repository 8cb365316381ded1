import { ROW } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import type { ToolsSource } from '../model/item.ts';

/** What a tool's parameter is declared to be, as far as a bare value is read by it. */
export interface ParameterType {
  readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'container' | null;
  readonly nullable: boolean;
}

/** Nothing is declared. */
const UNTYPED: ParameterType = { kind: null, nullable: false };

/**
 * By the letters that a type word begins with (`int, optional`, `List[str]`, `string`), as vLLM's parsers sort them.
 */
const KINDS: readonly (readonly [RegExp, ParameterType['kind']])[] = [
  [/^(?:str|string|text|varchar|char|enum)$/, 'text'],
  [/^(?:int|uint|long|short|unsigned)/, 'integer'],
  [/^(?:num|float|double)/, 'number'],
  [/^(?:bool|boolean|binary)$/, 'boolean'],
  [/^(?:object|array|arr|dict|list|tuple|set)/, 'container'],
];

/** The types of one item's tools; its text is read when a type is first asked for. */
export class ParameterTypes {
  private readonly tools: ToolsSource | null;
  private list: readonly JsonObject[] | null = null;

  constructor(tools: ToolsSource | null) {
    this.tools = tools;
  }

  of(tool: string, parameter: string): ParameterType {
    this.list ??= this.read();
    const found = this.list.find((one) => one.get('name') === tool);
    const schema = found === undefined ? undefined : propertiesOf(found)?.get(parameter);
    if (typeof schema === 'string') return typeOfWord(schema);
    return schema === undefined || !isJsonObject(schema) ? UNTYPED : typeOfSchema(schema);
  }

  private read(): readonly JsonObject[] {
    const read = this.tools === null ? null : readJson(this.tools.text, ROW);
    if (read === null || !read.ok || !isJsonArray(read.value)) return [];
    return read.value.filter(isJsonObject).map((tool) => objectAt(tool, 'function') ?? tool);
  }
}

/** `parameters` is a JSON Schema with `properties`, or by name at once; Anthropic calls it `input_schema`. */
function propertiesOf(tool: JsonObject): JsonObject | null {
  const schema = objectAt(tool, 'parameters') ?? objectAt(tool, 'input_schema');
  return schema === null ? null : (objectAt(schema, 'properties') ?? schema);
}

function typeOfSchema(schema: JsonObject): ParameterType {
  const words = wordsOf(schema.get('type'));
  const options = schema.get('anyOf') ?? schema.get('oneOf') ?? null;
  if (words.length === 0 && isJsonArray(options)) {
    words.push(...options.filter(isJsonObject).flatMap((option) => wordsOf(option.get('type'))));
  }
  const word = words.find((one) => one !== 'null');
  return { ...(word === undefined ? UNTYPED : typeOfWord(word)), nullable: words.includes('null') };
}

function wordsOf(type: JsonValue | undefined): string[] {
  if (typeof type === 'string') return [type];
  return type !== undefined && isJsonArray(type) ? type.filter((one) => typeof one === 'string') : [];
}

function typeOfWord(word: string): ParameterType {
  const nullable = word.startsWith('Optional[');
  const letters = /^[a-z]*/.exec((nullable ? word.slice('Optional['.length) : word).trim().toLowerCase())?.[0] ?? '';
  return { kind: KINDS.find(([pattern]) => pattern.test(letters))?.[1] ?? null, nullable };
}

function objectAt(object: JsonObject, key: string): JsonObject | null {
  const found = object.get(key);
  return found !== undefined && isJsonObject(found) ? found : null;
}
