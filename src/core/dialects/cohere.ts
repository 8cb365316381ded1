import { elements, skipBlanks } from '../json/slice.ts';
import type { Call } from '../model/item.ts';
import { unparsed, type Dialect, type DialectRead } from './dialect.ts';
import { callOf, containerAt, type CallKeys } from './jsonCall.ts';

const OPEN = '<|START_ACTION|>';
const CLOSE = '<|END_ACTION|>';
const KEYS: CallKeys = { name: 'tool_name', arguments: ['parameters'], id: 'tool_call_id' };

/**
 * `<|START_ACTION|>[{"tool_call_id": "0", "tool_name": …, "parameters": {…}}, …]<|END_ACTION|>` (Command A, R7B;
 * vLLM `cohere_command_tool_parser.py`, Ollama `cohere.go`). Announced by `<|START_ACTION|>` anywhere; the closing
 * token may be missing at the end of the text. A list with one call that is none gives no calls.
 */
export const cohere: Dialect = { name: 'cohere', read };

function read(text: string): DialectRead {
  const first = text.indexOf(OPEN);
  if (first < 0) return null;
  const calls: Call[] = [];
  for (let at = first; at >= 0;) {
    const list = containerAt(text, skipBlanks(text, at + OPEN.length));
    const end = list === null ? -1 : skipBlanks(text, list.end);
    if (list === null || (end < text.length && !text.startsWith(CLOSE, end))) return unparsed(OPEN, at);
    const found = elements(list).map((one) => callOf(one, KEYS));
    if (found.length === 0 || !found.every((call) => call !== null)) return unparsed(OPEN, at);
    calls.push(...found);
    at = text.indexOf(OPEN, end);
  }
  return { announced: { marker: OPEN, offset: first }, calls };
}
