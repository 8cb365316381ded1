import type { RE2JS } from 're2js';
import { problemAt } from '../../core/filter/patternProblem.ts';
import type { FilterRegex, PatternProblem, PatternWhy } from '../../core/filter/regex.ts';

/** Steps of a compiled pattern, at most: where states are too many to keep, each character costs that many. */
const MOST_STEPS = 1100;
/** Characters of a pattern, at most. */
const LONGEST = 2000;
/** Compiled patterns kept. */
const KEPT = 32;

/** The engine of `matches`: RE2JS, which never goes back in the text. Loaded when the first pattern is asked for. */
export async function loadRegex(): Promise<FilterRegex> {
  const { RE2JS: engine } = await import('re2js');
  const kept = new Map<string, ReturnType<FilterRegex>>();
  return (pattern, ignoreCase) => {
    const name = `${ignoreCase ? 'i' : ''}/${pattern}`;
    const known = kept.get(name);
    if (known !== undefined) return known;
    const made = compiled(engine, pattern, ignoreCase);
    kept.set(name, made);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return made;
  };
}

function compiled(engine: typeof RE2JS, pattern: string, ignoreCase: boolean): ReturnType<FilterRegex> {
  if (!ignoreCase && !/[\\^$.|?*+()[\]{}]/.test(pattern)) return (text) => text.includes(pattern);
  if (pattern.length > LONGEST) return { problem: problemAt('too-large', pattern, 0, pattern.length) };
  try {
    const found = engine.compile(pattern, ignoreCase ? engine.CASE_INSENSITIVE : 0);
    if (found.programSize() > MOST_STEPS) return { problem: problemAt('too-large', pattern, 0, pattern.length) };
    return (text) => found.test(text);
  } catch (error) {
    return { problem: problemOf(error, pattern) };
  }
}

/** What RE2JS says of a pattern that it refuses: the kind, and the piece of the pattern that is wrong. */
function problemOf(error: unknown, pattern: string): PatternProblem {
  const said = error instanceof Error ? error.message : String(error);
  const found = /^error parsing regexp: (.+?)(?:: `([^]*)`)?$/.exec(said);
  const why = WHY.get(found?.[1] ?? '') ?? 'syntax';
  const piece = found?.[2] ?? '';
  const at = piece === '' ? -1 : pattern.indexOf(piece);
  return at < 0 ? problemAt(why, pattern, 0, pattern.length) : problemAt(why, pattern, at, piece.length);
}

const WHY: ReadonlyMap<string, PatternWhy> = new Map([
  ['missing closing )', 'unclosed-group'],
  ['missing closing ]', 'unclosed-class'],
  ['unexpected )', 'unexpected-close'],
  ['trailing backslash at end of expression', 'lone-backslash'],
  ['missing argument to repetition operator', 'nothing-to-repeat'],
  ['invalid nested repetition operator', 'nothing-to-repeat'],
  ['invalid repeat count', 'repeat-count'],
  ['invalid escape sequence', 'escape'],
  ['invalid character class range', 'range'],
  ['invalid character class', 'range'],
  ['invalid named capture', 'group-name'],
  ['duplicate capture group name', 'group-name'],
  ['expression too large', 'too-large'],
  ['expression nests too deeply', 'too-large'],
]);
