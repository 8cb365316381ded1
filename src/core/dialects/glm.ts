import { skipBlanks } from '../json/slice.ts';
import type { Call, ToolsSource } from '../model/item.ts';
import { callOfBare, withoutBreaks, type BareArgument } from './argumentList.ts';
import { unparsed, type Dialect, type DialectRead } from './dialect.ts';
import { ParameterTypes } from './parameterType.ts';
import { isToolName } from './toolName.ts';

const OPEN = '<tool_call>';
const CLOSE = '</tool_call>';
const KEY = '<arg_key>';
const KEY_END = '</arg_key>';
const VALUE = '<arg_value>';
const VALUE_END = '</arg_value>';
/** A key or value that holds one of these could end elsewhere: it is not guessed where. */
const TAGS: readonly string[] = [OPEN, CLOSE, KEY, KEY_END, VALUE];

/**
 * `<tool_call>NAME<arg_key>KEY</arg_key><arg_value>value</arg_value></tool_call>`, mostly a part a line (GLM 4.5
 * to 4.7; vLLM `glm4_moe_tool_parser.py`, Ollama `glm46.go`). Announced by `<tool_call>` or `<arg_key>` anywhere.
 * Every tag has to be closed, the last too, as there. Values are read by the types of the item's tools (`bareValue`).
 */
export const glm: Dialect = { name: 'glm', readsTools: true, read };

function read(text: string, tools: ToolsSource | null): DialectRead {
  const first = text.indexOf(OPEN);
  const stray = text.indexOf(KEY);
  if (first < 0 && stray < 0) return null;
  if (first < 0 || (stray >= 0 && stray < first)) return unparsed(KEY, stray);
  const types = new ParameterTypes(tools);
  const calls: Call[] = [];
  for (let at = first; at >= 0;) {
    const found = readCall(text, at + OPEN.length, types);
    if (found === null) return unparsed(OPEN, at);
    calls.push(found.call);
    at = text.indexOf(OPEN, found.end);
  }
  return { announced: { marker: OPEN, offset: first }, calls };
}

function readCall(
  text: string,
  from: number,
  types: ParameterTypes,
): { readonly call: Call; readonly end: number } | null {
  const nameEnd = text.indexOf('<', from);
  const name = nameEnd < 0 ? '' : text.slice(from, nameEnd).trim();
  if (!isToolName(name)) return null;
  const args: BareArgument[] = [];
  let at = nameEnd;
  while (text.startsWith(KEY, at)) {
    const key = between(text, at, KEY, KEY_END, [VALUE]);
    const value = key === null ? null : between(text, key.end, VALUE, VALUE_END, [KEY, CLOSE]);
    if (key === null || value === null) return null;
    args.push({ name: key.text.trim(), value: withoutBreaks(value.text) });
    at = value.end;
  }
  if (!text.startsWith(CLOSE, at)) return null;
  return { call: callOfBare(name, args, types), end: at + CLOSE.length };
}

/** What stands between two tags, and the offset of what follows, which has to be one of `next`. */
function between(
  text: string,
  from: number,
  open: string,
  close: string,
  next: readonly string[],
): { readonly text: string; readonly end: number } | null {
  if (!text.startsWith(open, from)) return null;
  const start = from + open.length;
  for (let at = text.indexOf(close, start); at >= 0; at = text.indexOf(close, at + 1)) {
    const end = skipBlanks(text, at + close.length);
    if (!next.some((tag) => text.startsWith(tag, end))) continue;
    const inner = text.slice(start, at);
    return TAGS.some((tag) => inner.includes(tag)) ? null : { text: inner, end };
  }
  return null;
}
