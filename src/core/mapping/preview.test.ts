import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sliceOf } from '../json/slice.ts';
import { mappingFormat } from './mappingFormat.ts';
import { previewOf } from './preview.ts';
import { signatureOf } from './signature.ts';

function preview(...rows: readonly string[]) {
  return previewOf('rows.csv', 'csv', rows.map(sliceOf), null);
}

describe('previewOf', () => {
  test('counts what stands in a column, and tells its kind', () => {
    const { columns, rowsSeen } = preview(
      '{"a": "1.5", "b": null, "c": "yes", "d": "[{\\"name\\": \\"f\\", \\"arguments\\": {}}]", "e": "TRUE"}',
      '{"a": "2", "b": "", "c": "yes", "d": "[]", "e": "false"}',
      '{"a": "x", "b": " ", "c": "no", "d": null, "f": [{"role": "user", "content": "hi"}]}',
    );
    expect(rowsSeen).toBe(3);
    expect(columns.map(({ name, kind, filled, distinct }) => [name, kind, filled, distinct])).toEqual([
      ['a', 'text', 3, 3],
      ['b', 'empty', 0, 0],
      ['c', 'text', 3, 2],
      ['d', 'calls', 2, 2],
      ['e', 'boolean', 2, 2],
      ['f', 'messages', 1, 1],
    ]);
    expect(columns[2]?.values).toEqual(['yes', 'no']);
  });

  test('shows 20 rows, up to 500 characters a cell, numbers as written', () => {
    const rows = Array.from({ length: 30 }, () => `{"n": 9007199254740993.0, "long": "${'é'.repeat(600)}"}`);
    const { cells, rowsSeen } = preview(...rows);
    expect([cells.length, rowsSeen]).toEqual([20, 30]);
    expect(cells[0]).toEqual(['9007199254740993.0', 'é'.repeat(500)]);
    expect(preview('{"a": 1}', '{"b": 2}').cells).toEqual([
      ['1', null],
      [null, '2'],
    ]);
  });

  test('takes any name for a column', () => {
    const odd = ['__proto__', 'constructor', 'toString', '', ' ', 'a.b', '🛎️', 'två ord', '.', 'hasOwnProperty'];
    const { columns, cells } = preview(`{${odd.map((name, at) => `${JSON.stringify(name)}: "v${at}"`).join(', ')}}`);
    expect(columns.map(({ name }) => name)).toEqual(odd);
    expect(cells[0]).toEqual(odd.map((_, at) => `v${at}`));
  });

  test('finds members of objects by paths of three names, the member of that very name first', () => {
    const { columns, cells } = preview(
      '{"a": {"b": {"c": {"d": 1}}, "": 2, "x.y": 3}, "a.b.c": "own", "l": [{"m": 1}]}',
    );
    expect(columns.map(({ name }) => name)).toEqual(['a.b.c', 'a.', 'a.x.y', 'l']);
    expect(cells[0]).toEqual(['own', '2', '3', '[{"m": 1}]']);
  });

  test('is alike for files of the same columns in another order', () => {
    expect(preview('{"a": 1, "b": 2}').signature).toBe(preview('{"b": "x", "a": "y"}').signature);
    expect(preview('{"a": 1}').signature).not.toBe(preview('{"b": 1}').signature);
    expect(signatureOf('csv', ['a,b'])).not.toBe(signatureOf('csv', ['a', 'b']));
    expect(signatureOf('csv', ['a'])).not.toBe(signatureOf('tsv', ['a']));
  });

  test('and its guess read any rows without throwing', () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom('id', 'input', 'reply', 'expected_calls', 'tool_calls', 'passed', 'score', 'tools', '__proto__'),
    );
    const cell = fc.oneof(
      fc.jsonValue(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.constantFrom('True', 'no', '1', '[{"name": "f", "arguments": {}}]', '[{"role": "user"}]', '{"choices": [1]}'),
    );
    const row = fc.oneof(fc.jsonValue(), fc.dictionary(key, cell, { maxKeys: 8 }));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (values) => {
        const rows = values.map((value) => sliceOf(JSON.stringify(value)));
        const { guess, columns, cells, rowsSeen } = previewOf('f', 'json-lines', rows, null);
        expect(cells.every((line) => line.length === columns.length)).toBe(true);
        expect(columns.every(({ filled, distinct }) => filled <= rowsSeen && distinct <= filled)).toBe(true);
        for (const one of rows) {
          mappingFormat(guess).read(one);
          mappingFormat(guess, 'replies').read(one);
        }
      }),
      { numRuns: 300 },
    );
  });
});
