import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { forSpreadsheet, fromSpreadsheet } from './spreadsheetText.ts';

const signs = fc.constantFrom(
  "'",
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '＝',
  '＋',
  '－',
  '＠',
  '1',
  '.',
  'e',
  'a',
  '"',
);
const text = fc.array(signs, { maxLength: 6 }).map((list) => list.join(''));

test('no text begins as a formula does, but for numbers, and each comes back as it was', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (one) => {
      const safe = forSpreadsheet(one);
      expect(fromSpreadsheet(safe)).toBe(one);
      if (safe === one) expect(/^[=+@\t\r\n＝＋－＠]|^-(?!\d+(\.\d+)?([eE][+-]?\d+)?$)/.test(one)).toBe(false);
      else expect(safe).toBe(`'${one}`);
    }),
    { numRuns: 5000 },
  );
});

test('numbers stay numbers, negative ones too, and a text that has an apostrophe of its own keeps it', () => {
  for (const number of ['-5', '5', '-5.25e3', '-0', '9007199254740993']) expect(forSpreadsheet(number)).toBe(number);
  expect(["'=1", "'a", "''@"].map(forSpreadsheet)).toEqual(["''=1", "'a", "'''@"]);
  expect(["'=1", "'a", '-5', "'-5"].map(fromSpreadsheet)).toEqual(['=1', "'a", '-5', '-5']);
});
