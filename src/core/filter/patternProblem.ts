import type { PatternProblem, PatternWhy } from './regex.ts';

/**
 * What is wrong with a pattern as far as it shows without compiling it: brackets that do not close, and what
 * backtracking engines have and a linear one cannot (look-around, back-references, atomic groups). Null where nothing
 * is; the rest of the syntax is RE2's own to judge. Linear in the pattern.
 */
export function patternProblem(pattern: string): PatternProblem | null {
  const open: number[] = [];
  let at = 0;
  while (at < pattern.length) {
    const sign = pattern.charAt(at);
    if (sign === '\\') {
      const length = escapeLength(pattern, at);
      if (pattern.length === at + 1) return problemAt('lone-backslash', pattern, at, 1);
      if (/^\\[1-9kg]/.test(pattern.slice(at, at + 2))) {
        return problemAt('back-reference', pattern, at, (match(REFERENCE, pattern, at) ?? '\\1').length);
      }
      at += length;
    } else if (sign === '[') {
      const end = classEnd(pattern, at);
      if (end < 0) return problemAt('unclosed-class', pattern, at, 1);
      at = end;
    } else if (sign === '(') {
      const kind = match(GROUP, pattern, at);
      if (kind !== null) {
        return problemAt(LOOK.has(kind) ? 'look-around' : 'group-kind', pattern, at, kind.length);
      }
      open.push(at);
      at += 1;
    } else {
      if (sign === ')' && open.pop() === undefined) return problemAt('unexpected-close', pattern, at, 1);
      at += 1;
    }
  }
  const unclosed = open.at(-1);
  return unclosed === undefined ? null : problemAt('unclosed-group', pattern, unclosed, 1);
}

const REFERENCE = /\\(?:\d+|[kg](?:<[^>]*>|\{[^}]*\})?)/y;
/** Groups that RE2 has not. */
const GROUP = /\(\?(?:<?[=!]|[>#|])/y;
const LOOK: ReadonlySet<string> = new Set(['(?=', '(?!', '(?<=', '(?<!']);

function match(expression: RegExp, text: string, at: number): string | null {
  expression.lastIndex = at;
  return expression.exec(text)?.[0] ?? null;
}

/** `\Q…\E` quotes what is between. */
function escapeLength(pattern: string, at: number): number {
  if (!pattern.startsWith('\\Q', at)) return 2;
  const end = pattern.indexOf('\\E', at + 2);
  return (end < 0 ? pattern.length : end + 2) - at;
}

/** Behind the bracket that closes the class, or -1. A bracket that stands first in it is a sign of it. */
function classEnd(pattern: string, start: number): number {
  let at = start + 1;
  if (pattern.charAt(at) === '^') at += 1;
  if (pattern.charAt(at) === ']') at += 1;
  while (at < pattern.length) {
    const sign = pattern.charAt(at);
    if (sign === ']') return at + 1;
    const named = sign === '[' && pattern.charAt(at + 1) === ':' ? pattern.indexOf(':]', at + 2) : -1;
    if (named >= 0) at = named + 2;
    else {
      const group = /^\\[dswp]/i.test(pattern.slice(at, at + 2));
      at += signLength(pattern, at);
      // The other end of a range is a sign itself, also where it is a bracket.
      const ranges = !group && pattern.charAt(at) === '-' && !/^(?:\]|$)/.test(pattern.slice(at + 1, at + 2));
      if (ranges) at += 1 + signLength(pattern, at + 1);
    }
  }
  return -1;
}

function signLength(pattern: string, at: number): number {
  return pattern.charAt(at) === '\\' ? 2 : 1;
}

/** What is wrong with a stretch of a pattern, `offset` and `length` in UTF-16 units. */
export function problemAt(why: PatternWhy, pattern: string, offset: number, length: number): PatternProblem {
  return { why, offset, length, text: pattern.slice(offset, offset + length) };
}
