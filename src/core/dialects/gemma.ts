import { skipBlanks } from '../json/slice.ts';
import type { Call } from '../model/item.ts';
import { unparsed, type Dialect, type DialectRead } from './dialect.ts';
import { GemmaReader } from './gemmaReader.ts';
import { isToolName } from './toolName.ts';

interface Tokens {
  readonly open: string;
  readonly close: string;
  readonly quote: string;
}

const TOKENS: readonly Tokens[] = [
  { open: '<|tool_call>', close: '<tool_call|>', quote: '<|"|>' },
  { open: '<start_function_call>', close: '<end_function_call>', quote: '<escape>' },
];
const CALL = 'call:';
const BARE = /\s*call:[^\s{}<>"',]+\{/y;

/**
 * `<|tool_call>call:NAME{key:<|"|>text<|"|>,count:42}<tool_call|>` (Gemma 4; vLLM `gemma4_tool_parser.py`, Ollama
 * `gemma4.go`), or FunctionGemma's `<start_function_call>call:NAME{key:<escape>text<escape>}<end_function_call>`.
 * Announced by the opening token anywhere, or by a text that begins with `call:NAME{`: the same without its
 * tokens, as servers that drop special tokens record it. The last closing token may be missing at the end of the
 * text. Ollama's repairs (quotes of another kind, or missing) are not made.
 */
export const gemma: Dialect = { name: 'gemma', read };

function read(text: string): DialectRead {
  for (const tokens of TOKENS) {
    const first = text.indexOf(tokens.open);
    if (first >= 0) return readWith(text, first, tokens);
  }
  BARE.lastIndex = 0;
  if (!BARE.test(text)) return null;
  const offset = text.indexOf(CALL);
  const tokens = TOKENS.find(({ quote }) => text.includes(quote)) ?? TOKENS[0]!;
  const found = readCall(text, offset, tokens.quote);
  const whole = found !== null && skipBlanks(text, found.end) === text.length;
  return whole ? { announced: { marker: CALL, offset }, calls: [found.call] } : unparsed(CALL, offset);
}

function readWith(text: string, first: number, { open, close, quote }: Tokens): DialectRead {
  const calls: Call[] = [];
  for (let at = first; at >= 0;) {
    const found = readCall(text, at + open.length, quote);
    if (found === null) return unparsed(open, at);
    const end = skipBlanks(text, found.end);
    if (end < text.length && !text.startsWith(close, end)) return unparsed(open, at);
    calls.push(found.call);
    at = text.indexOf(open, end);
  }
  return { announced: { marker: open, offset: first }, calls };
}

function readCall(text: string, at: number, quote: string): { readonly call: Call; readonly end: number } | null {
  const brace = text.startsWith(CALL, at) ? text.indexOf('{', at) : -1;
  const name = brace < 0 ? '' : text.slice(at + CALL.length, brace).trim();
  if (!isToolName(name)) return null;
  const reader = new GemmaReader(text, brace, quote);
  const args = reader.object();
  return args === null ? null : { call: { name, argumentsText: args, argumentsForm: 'text' }, end: reader.at };
}
