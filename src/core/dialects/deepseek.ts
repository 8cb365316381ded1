import { skipBlanks } from '../json/slice.ts';
import type { Call } from '../model/item.ts';
import { unparsed, type Dialect, type DialectRead } from './dialect.ts';
import { Finder } from './finder.ts';
import { argumentsOf, objectAt } from './jsonCall.ts';
import { isToolName } from './toolName.ts';

/** The models' own bars are full-width; some templates write plain ones. */
const BARS = ['｜', '|'] as const;
const FENCE = '```json';
const FENCE_END = '```';

interface Tokens {
  readonly begin: string;
  readonly callBegin: string;
  readonly separator: string;
  readonly callEnd: string;
}

/**
 * `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>NAME`, the JSON in a fence of its own lines, and
 * `<｜tool▁call▁end｜><｜tool▁calls▁end｜>` (V3, R1); or `NAME<｜tool▁sep｜>{…}` without a fence (V3.1). vLLM
 * `deepseekv3_tool_parser.py`, `deepseekv31_tool_parser.py`, Ollama `deepseek3.go`. Announced by either opening
 * token anywhere. Every call has to be closed; the closing token of all calls may be missing.
 */
export const deepseek: Dialect = { name: 'deepseek', read };

function read(text: string): DialectRead {
  for (const bar of BARS) {
    const tokens = tokensWith(bar);
    const found = readWith(text, tokens);
    if (found !== null) return found;
  }
  return null;
}

function tokensWith(bar: string): Tokens {
  return {
    begin: `<${bar}tool▁calls▁begin${bar}>`,
    callBegin: `<${bar}tool▁call▁begin${bar}>`,
    separator: `<${bar}tool▁sep${bar}>`,
    callEnd: `<${bar}tool▁call▁end${bar}>`,
  };
}

function readWith(text: string, tokens: Tokens): DialectRead {
  const { begin, callBegin } = tokens;
  const all = new Finder(text, begin);
  const one = new Finder(text, callBegin);
  const first = Math.min(all.next(0), one.next(0));
  if (first > text.length) return null;
  const announced = { marker: text.startsWith(begin, first) ? begin : callBegin, offset: first };
  const calls: Call[] = [];
  for (let at = first; at < text.length;) {
    const start = text.startsWith(begin, at) ? skipBlanks(text, at + begin.length) : at;
    const found = text.startsWith(callBegin, start) ? readCall(text, start + callBegin.length, tokens) : null;
    if (found === null) return unparsed(text.startsWith(begin, at) ? begin : callBegin, at);
    calls.push(found.call);
    at = Math.min(all.next(found.end), one.next(found.end));
  }
  return { announced, calls };
}

function readCall(
  text: string,
  from: number,
  { separator, callEnd }: Tokens,
): { readonly call: Call; readonly end: number } | null {
  const separated = text.indexOf(separator, from);
  if (separated < 0) return null;
  const before = text.slice(from, separated).trim();
  const start = skipBlanks(text, separated + separator.length);
  if (text.charAt(start) === '{') return callWith(text, before, start, callEnd, '');
  const fence = text.indexOf(FENCE, start);
  if (before !== 'function' || fence < 0) return null;
  const name = text.slice(start, fence).trim();
  return callWith(text, name, skipBlanks(text, fence + FENCE.length), callEnd, FENCE_END);
}

/** The call whose arguments stand at `at`, closed by `fenceEnd` and `callEnd`. */
function callWith(
  text: string,
  name: string,
  at: number,
  callEnd: string,
  fenceEnd: string,
): { readonly call: Call; readonly end: number } | null {
  const args = isToolName(name) ? objectAt(text, at) : null;
  if (args === null) return null;
  const fence = skipBlanks(text, args.end);
  const end = skipBlanks(text, fence + fenceEnd.length);
  if (!text.startsWith(fenceEnd, fence) || !text.startsWith(callEnd, end)) return null;
  return { call: { name, ...argumentsOf(args) }, end: end + callEnd.length };
}
