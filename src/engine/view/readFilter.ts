import type { Filter } from '../../core/filter/filter.ts';
import { parseFilter } from '../../core/filter/parse.ts';
import { placeInLiteral } from '../../core/filter/patternLiteral.ts';
import { badPattern, problemSentence, type FilterProblem } from '../../core/filter/problem.ts';
import type { FilterRegex } from '../../core/filter/regex.ts';
import type { PatternPlace } from '../../core/filter/tokenReader.ts';
import { Refused } from '../stop.ts';
import { loadRegex } from './regex.ts';

export interface ReadFilter {
  readonly filter: Filter | null;
  /** Where the filter has patterns: all of them can be searched for. */
  readonly regex: FilterRegex | undefined;
}

let loaded: Promise<FilterRegex> | null = null;

/** The engine of patterns, loaded once; what failed is tried again when it is next asked for. */
export function regexEngine(): Promise<FilterRegex> {
  loaded ??= loadRegex().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

/** A filter as typed, its patterns compiled; a bad one is refused with its place. */
export async function readFilter(text: string): Promise<ReadFilter> {
  const parsed = parseFilter(text);
  if (!parsed.ok) throw refused(text, parsed.offset, parsed.length, parsed.problem);
  if (parsed.patterns.length === 0) return { filter: parsed.filter, regex: undefined };
  const regex = await regexEngine();
  for (const place of parsed.patterns) check(text, place, regex);
  return { filter: parsed.filter, regex };
}

function check(text: string, { pattern, ignoreCase, start, literal }: PatternPlace, regex: FilterRegex): void {
  const made = regex(pattern, ignoreCase);
  if (typeof made === 'function') return;
  const { offset, length } = made.problem;
  const from = placeInLiteral(literal, offset);
  throw refused(text, start + from, placeInLiteral(literal, offset + length) - from, badPattern(made.problem));
}

function refused(filter: string, offset: number, length: number, problem: FilterProblem): Refused {
  return new Refused({ code: 'bad-filter', filter, offset, length, problem: problemSentence(problem) });
}
