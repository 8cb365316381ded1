import type { Call } from '../model/item.ts';
import type { Announcement, Dialect, DialectRead } from './dialect.ts';
import { callOf, objectAt, type CallKeys } from './jsonCall.ts';
import { beginningAt, isNameAlone } from './jsonStream.ts';

const TAG = '<|python_tag|>';
const KEYS: CallKeys = { name: 'name', arguments: ['arguments', 'parameters'] };
/** How a call begins that is broken. */
const BEGINNING = /\{\s*(?:"name"\s*:|"type"\s*:\s*"function")/g;

/**
 * `{"name": …, "parameters": {…}}` (or `arguments`), any number with `;` or text around and between, maybe behind
 * `<|python_tag|>` (Llama 3.x and 4 JSON; vLLM `llama_tool_parser.py`, SGLang `llama32_detector.py`). As vLLM does, every
 * outermost `{` of the text has to begin a call: one that does not leaves none. Announced by `<|python_tag|>`, by an
 * object that is a call, by one that has a name (and type, id) alone, and by one that is no JSON and begins with
 * `"name":` or `"type": "function"`. Any other text, and JSON that is no call, announces nothing.
 */
export const llama: Dialect = { name: 'llama', read };

function read(text: string): DialectRead {
  const tag = text.indexOf(TAG);
  const tagged: Announcement | null = tag < 0 ? null : { marker: TAG, offset: tag };
  const calls: Call[] = [];
  let first: Announcement | null = null;
  let at = text.indexOf('{');
  while (at >= 0) {
    const object = objectAt(text, at);
    const call = object === null ? null : callOf(object, KEYS);
    if (object === null || call === null) break;
    first ??= beginningAt(text, at);
    calls.push(call);
    at = text.indexOf('{', object.end);
  }
  if (at >= 0 || calls.length === 0) {
    const announced = tagged ?? first ?? (at < 0 ? null : broken(text, at));
    return announced === null ? null : { announced, calls: null };
  }
  const announced = tagged ?? first;
  return announced === null ? null : { announced, calls };
}

/**
 * The first announcement from `from` on, where an object begins that is no call. Over the text once: each step leaves
 * one behind.
 */
function broken(text: string, from: number): Announcement | null {
  const object = objectAt(text, from);
  if (object !== null && isNameAlone(object)) return beginningAt(text, from);
  BEGINNING.lastIndex = object?.end ?? from;
  for (let found = BEGINNING.exec(text); found !== null; found = BEGINNING.exec(text)) {
    const next = objectAt(text, found.index);
    if (next === null || callOf(next, KEYS) !== null || isNameAlone(next)) return beginningAt(text, found.index);
    BEGINNING.lastIndex = next.end;
  }
  return null;
}
