import { expect, test } from 'vitest';
import { hiddenMarks } from './hiddenMarks.ts';

test('a mark knows its line and column, counted from 1 over every kind of line end', () => {
  expect(hiddenMarks('{\n  "a": "x\u200By\u00A0",\r\n"\u00AD"}')).toEqual([
    { line: 2, column: 10, length: 1, short: 'ZWSP' },
    { line: 2, column: 12, length: 1, short: 'NBSP' },
    { line: 3, column: 2, length: 1, short: 'SHY' },
  ]);
});

test('controls are left to the editor, which names them itself', () => {
  expect(hiddenMarks('"\u202Eabc\u0007"')).toEqual([]);
});

test('a hostile text gets no more marks than can be drawn', () => {
  expect(hiddenMarks('a\u200B'.repeat(5000))).toHaveLength(2000);
});
