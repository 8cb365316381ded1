import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { patternProblem } from '../../core/filter/patternProblem.ts';
import type { FilterRegex } from '../../core/filter/regex.ts';
import { loadRegex } from './regex.ts';

let regex: FilterRegex;

beforeAll(async () => {
  regex = await loadRegex();
});

function found(pattern: string, text: string, ignoreCase = false): boolean | string {
  const test = regex(pattern, ignoreCase);
  return typeof test === 'function' ? test(text) : test.problem.why;
}

/** `why @offset+length`, or `ok`. */
function problemOf(pattern: string): string {
  const test = regex(pattern, false);
  return typeof test === 'function' ? 'ok' : `${test.problem.why} @${test.problem.offset}+${test.problem.length}`;
}

describe('a pattern', () => {
  // RE2's syntax: https://github.com/google/re2/wiki/Syntax
  it.each([
    ['a', 'ba', true],
    ['A', 'ba', false],
    ['^b', 'a\nb', false],
    ['(?m)^b', 'a\nb', true],
    ['a.b', 'a\nb', false],
    ['(?s)a.b', 'a\nb', true],
    ['call-\\d+', 'call-x call-12', true],
    ['\\bcat\\b', 'concat', false],
    ['[[:alpha:]]{3}', 'ab1abc', true],
    ['\\p{Greek}', 'aΣ', true],
    ['^.$', '😀', true],
    ['\\x{1F600}', '😀', true],
    ['^\\{"name"', '{"name": "f"}', true],
    ['', '', true],
  ])('%s over %j: %j', (pattern, text, expected) => {
    expect(found(pattern, text)).toBe(expected);
  });

  it('counts case unless it is told not to, in every script', () => {
    expect([found('straße', 'STRASSE', true), found('STRAẞE', 'straße', true), found('é', 'É', true)]).toEqual([
      false,
      true,
      true,
    ]);
    expect([found('é', 'É'), found('(?i)é', 'É')]).toEqual([false, true]);
  });

  it.each([
    ['a**', 'nothing-to-repeat @1+2'],
    ['x|*', 'nothing-to-repeat @2+1'],
    ['a{1001}', 'repeat-count @1+6'],
    ['a{2,1}', 'repeat-count @1+5'],
    ['ab\\q', 'escape @2+2'],
    ['a[z-b]', 'range @2+3'],
    ['[[:foo:]]', 'range @1+7'],
    ['(?P<n>a)(?P<n>b)', 'group-name @4+1'],
    ['((a{30}){30}){2}', 'repeat-count @13+3'],
    ['(?:ab){600}', 'too-large @0+11'],
    ['(?x)a', 'syntax @0+3'],
  ])('%s is refused with the place of what is wrong', (pattern, problem) => {
    expect(problemOf(pattern)).toBe(problem);
  });

  it('answers at once where a backtracking engine never would, over a text of a megabyte', () => {
    const hostile = ['^(a+)+$', '(a|aa)+$', '(a*)*b', '(.*)*x', '(?:a?){300}a{300}[bc]', '([a-zA-Z]+)*$\\b9'];
    for (const pattern of hostile) {
      for (const text of [`${'a'.repeat(100_000)}!`, 'a '.repeat(500_000)]) {
        const start = performance.now();
        expect(found(pattern, text)).toBeTypeOf('boolean');
        expect(performance.now() - start).toBeLessThan(3000);
      }
    }
    expect(found('xa{3}$', `${'x'.repeat(2_000_000)}aaa`)).toBe(true);
    expect(found('^(a+)+$', `${'a'.repeat(100_000)}!`)).toBe(false);
    expect(found('^(a+)+$', 'a'.repeat(100_000))).toBe(true);
  });

  it('is not compiled when that alone would take long', () => {
    for (const pattern of ['(((a{0,9}){0,9}){0,9}){0,9}', 'a'.repeat(5000).replaceAll('a', 'a?'), '('.repeat(5000)]) {
      const start = performance.now();
      expect(found(pattern, 'a')).toBeTypeOf('string');
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});

/** Pieces that mean the same to RE2 and to the language's own engine with the flag `u`. */
const piece = fc.constantFrom(
  'a',
  'b',
  '.',
  'a*',
  'b+',
  '(?:ab|b)?',
  '[^a]',
  '[ab]{1,2}',
  '\\d',
  '^',
  '$',
  '|',
  '(a|b)',
  '😀',
);
const text = fc.array(fc.constantFrom('a', 'b', '1', '😀', 'A', ' '), { maxLength: 8 }).map((signs) => signs.join(''));

describe('every pattern', () => {
  it('finds what the language’s own engine finds', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), text, fc.boolean(), (pieces, over, ignoreCase) => {
        const pattern = pieces.join('');
        expect(found(pattern, over, ignoreCase)).toBe(new RegExp(pattern, ignoreCase ? 'iu' : 'u').test(over));
      }),
      { numRuns: 2000 },
    );
  });

  it('that is seen to be wrong before it is compiled cannot be compiled, and brackets are never left to the engine', () => {
    const signs = [
      '(',
      ')',
      '[',
      ']',
      '^',
      '\\',
      '(?=',
      '(?<!',
      '(?:',
      '\\1',
      '\\Q',
      '\\E',
      'a',
      '-',
      '*',
      '[:alpha:]',
      '\\d',
      '\\pL',
    ];
    const brackets = ['unclosed-group', 'unclosed-class', 'unexpected-close', 'lone-backslash'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 8 }), (pieces) => {
        const pattern = pieces.join('');
        const seen = patternProblem(pattern);
        const said = found(pattern, '');
        if (seen !== null) {
          expect(said).toBeTypeOf('string');
          expect(pattern.slice(seen.offset, seen.offset + seen.length)).toBe(seen.text);
        } else expect(brackets).not.toContain(said);
      }),
      { numRuns: 5000 },
    );
  });
});
