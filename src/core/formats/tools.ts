import { asString, elements, member, members, rawText, skipBlanks, sliceType, type JsonSlice } from '../json/slice.ts';
import type { ToolsSource } from '../model/item.ts';
import { excerptOfSlice } from './excerpt.ts';
import { present, pathOf, type Fields } from './fields.ts';
import { jsonInside } from './nestedJson.ts';

/**
 * An item's tools, as a list or as JSON text of one; an issue when the member can be neither. The
 * text is not read here: tools are most of a row's bytes, and scoring needs none.
 */
export function toolsField(row: Fields, name: string, rewritten?: (tools: JsonSlice) => JsonSlice): ToolsSource | null {
  const found = present(row, name);
  if (found === undefined) return null;
  if (!mayBeList(found)) {
    row.issues.push({ code: 'tools-unreadable', path: pathOf(row, name), found: excerptOfSlice(found) });
  }
  return new ToolsInRow(found, rewritten);
}

/**
 * The tools in that member, read when they are first asked for, then also written anew where a format has other words.
 */
export class ToolsInRow implements ToolsSource {
  private readonly slice: JsonSlice;
  private readonly rewritten: (tools: JsonSlice) => JsonSlice;
  private source: ToolsSource | null = null;

  constructor(slice: JsonSlice, rewritten: (tools: JsonSlice) => JsonSlice = (tools) => tools) {
    this.slice = slice;
    this.rewritten = rewritten;
  }

  get text(): string {
    return this.read().text;
  }

  get dialect(): ToolsSource['dialect'] {
    return this.read().dialect;
  }

  toJSON(): ToolsSource {
    return { text: this.text, dialect: this.dialect };
  }

  private read(): ToolsSource {
    this.source ??= toolsIn(this.rewritten(this.slice));
    return this.source;
  }
}

/** Text that is no list is kept as it is: building schemas refuses it by name. */
function toolsIn(slice: JsonSlice): ToolsSource {
  const list = jsonInside(slice);
  if (list !== null && sliceType(list) === 'array') return toolsOf(list);
  return { text: asString(slice) ?? rawText(slice), dialect: 'xlam' };
}

/** By its first sign, which in a text may stand behind escaped blanks. */
function mayBeList(slice: JsonSlice): boolean {
  if (sliceType(slice) !== 'string') return sliceType(slice) === 'array';
  const { text } = slice;
  let at = skipBlanks(text, slice.start + 1);
  while (text.charCodeAt(at) === 0x5c && 'nrt'.includes(text.charAt(at + 1))) at = skipBlanks(text, at + 2);
  return text.charAt(at) === '[';
}

/**
 * `json-schema` when at least one tool carries a JSON Schema and none carries type words: a list
 * that mixes both stays `xlam`, where an unreadable parameter is refused instead of sent untyped.
 */
function toolsOf(list: JsonSlice): ToolsSource {
  const text = rawText(list);
  return { text, dialect: mayHoldSchemas(text) && holdsSchemas(list) ? 'json-schema' : 'xlam' };
}

/** Most lists hold type words: one search through the text is far cheaper than a walk. */
function mayHoldSchemas(text: string): boolean {
  return ['"function"', '"object"', '"dict"', '\\u'].some((sign) => text.includes(sign));
}

function holdsSchemas(list: JsonSlice): boolean {
  let schemas = 0;
  for (const tool of elements(list)) {
    const kind = toolKind(tool);
    if (kind === 'words') return false;
    if (kind === 'schema') schemas += 1;
  }
  return schemas > 0;
}

function toolKind(tool: JsonSlice): 'schema' | 'words' | 'neither' {
  if (textMember(tool, 'type') === 'function' && isObject(member(tool, 'function'))) return 'schema';
  const parameters = member(tool, 'parameters');
  if (parameters === undefined || members(parameters).length === 0) return 'neither';
  const properties = member(parameters, 'properties');
  const type = textMember(parameters, 'type');
  // Python's word for an object stands in many a schema; with type words it would be refused.
  const schema = (type === 'object' || type === 'dict') && (properties === undefined || isObject(properties));
  return schema ? 'schema' : 'words';
}

function textMember(slice: JsonSlice, name: string): string | null {
  const found = member(slice, name);
  return found === undefined ? null : asString(found);
}

function isObject(slice: JsonSlice | undefined): boolean {
  return slice !== undefined && sliceType(slice) === 'object';
}
