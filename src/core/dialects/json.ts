import { ROW } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { isJsonObject } from '../json/value.ts';
import { membersByName, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call } from '../model/item.ts';
import type { Dialect, DialectRead } from './dialect.ts';
import { argumentsOf, textAt, type CallKeys } from './jsonCall.ts';
import { answerStarts, readStream, type StreamRead } from './jsonStream.ts';

const FENCE = '```';
const ARGUMENTS: readonly string[] = ['arguments', 'parameters', 'params', 'args'];

/** JSON-RPC's names count only where the object says that it is JSON-RPC. */
const SHAPES: readonly (CallKeys & { readonly beside?: string })[] = [
  { name: 'name', arguments: ARGUMENTS },
  { name: 'function', arguments: ARGUMENTS },
  { name: 'tool', arguments: ARGUMENTS },
  { name: 'tool_name', arguments: ARGUMENTS },
  { name: 'method', arguments: ['params'], beside: 'jsonrpc' },
];

/**
 * Calls as plain JSON, as models write them whose server parses none: one or more objects, or lists of them, that
 * are the whole answer (behind `</think>`, where it has one), or in fences, with text around those alone. A call is
 * `{name | function | tool | tool_name: …, arguments | parameters | params | args: …}`, `{"jsonrpc": …, "method": …,
 * "params": …}`, or one of these inside `{"function": {…}}` (OpenAI); xLAM's parser in vLLM (`xlam_tool_parser.py`)
 * reads the first of these, in fences too. Announced by an object that is a call, by one that has a name of a call
 * alone, and by one that is broken and begins as a call does; any other JSON is an answer. Arguments that are text
 * of a text of an object (encoded once more, as Granite 4 does) are decoded once more.
 */
export const json: Dialect = { name: 'json', read };

function read(text: string): DialectRead {
  const starts = answerStarts(text);
  for (const start of starts) {
    const found = toRead([readStream(text, start, null, callOf)]);
    if (found !== null) return found;
  }
  return readFences(text, starts.at(-1) ?? 0);
}

function readFences(text: string, from: number): DialectRead {
  const found: StreamRead[] = [];
  for (let open = text.indexOf(FENCE, from); open >= 0;) {
    const start = open + FENCE.length + wordLength(text, open + FENCE.length);
    const close = text.indexOf(FENCE, start);
    const block = readBlock(text, start, close < 0 ? text.length : close);
    found.push(block);
    if (close < 0 || block.kind === 'announced') break;
    const end = block.kind === 'calls' ? Math.max(block.end, close) : close;
    open = text.indexOf(FENCE, end + FENCE.length);
  }
  return toRead(found);
}

/** A block up to its closing fence; where a call in it is broken by a fence inside a text, up to a later one. */
function readBlock(text: string, start: number, close: number): StreamRead {
  const block = readStream(text.slice(0, close), start, null, callOf);
  return block.kind === 'announced' ? readStream(text, start, FENCE, callOf) : block;
}

/** `json`, `tool_call`: the language of a fence. */
function wordLength(text: string, from: number): number {
  let at = from;
  while (/[A-Za-z_]/.test(text.charAt(at))) at += 1;
  return at - from;
}

function toRead(blocks: readonly StreamRead[]): DialectRead {
  const broken = blocks.find((block) => block.kind === 'announced');
  if (broken !== undefined) return { announced: broken.announced, calls: null };
  const [first, ...others] = blocks.filter((block) => block.kind === 'calls');
  if (first === undefined) return null;
  const calls = [first, ...others].flatMap((block) => block.calls);
  return { announced: first.announced, calls };
}

/** Broken where more than one shape fits: it is not guessed which. */
function callOf(object: JsonSlice): Call | 'broken' | null {
  if (sliceType(object) !== 'object') return null;
  const found = membersByName(object);
  const inner = found.get('function');
  if (inner !== undefined && sliceType(inner) === 'object') return callOf(inner);
  const fitting = SHAPES.flatMap(({ name, arguments: keys, beside }) => {
    const text = textAt(found, name);
    const args = keys.filter((key) => found.has(key));
    return text === null || args.length === 0 || (beside !== undefined && !found.has(beside)) ? [] : [{ text, args }];
  });
  const [shape, another] = fitting;
  const args = shape === undefined ? undefined : found.get(shape.args[0] ?? '');
  if (shape === undefined || args === undefined) return null;
  if (another !== undefined || shape.args.length > 1) return 'broken';
  return { name: shape.text, ...decodedOnce(argumentsOf(args)) };
}

function decodedOnce(args: Pick<Call, 'argumentsText' | 'argumentsForm'>): typeof args {
  const text = args.argumentsForm === 'text' ? args.argumentsText : null;
  const once = text === null ? null : readJson(text, ROW);
  if (once === null || !once.ok || typeof once.value !== 'string') return args;
  const twice = readJson(once.value, ROW);
  return twice.ok && isJsonObject(twice.value) ? { argumentsText: once.value, argumentsForm: 'text' } : args;
}
