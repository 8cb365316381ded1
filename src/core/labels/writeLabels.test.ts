import { expect, test } from 'vitest';
import { event, HEADER, label, logOf } from './builders.ts';
import { fromSpreadsheet } from '../report/spreadsheetText.ts';
import { flatTableText } from './flatTableText.ts';
import { readLabels } from './readLabels.ts';
import { writeLabelArray, writeLabels } from './writeLabels.ts';

const log = logOf(
  HEADER,
  label('1', { note: 'a, "b"\nc', extra: { n: 1.5 } }),
  label('2', { batch: ['x', 'y'] }),
  event('seen', '3', { item: 'R2' }),
);

test('the array has the same lines as the file, and both are read back as the log', () => {
  const array = JSON.parse(writeLabelArray(log)) as unknown[];
  expect(array).toEqual(
    writeLabels(log)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  );
  for (const text of [writeLabelArray(log), writeLabels(log)]) {
    const read = readLabels('labels', text);
    expect(read.ok && read.log).toEqual(log);
  }
});

test('a table quotes what has to be quoted, and keeps a spreadsheet from reckoning', () => {
  const text = flatTableText([
    ['item', 'note'],
    ['=1+1', 'a "b", c'],
    ['-5', null],
  ]);
  // RFC 4180: quotes are doubled, lines end with CRLF.
  expect(text).toBe('item,note\r\n\'=1+1,"a ""b"", c"\r\n-5,\r\n');
  expect(fromSpreadsheet("'=1+1")).toBe('=1+1');
});
