import { parseFilter } from '../core/filter/parse.ts';
import { withoutLastCondition } from '../core/filter/toggle.ts';
import { FIELDS } from '../core/filter/fields.ts';
import { problemSentence } from '../core/filter/problem.ts';
import type { FilterTrouble } from './view.ts';

/** What is wrong with a filter text, or null when it can be read. */
export function readFilter(text: string): FilterTrouble | null {
  const parsed = parseFilter(text);
  if (parsed.ok) return null;
  return { offset: parsed.offset, length: parsed.length, sentence: problemSentence(parsed.problem) };
}

/**
 * Whether the text ends in the middle of a field's name (three letters or more, unless said otherwise), so that as it
 * stands it would search for a piece of a word. Such a filter takes effect a moment later, if nothing more is typed.
 */
export function endsInName(text: string, least = 3): boolean {
  const parsed = parseFilter(text);
  const last = parsed.ok ? parsed.parts.at(-1) : undefined;
  if (last?.filter.kind !== 'anywhere' || last.end !== text.length) return false;
  const word = text.slice(last.start);
  return word.length >= least && word === last.filter.value && FIELDS.some(({ name }) => name.startsWith(word));
}

/**
 * What stays in force while a text cannot be read: the filter that is, without the half of a name that the text goes on
 * from. Nobody asked for a search for that.
 */
export function keptInForce(filter: string, typed: string): string {
  return endsInName(filter, 1) && typed.startsWith(filter) ? withoutLastCondition(filter) : filter;
}
