import { describe, expect, it } from 'vitest';
import { compileFilter } from './compile.ts';
import type { FilterSource } from './filter.ts';
import { parseFilter } from './parse.ts';

type Row = Readonly<Record<string, string | readonly string[] | null>>;

const ROWS: readonly Row[] = [
  {
    id: '1',
    verdict: 'right',
    category: 'a',
    calls: '5',
    tool: ['get', 'set'],
    input: 'Straße nach İzmir',
    'recorded.n': '5.0',
    reply: '',
  },
  {
    id: '1.0',
    verdict: 'wrong',
    category: 'A',
    calls: '50e-1',
    tool: ['get'],
    input: 'strasse',
    'recorded.n': 'five',
    reply: null,
  },
  {
    id: '9007199254740993',
    verdict: 'fault',
    category: null,
    calls: '0',
    tool: [],
    input: 'WRONG turn',
    'recorded.n': 'NaN',
    reply: 'x',
  },
  {
    id: '9007199254740992',
    verdict: 'not-judged',
    category: '',
    calls: null,
    tool: ['Get'],
    input: '',
    'recorded.n': null,
    reply: null,
  },
];

function textIn(row: Row, field: string): string | null {
  const value = row[field];
  return typeof value === 'string' ? value : null;
}

const source: FilterSource = {
  text: (field, row) => textIn(ROWS[row]!, field),
  number: (field, row) => textIn(ROWS[row]!, field),
  list: (field, row) => {
    const value = ROWS[row]![field];
    return Array.isArray(value) ? (value as readonly string[]) : [];
  },
};

/** As good as RE2 for these few patterns. */
const withPatterns: FilterSource = {
  ...source,
  regex: (pattern, ignoreCase) => (text) => new RegExp(pattern, ignoreCase ? 'iu' : 'u').test(text),
};

/** Numbers of the rows that are shown, from 0. */
function shown(text: string, from: FilterSource = source): string {
  const parsed = parseFilter(text);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return [0, 1, 2, 3].filter(compileFilter(parsed.filter, from)).join('');
}

describe('matches', () => {
  it.each([
    ['input matches "^str"', '1'],
    ['input matches /^str/i', '01'],
    ['input matches /WRONG|Izmir/', '2'],
    ['not reply matches x', '0'],
    ['reply matches ""', '02'],
    ['tool matches /^get$/', '01'],
    ['tool matches /^get$/i', '013'],
    ['not tool matches s', '13'],
    ['id matches /^\\d{1,2}(\\.0)?$/', '01'],
    ['category matches /[^a]/ or category is null', '12'],
  ])('shows by %s the rows %s', (text, rows) => {
    expect(shown(text, withPatterns)).toBe(rows);
  });

  it('is not known of any row where nothing can search for the pattern', () => {
    for (const regex of [undefined, () => ({ problem: { why: 'syntax', offset: 0, length: 1, text: 'a' } }) as const]) {
      for (const field of ['input', 'tool']) {
        expect(shown(`${field} matches a`, { ...source, regex })).toBe('');
        expect(shown(`not ${field} matches a`, { ...source, regex })).toBe('');
      }
    }
  });
});

describe('compileFilter', () => {
  it.each([
    ['', '0123'],
    ['verdict = wrong', '1'],
    ['verdict != wrong', '023'],
    ['verdict in (wrong, fault)', '12'],
    ['category = a', '0'],
    ['category = ""', '3'],
    ['category contains a', '01'],
    ['category contains ""', '013'],
    ['calls = 5.0', '01'],
    ['calls != 5', '2'],
    ['calls >= 5', '01'],
    ['calls < 1e-99999', '2'],
    ['calls in (0, 5)', '012'],
    ['id = 1', '0'],
    ['id > 9007199254740992', '2'],
    ['tool = get', '01'],
    ['tool != get', '3'],
    ['tool in (set, put)', '0'],
    ['tool contains GET', '013'],
    ['input contains izmir', ''],
    ['input contains "i̇zmir"', '0'],
    ['input contains STRASSE', '1'],
    ['wrong', '2'],
    ['"740992"', '3'],
    ['recorded.n = 5', '0'],
    ['recorded.n = five', '1'],
    ['recorded.n = NaN', '2'],
    ['recorded.n > 1', '0'],
    ['recorded.absent = 1', ''],
    ['not recorded.absent = 1', ''],
  ])('shows for `%s` the rows %s', (text, rows) => {
    expect(shown(text)).toBe(rows);
  });

  it.each([
    ['category is null', '2'],
    ['category is not null', '013'],
    ['not category is null', '013'],
    ['not category = a', '13'],
    ['category = a or category != a', '013'],
    ['category = a or verdict = fault', '02'],
    ['not (category = a and verdict = right)', '123'],
    ['calls = 0', '2'],
    ['calls is null', '3'],
    ['reply = ""', '0'],
    ['reply is null', '13'],
    ['tool is null', '2'],
    ['not tool = get', '3'],
    ['recorded.absent is null', '0123'],
  ])('keeps nothing, 0, an empty text and a fault apart: `%s` shows %s', (text, rows) => {
    expect(shown(text)).toBe(rows);
  });

  it('asks the source for folded texts where it keeps them', () => {
    const folded: FilterSource = {
      ...source,
      folded: (field, row) => (field === 'input' && row === 3 ? 'kept' : null),
    };
    expect(shown('input contains KEPT', folded)).toBe('3');
  });
});
