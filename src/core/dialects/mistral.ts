import { elements, skipBlanks } from '../json/slice.ts';
import type { Call } from '../model/item.ts';
import { unparsed, type Dialect, type DialectRead } from './dialect.ts';
import { argumentsOf, callOf, containerAt, objectAt, type CallKeys } from './jsonCall.ts';
import { isToolName } from './toolName.ts';

const MARKER = '[TOOL_CALLS]';
const KEYS: CallKeys = { name: 'name', arguments: ['arguments'], id: 'id' };
/** `NAME{`, `NAME[ARGS]{`, `NAME[CALL_ID]ID[ARGS]{`. */
const HEAD = /\s*([^\s[\]{}]+)(?:\[CALL_ID\]([^\s[\]{}]+))?(?:\[ARGS\])?\s*(?=\{)/y;

/**
 * `[TOOL_CALLS][{"name": …, "arguments": {…}}, …]` (tokenizers before v11) or, from v11 on,
 * `[TOOL_CALLS]NAME{…}[TOOL_CALLS]NAME[ARGS]{…}` (vLLM `mistral_tool_parser.py`, Ollama `ministral.go`).
 * Announced by `[TOOL_CALLS]` anywhere; text may stand before it and behind the JSON. A list stands alone.
 */
export const mistral: Dialect = { name: 'mistral', read };

function read(text: string): DialectRead {
  const first = text.indexOf(MARKER);
  if (first < 0) return null;
  const announced = { marker: MARKER, offset: first };
  const start = skipBlanks(text, first + MARKER.length);
  if (text.charAt(start) === '[') {
    const list = readList(text, start);
    return list === null ? unparsed(MARKER, first) : { announced, calls: list };
  }
  const calls: Call[] = [];
  for (let at = first; at >= 0;) {
    const found = readNamed(text, at + MARKER.length);
    if (found === null) return unparsed(MARKER, at);
    calls.push(found.call);
    at = text.indexOf(MARKER, found.end);
  }
  return { announced, calls };
}

/** A second marker behind a list is refused, as by vLLM. */
function readList(text: string, at: number): readonly Call[] | null {
  const list = containerAt(text, at);
  if (list === null || text.includes(MARKER, list.end)) return null;
  const calls = elements(list).map((one) => callOf(one, KEYS));
  return calls.length > 0 && calls.every((call) => call !== null) ? calls : null;
}

function readNamed(text: string, at: number): { readonly call: Call; readonly end: number } | null {
  HEAD.lastIndex = at;
  const [head = '', name = '', id] = HEAD.exec(text) ?? [];
  const args = head === '' || !isToolName(name) ? null : objectAt(text, at + head.length);
  if (args === null) return null;
  return { call: { name, ...argumentsOf(args), ...(id === undefined ? {} : { id }) }, end: args.end };
}
