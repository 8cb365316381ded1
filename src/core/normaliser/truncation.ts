import type { JsonError } from '../json/error.ts';
import { LENIENT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import type { JsonValue } from '../json/value.ts';
import { completePart } from './completePart.ts';
import type { Log } from './log.ts';
import { readValue } from './reading.ts';

/**
 * Reads the model's text as one value, with rule 11: "Truncation: keep every property that was completely written before
 * the cut, drop the incomplete tail, close the open containers, invent nothing."
 *
 * Ours: a number at the very end is incomplete, as more digits might follow; an open container without a complete member
 * goes with the tail. Only a text that ENDS too early is cut off. Any other that cannot be read is refused: getting JSON
 * out of prose and fences is no part of this. Undefined: refused.
 */
export function readText(text: string, log: Log): JsonValue | undefined {
  const read = readValue(text);
  if (read.ok) return read.value;
  if (!log.has('11') || !endsTooEarly(text)) return unreadable(read.error, log);
  const { text: complete, tail, closing } = completePart(text);
  if (complete === null) return log.stop('11', 'not-a-call', '', text);
  log.wrote('11', '', tail === '' ? null : tail, closing);
  const kept = readValue(complete);
  return kept.ok ? kept.value : unreadable(kept.error, log);
}

function unreadable(error: JsonError, log: Log): undefined {
  if (error.code === 'duplicate-key') return log.stop(null, 'repeated-key', '', error.subject ?? '');
  return log.stop(null, 'not-json', '', error.excerpt);
}

const WORDS = ['true', 'false', 'null', 'NaN', 'Infinity', '-Infinity'];

/**
 * True when a text is the beginning of JSON and nothing else is wrong with it. Repeated keys are looked at in what is left
 * of it: the second value may be what was cut.
 */
function endsTooEarly(text: string): boolean {
  const read = readJson(text, LENIENT);
  if (read.ok) return false;
  const { code, offset } = read.error;
  if (code === 'unexpected-end') return true;
  return code === 'unexpected-character' && WORDS.some((word) => word.startsWith(text.slice(offset)));
}
