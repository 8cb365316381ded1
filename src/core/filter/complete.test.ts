import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complete } from './complete.ts';
import { formatFilter } from './format.ts';
import { parseFilter } from './parse.ts';

const NAMES = ['recorded.my column', 'recorded.judge', 'column.who'];

function valuesFor(field: string): readonly string[] {
  return field === 'category' ? ['travel', 'big city', 'and'] : [];
}

/** The caret stands at `|`. */
function at(marked: string) {
  return complete(marked.replace('|', ''), marked.indexOf('|'), NAMES, valuesFor);
}

function inserts(marked: string): readonly string[] {
  return at(marked)?.candidates.map((one) => one.insert) ?? [];
}

describe('complete', () => {
  it("offers fields, the file's own columns and not where a condition begins", () => {
    for (const text of ['|', 'verdict = wrong and |', '(|', 'not |']) {
      expect(at(text)?.expects).toBe('condition');
      expect(inserts(text)).toEqual(expect.arrayContaining(['verdict ', 'recorded."my column" ', 'not ']));
    }
  });

  it.each([
    ['ver|', ['verdict ', 'beside.verdict ', 'set_overlap ']],
    ['RECORDED.m|', ['recorded."my column" ']],
    ['verdict |', ['= ', '!= ', 'in (', 'is null ', 'is not null ']],
    ['category m|', ['matches ']],
    ['reply |', ['contains ', 'matches ', '= ', '!= ', 'in (', 'is null ', 'is not null ']],
    ['category matches |', []],
    ['category matches "a|', []],
    ['category matches /a/i |', ['and ', 'or ']],
    ['calls >|', ['> ', '>= ']],
    ['verdict is |', ['null ', 'not null ']],
    ['verdict in |', ['(']],
    ['verdict = |', ['right', 'wrong', 'not-judged', 'fault']],
    ['verdict = w|', ['wrong']],
    ['verdict in (right, |', ['right', 'wrong', 'not-judged', 'fault']],
    ['verdict in (right |', [', ', ') ']],
    ['category = |', ['travel', '"big city"', '"and"']],
    ['category = "bi|', ['"big city"']],
    ['category = x |', ['and ', 'or ']],
    ['tokyo |', ['and ', 'or ']],
    ['verdict = wrong and and |', []],
    ['verdict = wrong ) x |', []],
  ])('offers at `%s` %j', (text, expected) => {
    expect(inserts(text)).toEqual(expected);
  });

  it('replaces the whole word that the caret stands in', () => {
    const found = at('ver|dict = wrong');
    expect([found?.from, found?.to, found?.prefix]).toEqual([0, 7, 'ver']);
    const text = at('category = "bi|');
    expect([text?.from, text?.to, text?.prefix, text?.field]).toEqual([11, 14, 'bi', 'category']);
  });

  it('writes names and values so that the filter reads them back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary' }), (name, value) => {
        const field = complete('', 0, [`column.${name}`], () => [])?.candidates.find(
          (one) => one.label === `column.${name}`,
        );
        const head = `${field?.insert ?? ''}= `;
        const found = complete(head, head.length, [], () => [value])?.candidates[0];
        const parsed = parseFilter(head + (found?.insert ?? ''));
        const expected = { kind: 'compare', field: `column.${name}`, operator: '=', value } as const;
        expect(parsed.ok && parsed.filter).toEqual(expected);
        expect(head + (found?.insert ?? '')).toBe(formatFilter(expected));
      }),
    );
  });

  it('never throws at any caret of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, caret) => {
        complete(text, Math.min(caret, text.length), NAMES, valuesFor);
      }),
    );
  });
});
