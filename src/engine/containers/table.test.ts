import * as fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { issueSentence } from '../../core/words/issue.ts';
import { platformDeps } from '../deps.ts';
import { LIMITS, type Limits } from '../limits.ts';
import { createPace } from '../pace.ts';
import { convertTable } from './table.ts';
import { tableHead } from './tableHead.ts';

interface Read {
  readonly container: string;
  readonly rows: readonly unknown[];
  readonly lines: readonly number[];
  readonly issues: readonly string[];
}

async function read(content: string | Uint8Array<ArrayBuffer>, limits: Partial<Limits> = {}): Promise<Read | null> {
  const blob = new Blob([content]);
  const head = tableHead(new Uint8Array(await blob.arrayBuffer()), true);
  if (head === null || head === 'more') return null;
  const pace = createPace(platformDeps(), undefined);
  const call = { limits: { ...LIMITS, ...limits }, pace, onBytes: () => undefined, whole: true };
  const { blob: json, container, lineOf, issues } = await convertTable({ name: 't.csv', blob }, head, call);
  const rows = (await json.text()).split('\n').slice(0, -1);
  return {
    container,
    rows: rows.map((row): unknown => JSON.parse(row)),
    lines: [...lineOf],
    issues: issues.kept.map(issueSentence),
  };
}

test('quotes, delimiters and line ends in cells are text (RFC 4180), and lines are those of the file', async () => {
  const text = 'id,text,n\r\n1,"a ""quoted"", one\r\nof two lines",\r\n\r\n2,plain "quote" inside,"3"\r\n';
  expect(await read(text)).toEqual({
    container: 'csv',
    rows: [
      { id: '1', text: 'a "quoted", one\r\nof two lines', n: null },
      { id: '2', text: 'plain "quote" inside', n: '3' },
    ],
    lines: [2, 5],
    issues: [],
  });
});

test.each([
  ['csv', 'a;b\n1;2,5\n3;4,5\n'],
  ['csv', 'a|b\n1|2,5\n3|4,5\n'],
  ['tsv', 'a\tb\n1\t2,5\n3\t4,5\n'],
  ['csv', 'a,b\r1,"2,5"\r3,"4,5"'],
])('the delimiter is told by the head: %s %j', async (container, text) => {
  const found = await read(text);
  expect(found?.container).toBe(container);
  expect(found?.rows).toEqual([
    { a: '1', b: '2,5' },
    { a: '3', b: '4,5' },
  ]);
  expect(found?.lines).toEqual([2, 3]);
});

test('the line by which Excel is told the delimiter is no row', async () => {
  const found = await read('\uFEFFsep=;\r\nid;x\r\n1;2,5\r\n');
  expect([found?.rows, found?.lines]).toEqual([[{ id: '1', x: '2,5' }], [3]]);
});

test('a byte order mark is no part of the first name, whether that is quoted or not', async () => {
  for (const text of ['\uFEFFid,x\n1,2\n', '\uFEFF"id",x\n1,2\n']) {
    expect((await read(text))?.rows).toEqual([{ id: '1', x: '2' }]);
  }
});

test('cells are texts exactly as they stand: JSON, numbers, blanks, NUL and control characters', async () => {
  const cells = [
    '{"a": [1]}',
    '007',
    '1e400',
    '9007199254740993',
    ' x ',
    'a\u0000b\u0001\b\t\f\u001f',
    '\u2028\u{1f600}',
    'back\\slash',
  ];
  const text = `a,b\n${cells.map((cell, at) => `${at},"${cell.replaceAll('"', '""')}"\n`).join('')}`;
  expect((await read(text))?.rows).toEqual(cells.map((b, at) => ({ a: String(at), b })));
});

test('`__proto__` and `constructor` are columns like any other', async () => {
  const found = await read('__proto__,constructor,id\n1,2,3\n');
  expect(Object.entries(found?.rows[0] ?? {})).toEqual([
    ['__proto__', '1'],
    ['constructor', '2'],
    ['id', '3'],
  ]);
});

test('rows that are too short or too long are kept and named by line; empty cells too many are no matter', async () => {
  const found = await read('a,b\n1,2\n3\n4,5,,\n6,7,8,,9\n10,11\n12,13\n');
  expect(found?.rows).toEqual([
    { a: '1', b: '2' },
    { a: '3', b: null },
    { a: '4', b: '5' },
    { a: '6', b: '7', 'column 3': '8', 'column 5': '9' },
    { a: '10', b: '11' },
    { a: '12', b: '13' },
  ]);
  expect(found?.issues).toEqual([
    't.csv, line 3: the row has 1 cell under 2 columns; it is kept, and the others are empty.',
    't.csv, line 5: the row has 5 cells under 2 columns; it is kept, the further ones as "column 3" and so on.',
  ]);
});

