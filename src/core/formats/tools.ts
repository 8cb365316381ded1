import { asString, elements, member, members, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { ToolsSource } from '../model/item.ts';
import { excerptOfSlice } from './excerpt.ts';
import { present, pathOf, type Fields } from './fields.ts';
import { jsonInside } from './nestedJson.ts';

/**
 * An item's tools as a list or as JSON text of one. Text that is no list is kept with an issue, so
 * that building schemas can refuse it by name; scoring does not need it.
 */
export function toolsField(row: Fields, name: string): ToolsSource | null {
  const found = present(row, name);
  if (found === undefined) return null;
  const list = jsonInside(found);
  if (list !== null && sliceType(list) === 'array') return toolsOf(list);
  row.issues.push({ code: 'tools-unreadable', path: pathOf(row, name), found: excerptOfSlice(found) });
  return { text: asString(found) ?? rawText(found), dialect: 'xlam' };
}

/**
 * `json-schema` when at least one tool carries a JSON Schema and none carries type words: a list
 * that mixes both stays `xlam`, where an unreadable parameter is refused instead of sent untyped.
 */
export function toolsOf(list: JsonSlice): ToolsSource {
  const text = rawText(list);
  return { text, dialect: mayHoldSchemas(text) && holdsSchemas(list) ? 'json-schema' : 'xlam' };
}

/** Most lists hold type words: one search through the text is far cheaper than a walk. */
function mayHoldSchemas(text: string): boolean {
  return text.includes('"function"') || text.includes('"object"') || text.includes('\\u');
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
  const schema = textMember(parameters, 'type') === 'object' && (properties === undefined || isObject(properties));
  return schema ? 'schema' : 'words';
}

function textMember(slice: JsonSlice, name: string): string | null {
  const found = member(slice, name);
  return found === undefined ? null : asString(found);
}

function isObject(slice: JsonSlice | undefined): boolean {
  return slice !== undefined && sliceType(slice) === 'object';
}
