import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endsInName, keptInForce, readFilter } from './filterText.ts';
import { PAGE_SIZE, pagesOf, rowAt, withPage, type Pages } from './pages.ts';
import { prettyJson } from './prettyJson.ts';
import { formatRun, parseRun, withDefaults } from './runText.ts';
import { textDifference } from './textDifference.ts';

describe('prettyJson', () => {
  test('changes white space alone: the tokens stay as written and in their order', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        expect(prettyJson(text)).toBe(JSON.stringify(JSON.parse(text), null, 2));
      }),
    );
  });

  test('keeps digits, escapes and duplicate keys', () => {
    expect(prettyJson('{"a":1.0e5,"a":12345678901234567890,"b":"\\u0041, [x]"}')).toBe(
      '{\n  "a": 1.0e5,\n  "a": 12345678901234567890,\n  "b": "\\u0041, [x]"\n}',
    );
  });

  test('empty lists and objects stay on their line', () => {
    expect(prettyJson('[ ]')).toBe('[]');
    expect(prettyJson('{"a":{ },"b":[[]]}')).toBe('{\n  "a": {},\n  "b": [\n    []\n  ]\n}');
  });
});

describe('textDifference', () => {
  test('its pieces put together are the two texts', () => {
    const near = fc.string({ unit: fc.constantFrom('a', 'b', '😀', 'é'), maxLength: 12 });
    fc.assert(
      fc.property(near, near, (one, other) => {
        const { start, one: middle, other: found, end } = textDifference(one, other);
        expect(start + middle + end).toBe(one);
        expect(start + found + end).toBe(other);
        for (const piece of [start, middle, found, end]) expect(() => encodeURIComponent(piece)).not.toThrow();
        if (one === other) expect(middle + found).toBe('');
      }),
    );
  });

  test('says where two texts differ', () => {
    expect(textDifference('the red boat', 'the blue boat')).toEqual({
      start: 'the ',
      one: 'red',
      other: 'blue',
      end: ' boat',
    });
  });
});

describe('pages', () => {
  test('a row is found on its page alone', () => {
    const rows = Array.from({ length: 3 }, (_, at) => ({ ...ROW, key: { id: String(at), attempt: 0 } }));
    const pages = withPage(new Map(), 2, rows);
    expect(rowAt(pages, 2 * PAGE_SIZE + 1)?.key.id).toBe('1');
    expect(rowAt(pages, 2 * PAGE_SIZE + 3)).toBeUndefined();
    expect(rowAt(pages, 1)).toBeUndefined();
  });

  test('the pages of a range are those that its rows stand on', () => {
    expect(pagesOf(0, 1)).toEqual([0]);
    expect(pagesOf(PAGE_SIZE - 1, PAGE_SIZE + 1)).toEqual([0, 1]);
    expect(pagesOf(5, 5)).toEqual([]);
  });

  test('only so many pages are held, and the latest stays', () => {
    let pages: Pages = new Map();
    for (let page = 0; page < 200; page += 1) pages = withPage(pages, page, [ROW]);
    expect(pages.size).toBeLessThan(100);
    expect(pages.has(199)).toBe(true);
    expect(pages.has(0)).toBe(false);
  });
});

describe('run texts', () => {
  test('equal scorings have equal texts, however their options are written', () => {
    const one = parseRun('xlam-tool-call;schemas=skip;ordering=strict;toolCallParser=hermes');
    const other = parseRun('xlam-tool-call;ordering=strict;schemas=skip');
    expect(one).not.toBeNull();
    expect(one === null || other === null ? null : formatRun(one)).toBe(other === null ? '' : formatRun(other));
  });

  test('defaults are filled in in declared order', () => {
    expect([...withDefaults({ scorer: 'xlam-tool-call', options: [['schemas', 'skip']], replies: null })]).toEqual([
      ['ordering', 'any'],
      ['toolCallParser', 'hermes'],
      ['schemas', 'skip'],
    ]);
  });

  test('a text without a scorer is no run', () => {
    expect(parseRun('')).toBeNull();
    expect(parseRun(';ordering=any')).toBeNull();
  });
});

describe('filter texts', () => {
  test('a mistake is named with its place', () => {
    expect(readFilter('verdict = wrong')).toBeNull();
    const trouble = readFilter('verdict = wrng');
    expect(trouble).toMatchObject({ offset: 10, length: 4 });
    expect(trouble?.sentence).toMatch(/\w/);
  });

  test('half a name of three letters or more waits, anything else does not', () => {
    expect(endsInName('ver')).toBe(true);
    expect(endsInName('verdict = wrong and reas')).toBe(true);
    const others = ['ve', 'verdict = wrong', '"ver"', 'tokyo', 'ver ', ''];
    expect(others.filter((text) => endsInName(text))).toEqual([]);
  });

  test('half a name is no search while what follows it cannot be read; any other filter stays', () => {
    expect(keptInForce('re', 'reason = = x')).toBe('');
    expect(keptInForce('verdict = wrong and re', 'verdict = wrong and reason =')).toBe('verdict = wrong');
    expect(keptInForce('verdict = wrong', 'verdict = wrong and (')).toBe('verdict = wrong');
    expect(keptInForce('tokyo', 'tokyo (')).toBe('tokyo');
  });
});

const ROW = {
  key: { id: 'a', attempt: 0 },
  byPosition: false,
  state: null,
  reason: null,
  score: null,
  besideState: null,
  besideReason: null,
  input: '',
  category: null,
  referenceCalls: null,
  replyCalls: null,
  accepted: null,
  answer: null,
} as const;
