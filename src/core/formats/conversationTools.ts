import { asString, elements, member, members, rawText, sliceOf, sliceType, type JsonSlice } from '../json/slice.ts';
import type { ToolsSource } from '../model/item.ts';
import { present, type Fields } from './fields.ts';
import { jsonInside } from './nestedJson.ts';
import { toolsField } from './tools.ts';

/** Where the tools of a conversation stand; `functions` in older files. */
export const TOOLS_MEMBERS: readonly string[] = ['tools', 'functions'];

/** The tools beside a conversation. Anthropic's `input_schema` gets the name that others have for it. */
export function conversationTools(row: Fields): ToolsSource | null {
  const name = TOOLS_MEMBERS.find((one) => present(row, one) !== undefined);
  if (name === undefined) return null;
  const found = row.byName.get(name)!;
  // ShareGPT's files write no tools as an empty text.
  if (asString(found)?.trim() === '') return null;
  return rawText(found).includes('input_schema') ? toolsField(row, name, renamed) : toolsField(row, name);
}

/** Whether a row offers a tool. */
export function offersTools(row: Fields): boolean {
  return TOOLS_MEMBERS.some((name) => {
    const found = present(row, name);
    const list = found === undefined ? null : jsonInside(found);
    return list !== null && elements(list).length > 0;
  });
}

function renamed(slice: JsonSlice): JsonSlice {
  const list = jsonInside(slice);
  return list === null || sliceType(list) !== 'array' ? slice : sliceOf(`[${elements(list).map(toolText).join(', ')}]`);
}

/** The tool as JSON text, its values as they were written. */
function toolText(tool: JsonSlice): string {
  if (member(tool, 'input_schema') === undefined || member(tool, 'parameters') !== undefined) return rawText(tool);
  const parts = members(tool).map((one) => {
    const key = one.key === 'input_schema' ? 'parameters' : one.key;
    return `${JSON.stringify(key)}: ${rawText(one)}`;
  });
  return `{${parts.join(', ')}}`;
}
