import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilter } from './parse.ts';
import { problemSentence } from './problem.ts';

function treeOf(text: string): unknown {
  const parsed = parseFilter(text);
  if (!parsed.ok) throw new Error(`${text}: ${problemSentence(parsed.problem)}`);
  return parsed.filter;
}

/** `code @offset+length`, or `ok`. */
function problemOf(text: string): string {
  const parsed = parseFilter(text);
  return parsed.ok ? 'ok' : `${parsed.problem.code} @${parsed.offset}+${parsed.length}`;
}

describe('parseFilter', () => {
  it('gives no filter for an empty text', () => {
    expect(treeOf('')).toBeNull();
    expect(treeOf(' \t\n')).toBeNull();
  });

  it('binds not before and, and before or', () => {
    const a = { kind: 'anywhere', value: 'a' };
    const b = { kind: 'anywhere', value: 'b' };
    const c = { kind: 'anywhere', value: 'c' };
    expect(treeOf('not a and b or c')).toEqual({
      kind: 'or',
      of: [{ kind: 'and', of: [{ kind: 'not', of: a }, b] }, c],
    });
    expect(treeOf('not (a and b or c)')).toEqual({
      kind: 'not',
      of: { kind: 'or', of: [{ kind: 'and', of: [a, b] }, c] },
    });
    expect(treeOf('a or b or c')).toEqual({ kind: 'or', of: [a, b, c] });
    expect(treeOf('a and (b and c)')).toEqual({ kind: 'and', of: [a, { kind: 'and', of: [b, c] }] });
  });

  it.each([
    ['verdict=wrong', { kind: 'compare', field: 'verdict', operator: '=', value: 'wrong' }],
    ['calls>=2', { kind: 'compare', field: 'calls', operator: '>=', value: '2' }],
    ['score != -0.5', { kind: 'compare', field: 'score', operator: '!=', value: '-0.5' }],
    ['category in (a, "b c")', { kind: 'in', field: 'category', values: ['a', 'b c'] }],
    ['reply IS NOT NULL', { kind: 'null', field: 'reply', not: true }],
    ['input CONTAINS "\\u00e9\\n"', { kind: 'contains', field: 'input', value: 'é\n' }],
    ['category = "null"', { kind: 'compare', field: 'category', operator: '=', value: 'null' }],
    ['recorded."my \\"column\\"" = x', { kind: 'compare', field: 'recorded.my "column"', operator: '=', value: 'x' }],
    [
      'column.who = 2027-05-04T06:30',
      { kind: 'compare', field: 'column.who', operator: '=', value: '2027-05-04T06:30' },
    ],
    ['id = İstanbul', { kind: 'compare', field: 'id', operator: '=', value: 'İstanbul' }],
    ['reply matches "^\\\\{"', { kind: 'matches', field: 'reply', pattern: '^\\{', ignoreCase: false }],
    ['reason MATCHES /call-.*/i', { kind: 'matches', field: 'reason', pattern: 'call-.*', ignoreCase: true }],
    ['id matches /a\\/b[/]\\d/', { kind: 'matches', field: 'id', pattern: 'a/b[/]\\d', ignoreCase: false }],
    ['tool matches get', { kind: 'matches', field: 'tool', pattern: 'get', ignoreCase: false }],
    ['recorded."a b" matches //', { kind: 'matches', field: 'recorded.a b', pattern: '', ignoreCase: false }],
    ['"verdict"', { kind: 'anywhere', value: 'verdict' }],
    ['東京', { kind: 'anywhere', value: '東京' }],
    ['beside.verdict = not-judged', { kind: 'compare', field: 'beside.verdict', operator: '=', value: 'not-judged' }],
    ['failure_kind = refusal', { kind: 'compare', field: 'failure_kind', operator: '=', value: 'refusal' }],
  ])('reads %s', (text, tree) => {
    expect(treeOf(text)).toEqual(tree);
  });

  it.each([
    ['new york', 'joiner-expected @4+4'],
    ['verdict', 'operator-expected @0+7'],
    ['verdict wrong', 'operator-expected @0+7'],
    ['verdct = wrong', 'unknown-field @0+6'],
    ['calls matches 3', 'no-contains @6+7'],
    ['reply matches', 'value-expected @13+0'],
    ['reply matches /a', 'unclosed-pattern @14+2'],
    ['reply matches /a/g', 'pattern-flags @17+1'],
    ['reply matches /a(?=b)/', 'bad-pattern @16+3'],
    ['reply matches "a\\\\b\\n(?<!b)"', 'bad-pattern @21+4'],
    ['reply matches /(a)\\/\\1/', 'bad-pattern @20+2'],
    ['reply matches /a[b/', 'bad-pattern @16+1'],
    ['reply matches /((a)/', 'bad-pattern @15+1'],
    ['reply matches "a)"', 'bad-pattern @16+1'],
    ['reply matches "\\\\"', 'bad-pattern @15+2'],
    ['a and verdict = blue', 'unknown-value @16+4'],
    ['verdict in (right, Wrong)', 'unknown-value @19+5'],
    ['calls = two', 'not-a-number @8+3'],
    ['calls = 007', 'not-a-number @8+3'],
    ['calls > NaN', 'not-a-number @8+3'],
    ['id < abc', 'not-a-number @5+3'],
    ['input < 3', 'no-order @6+1'],
    ['calls contains 3', 'no-contains @6+8'],
    ['input contains "a', 'unclosed-text @15+2'],
    ['input contains "\\x"', 'bad-text @15+4'],
    ['category = and x', 'value-expected @11+3'],
    ['category =', 'value-expected @10+0'],
    ['category = null', 'null-as-value @11+4'],
    ['category is wrong', 'null-expected @12+5'],
    ['tool in x', 'list-expected @8+1'],
    ['tool in (x', 'list-expected @10+0'],
    ['tool in ()', 'value-expected @9+1'],
    ['(a', 'unclosed-parenthesis @2+0'],
    ['a)', 'joiner-expected @1+1'],
    ['a and', 'condition-expected @5+0'],
    ['and', 'condition-expected @0+3'],
    ['()', 'condition-expected @1+1'],
    ['id = a/b', 'unexpected-character @6+1'],
    ['💡', 'unexpected-character @0+2'],
    ['recorded. = 1', 'unknown-field @0+9'],
    ['recorded."" = 1', 'unknown-field @0+9'],
    ['__proto__ = 1', 'unknown-field @0+9'],
    [`${'('.repeat(101)}a`, 'too-deep @101+1'],
    ['not '.repeat(101), 'too-deep @404+0'],
  ])('names the place of what is wrong in %s', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it('names the field that was probably meant', () => {
    const parsed = parseFilter('resaon = name');
    expect(parsed.ok ? '' : problemSentence(parsed.problem)).toBe('There is no field "resaon": did you mean reason?');
  });

  it('never throws, and names a place inside the text or its end with a sentence', () => {
    const words = [
      'verdict',
      '=',
      '!=',
      'in',
      '(',
      ')',
      ',',
      'and',
      'or',
      'not',
      'is',
      'null',
      'contains',
      'matches',
      '/a(?i)[/',
      '/',
      '/b/i',
      'reply',
      '"a',
      '"b"',
      'calls',
      '7',
      'wrong',
      ' ',
      '\\',
      'recorded.',
    ];
    const pieces = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 4 })), {
      maxLength: 14,
    });
    fc.assert(
      fc.property(pieces, (list) => {
        const text = list.join(' ');
        const parsed = parseFilter(text);
        if (parsed.ok) return;
        expect(parsed.offset).toBeGreaterThanOrEqual(0);
        expect(parsed.offset + parsed.length).toBeLessThanOrEqual(text.length);
        expect(problemSentence(parsed.problem)).toMatch(/[.?]$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads a text of 100,000 conditions without running out of stack', () => {
    expect(problemOf(Array.from({ length: 100_000 }, () => 'a').join(' and '))).toBe('ok');
    expect(problemOf('('.repeat(100_000))).toMatch(/^too-deep/);
  });
});