test('a quote that is never closed costs its row alone, and its line is named', async () => {
  const found = await read('a,b\n1,2\n3,"4\n5,6\n7,8\n');
  expect(found?.rows).toEqual([
    { a: '1', b: '2' },
    { a: '5', b: '6' },
    { a: '7', b: '8' },
  ]);
  expect(found?.lines).toEqual([2, 4, 5]);
  expect(found?.issues).toEqual([
    't.csv, line 3: a quote is opened here and never closed; the row is left out, and reading goes on in its next line.',
  ]);
});

test('quotes that are opened again and again end the reading, not the browser', async () => {
  const found = await read(`a,b\n1,2\n3,4\n5,6\n${'x,"y\n'.repeat(999)}`);
  expect(found?.rows.slice(0, 3)).toHaveLength(3);
  expect(found?.issues.length).toBeLessThan(1100);
});

test('text behind a closing quote is part of the cell, as Python has it, and remarked on', async () => {
  const found = await read('a,b\n"1"x"y",2\n3,4\n');
  expect(found?.rows[0]).toEqual({ a: '1x"y"', b: '2' });
  expect(found?.issues).toHaveLength(1);
});

test('a row that is too long is left out and named; the rows around it are kept', async () => {
  const found = await read(`a,b\n1,2\n3,"${'x'.repeat(5000)}"\n5,6\n`, { maxRowBytes: 2000 });
  expect(found?.lines).toEqual([2, 4]);
  expect(found?.issues).toEqual([
    't.csv, line 3: the row has 5,004 bytes, more than the 2,000 that are read; it is left out.',
  ]);
});

test('a file of nothing but commas costs no memory', async () => {
  expect(tableHead(new TextEncoder().encode(','.repeat(8_000_000)), true)).toBeNull();
  const found = await read(`a,b\n1,2\n${','.repeat(1_000_000)}\n3,4\n`);
  expect(found?.lines).toEqual([2, 4]);
  expect(found?.issues).toEqual(['t.csv, line 3: the row has 1,000,001 cells under 2 columns; it is left out.']);
});

test('a cell of 10 MB and a header of 1 MB are read', async () => {
  const found = await read(`a,${'b'.repeat(1_000_000)}\n1,"${`${'x'.repeat(99)}\n`.repeat(100_000)}"\n2,3\n`);
  expect(found?.lines).toEqual([2, 100_003]);
  expect(JSON.stringify(found?.rows[0]).length).toBeGreaterThan(10_000_000);
}, 20_000);

test.each([
  ['a letter', 'Dear reader,\nthis is a letter.\n'],
  ['a header alone', 'id,text\n'],
  ['one column', 'id\n1\n2\n'],
  ['a log that was cut at its top', '"a": 1, "b": 2}\n{"a": 1, "b": 2}\n{"a": 1, "b": 2}\n'],
  ['JSON Lines', '{"a":1,"b":2}\n{"a":1,"b":2}\n'],
  ['a list', '[{"a":1,"b":2},\n{"a":1,"b":2}]\n'],
  ['nothing', ''],
])('%s is no table', async (_, text) => {
  expect(await read(text)).toBeNull();
});

test('the slices that a table comes in change nothing', async () => {
  const bytes = new TextEncoder().encode(
    '\uFEFFid,"te""xt"\r\n1,"caf\u00e9 ""x""\r\ny"\r\n\r\n2,\u{1f600}\r3,"a"b\n4,"open\n5,6\r\n',
  );
  const whole = await read(bytes);
  expect(whole?.rows).toHaveLength(4);
  for (let sliceBytes = 1; sliceBytes <= bytes.length; sliceBytes += 1) {
    expect([sliceBytes, await read(bytes, { sliceBytes })]).toEqual([sliceBytes, whole]);
  }
});

test('any table that Papa Parse writes is read as it was', async () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', '\t', ' ', '\u00e9', '\\', '{', '\u{1f600}') }),
    fc.constantFrom('', '1.0', '{"a": "b"}'),
  );
  const table = fc.tuple(fc.constantFrom(',', ';', '\t', '|'), fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }));
  await fc.assert(
    fc.asyncProperty(table, async ([delimiter, rows]) => {
      const text = Papa.unparse({ fields: ['x', 'y', 'z'], data: rows }, { delimiter, quotes: true });
      const found = await read(text);
      expect(found?.rows).toEqual(rows.map(([x, y, z]) => ({ x: x || null, y: y || null, z: z || null })));
      expect(found?.issues).toEqual([]);
    }),
  );
});
