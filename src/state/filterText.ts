import { parseFilter } from '../core/filter/parse.ts';
import { problemSentence } from '../core/filter/problem.ts';
import type { FilterTrouble } from './view.ts';

/** What is wrong with a filter text, or null when it can be read. */
export function readFilter(text: string): FilterTrouble | null {
  const parsed = parseFilter(text);
  if (parsed.ok) return null;
  return { offset: parsed.offset, length: parsed.length, sentence: problemSentence(parsed.problem) };
}
