import { STRICT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { asString, membersByName, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call } from '../model/item.ts';
import type { Dialect, DialectRead } from './dialect.ts';
import { argumentsOf, textAt } from './jsonCall.ts';
import { answerStarts, readStream } from './jsonStream.ts';
import { pythonToJson, readPythonCalls } from './pythonCalls.ts';

const START = '<|python_start|>';
const END = '<|python_end|>';
const BEGINNING = /\[\s*[\p{L}_][\p{L}\p{N}_.]*\(/uy;

/**
 * `[get_weather(city='Paris', days=3), other()]`: a Python list of calls that is the whole answer (vLLM
 * `pythonic_tool_parser.py`, `llama4_pythonic_tool_parser.py`, SGLang `pythonic_detector.py`; Llama 3.2 and 4, ToolACE;
 * names with dots as BFCL reads them), maybe between `<|python_start|>` and `<|python_end|>`, and behind `</think>`. Or
 * JSON calls `{"name": …, "arguments": …}` whose arguments are the text of a Python dict (some agents record `str(dict)`).
 * Announced by an answer that begins with `[name(` or with such JSON. An argument without a name, one that is no
 * literal, and anything behind the list leave no call; vLLM would drop the first.
 */
export const pythonic: Dialect = { name: 'pythonic', read };

function read(text: string): DialectRead {
  for (const answer of answerStarts(text)) {
    const found = readFrom(text, answer);
    if (found !== null) return found;
  }
  return null;
}

function readFrom(text: string, answer: number): DialectRead {
  const start = text.startsWith(START, answer) ? answer + START.length : answer;
  BEGINNING.lastIndex = start;
  const marker = BEGINNING.exec(text)?.[0];
  if (marker === undefined) return readJsonCalls(text, start);
  const end = text.trimEnd().endsWith(END) ? text.lastIndexOf(END) : text.length;
  const found = readPythonCalls(text.slice(start, end));
  return { announced: { marker, offset: start }, calls: found.ok ? found.calls : null };
}

function readJsonCalls(text: string, start: number): DialectRead {
  const found = readStream(text, start, null, callOf);
  if (found.kind === 'text') return null;
  return { announced: found.announced, calls: found.kind === 'calls' ? found.calls : null };
}

function callOf(object: JsonSlice): Call | 'broken' | null {
  if (sliceType(object) !== 'object') return null;
  const found = membersByName(object);
  const name = textAt(found, 'name');
  const args = found.get('arguments');
  if (name === null || args === undefined) return null;
  const python = asString(args);
  if (python === null || readJson(python, STRICT).ok) return { name, ...argumentsOf(args) };
  const json = pythonToJson(python);
  return json === null ? 'broken' : { name, argumentsText: json, argumentsForm: 'text' };
}
