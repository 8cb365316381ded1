import { skipBlanks } from '../json/slice.ts';
import type { Call } from '../model/item.ts';
import { unparsed, type Dialect, type DialectRead } from './dialect.ts';
import { GemmaReader } from './gemmaReader.ts';
import { isToolName } from './toolName.ts';

const OPEN = '<|tool_call>';
/** Gemma 4 ends a call with the end of its turn at times. */
const CLOSE: readonly string[] = ['<tool_call|>', '<turn|>'];
const QUOTE = '<|"|>';
const THINKING_END = '<channel|>';
const CALL = 'call:';
const BARE = /call:[^\s{}<>"',]+\{/y;

/**
 * `<|tool_call>call:NAME{key:<|"|>text<|"|>,count:42}<tool_call|>`, any number, with text around (Gemma 4; vLLM
 * `gemma4_tool_parser.py` and `gemma4_utils.py`, Ollama `gemma4.go`). Announced by `<|tool_call>` anywhere, or by a
 * text that begins with `call:NAME{`, maybe behind `<channel|>`: one call without its tokens, and nothing else. The
 * last closing token may be missing at the end of the text. Ollama's repairs (other quotes, or missing ones) are not made.
 */
export const gemma: Dialect = { name: 'gemma', read };

function read(text: string): DialectRead {
  const first = text.indexOf(OPEN);
  return first < 0 ? readBare(text) : readTokens(text, first);
}

function readBare(text: string): DialectRead {
  const thinking = text.lastIndexOf(THINKING_END);
  const start = skipBlanks(text, thinking < 0 ? 0 : thinking + THINKING_END.length);
  BARE.lastIndex = start;
  if (!BARE.test(text)) return null;
  const found = readCall(text, start);
  if (found === null || skipBlanks(text, found.end) < text.length) return unparsed(CALL, start);
  return { announced: { marker: CALL, offset: start }, calls: [found.call] };
}

function readTokens(text: string, first: number): DialectRead {
  const calls: Call[] = [];
  for (let at = first; at >= 0;) {
    const found = readCall(text, at + OPEN.length);
    const end = found === null ? -1 : skipBlanks(text, found.end);
    if (found === null || (end < text.length && !CLOSE.some((token) => text.startsWith(token, end)))) {
      return unparsed(OPEN, at);
    }
    calls.push(found.call);
    at = text.indexOf(OPEN, end);
  }
  return { announced: { marker: OPEN, offset: first }, calls };
}

function readCall(text: string, at: number): { readonly call: Call; readonly end: number } | null {
  const brace = text.startsWith(CALL, at) ? text.indexOf('{', at) : -1;
  const name = brace < 0 ? '' : text.slice(at + CALL.length, brace).trim();
  if (!isToolName(name)) return null;
  const reader = new GemmaReader(text, brace, QUOTE);
  const args = reader.object();
  return args === null ? null : { call: { name, argumentsText: args, argumentsForm: 'text' }, end: reader.at };
}
