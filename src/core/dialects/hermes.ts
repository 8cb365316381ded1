import { skipBlanks } from '../json/slice.ts';
import type { Call } from '../model/item.ts';
import { unparsed, type Dialect, type DialectRead } from './dialect.ts';
import { callOf, objectAt, PLAIN_KEYS } from './jsonCall.ts';

const OPEN = '<tool_call>';
const CLOSE = '</tool_call>';

/**
 * `<tool_call>{"name": …, "arguments": {…}}</tool_call>`, any number, with text around: document 000's one
 * parser (vLLM `hermes_tool_parser.py`, SGLang `hermes_detector.py`; Hermes 2 Pro, Qwen 2.5 and 3, Granite 4).
 * Announced by `<tool_call>` anywhere. Between the tags stands one JSON object and nothing else; the last
 * closing tag may be missing where the text ends behind the object. A tag inside a JSON string is no tag.
 */
export const hermes: Dialect = { name: 'hermes', read };

function read(text: string): DialectRead {
  const first = text.indexOf(OPEN);
  if (first < 0) return null;
  const calls: Call[] = [];
  for (let at = first; at >= 0;) {
    const tagged = readTagged(text, at + OPEN.length);
    if (tagged === null) return unparsed(OPEN, at);
    calls.push(tagged.call);
    at = text.indexOf(OPEN, tagged.end);
  }
  return { announced: { marker: OPEN, offset: first }, calls };
}

/** The call behind an opening tag that ended at `from`, and the offset behind its closing tag. */
export function readTagged(text: string, from: number): { readonly call: Call; readonly end: number } | null {
  const object = objectAt(text, skipBlanks(text, from));
  const call = object === null ? null : callOf(object, PLAIN_KEYS);
  if (object === null || call === null) return null;
  const end = skipBlanks(text, object.end);
  if (text.startsWith(CLOSE, end)) return { call, end: end + CLOSE.length };
  return end === text.length ? { call, end } : null;
}
