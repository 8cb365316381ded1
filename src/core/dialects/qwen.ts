import { skipBlanks } from '../json/slice.ts';
import type { Call, ToolsSource } from '../model/item.ts';
import { callOfBare, withoutBreaks, type BareArgument } from './argumentList.ts';
import { unparsed, type Dialect, type DialectRead } from './dialect.ts';
import { Finder } from './finder.ts';
import { readTagged } from './hermes.ts';
import { ParameterTypes } from './parameterType.ts';
import { isToolName } from './toolName.ts';

const OPEN = '<tool_call>';
const CLOSE = '</tool_call>';
const FUNCTION = '<function=';
const FUNCTION_END = '</function>';
const PARAMETER = '<parameter=';
const PARAMETER_END = '</parameter>';
/** A value that holds one of these could end elsewhere: it is not guessed where. */
const TAGS: readonly string[] = [OPEN, CLOSE, FUNCTION, FUNCTION_END, PARAMETER];

/**
 * `<tool_call><function=NAME><parameter=KEY>value</parameter></function></tool_call>` with a line break
 * around each part (Qwen3-Coder; vLLM `qwen3coder_tool_parser.py`, Ollama `qwen3coder.go`), or JSON between
 * the same tags (Qwen 2.5 and 3). Announced by `<tool_call>` or `<function=` anywhere; without the outer tag
 * a function is read too, as there. At the end of the text the closing tags of function and call may be
 * missing, that of a parameter may not. Values are read by the types of the item's tools (`bareValue`).
 */
export const qwen: Dialect = { name: 'qwen', readsTools: true, read };

interface Read {
  readonly call: Call;
  readonly end: number;
}

interface Next {
  readonly marker: string;
  readonly offset: number;
}

function read(text: string, tools: ToolsSource | null): DialectRead {
  const tags = new Finder(text, OPEN);
  const functions = new Finder(text, FUNCTION);
  function nextCall(from: number): Next | null {
    const tag = tags.next(from);
    const bare = functions.next(from);
    if (tag <= bare) return tag < text.length ? { marker: OPEN, offset: tag } : null;
    return { marker: FUNCTION, offset: bare };
  }
  const first = nextCall(0);
  if (first === null) return null;
  const types = new ParameterTypes(tools);
  const calls: Call[] = [];
  for (let next: Next | null = first; next !== null;) {
    const found = readCall(text, next, types);
    if (found === null) return unparsed(next.marker, next.offset);
    calls.push(found.call);
    next = nextCall(found.end);
  }
  return { announced: first, calls };
}

function readCall(text: string, { marker, offset }: Next, types: ParameterTypes): Read | null {
  if (marker === FUNCTION) return readFunction(text, offset, types);
  const start = skipBlanks(text, offset + OPEN.length);
  if (text.charAt(start) === '{') return readTagged(text, start);
  const found = readFunction(text, start, types);
  if (found === null) return null;
  const end = skipBlanks(text, found.end);
  if (text.startsWith(CLOSE, end)) return { call: found.call, end: end + CLOSE.length };
  return end === text.length ? found : null;
}

function readFunction(text: string, from: number, types: ParameterTypes): Read | null {
  if (!text.startsWith(FUNCTION, from)) return null;
  const nameEnd = text.indexOf('>', from);
  const name = text.slice(from + FUNCTION.length, nameEnd);
  if (nameEnd < 0 || !isToolName(name)) return null;
  const args: BareArgument[] = [];
  let at = skipBlanks(text, nameEnd + 1);
  while (text.startsWith(PARAMETER, at)) {
    const found = readParameter(text, at);
    if (found === null) return null;
    args.push(found);
    at = skipBlanks(text, found.end);
  }
  const call = callOfBare(name, args, types);
  if (text.startsWith(FUNCTION_END, at)) return { call, end: at + FUNCTION_END.length };
  return at === text.length || text.startsWith(CLOSE, at) ? { call, end: at } : null;
}

function readParameter(text: string, from: number): (BareArgument & { readonly end: number }) | null {
  const nameEnd = text.indexOf('>', from);
  const end = nameEnd < 0 ? -1 : parameterEnd(text, nameEnd + 1);
  if (end < 0) return null;
  const name = text.slice(from + PARAMETER.length, nameEnd);
  const value = text.slice(nameEnd + 1, end);
  if (name === '' || /[<\n]/.test(name) || TAGS.some((tag) => value.includes(tag))) return null;
  return { name, value: withoutBreaks(value), end: end + PARAMETER_END.length };
}

/** The first `</parameter>` that something of the dialect's own follows: any other belongs to the value. */
function parameterEnd(text: string, from: number): number {
  for (let at = text.indexOf(PARAMETER_END, from); at >= 0; at = text.indexOf(PARAMETER_END, at + 1)) {
    const next = skipBlanks(text, at + PARAMETER_END.length);
    if (next === text.length || [PARAMETER, FUNCTION_END, CLOSE].some((tag) => text.startsWith(tag, next))) return at;
  }
  return -1;
}
