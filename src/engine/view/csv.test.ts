import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('fields are quoted where they must be, and nothing is an empty field', () => {
  expect(csvLine(['a', 'b,c', 'd"e', 'f\ng', null, 1, true], true)).toBe('a,"b,c","d""e","f\ng",,1,true\r\n');
});

test('a text that would be a formula is not one, while numbers stay numbers', () => {
  expect(csvLine(['=1+1', '@x', '+x', '-x', '\tx', '＝x'], true)).toBe("'=1+1,'@x,'+x,'-x,'\tx,'＝x\r\n");
  expect(csvLine([-5, '-5', '-5.25e3', '+5'], true)).toBe("-5,-5,-5.25e3,'+5\r\n");
});

test('a raw line has every text as it is', () => {
  expect(csvLine(['=1+1', "'=a", '-5', '\tx'], false)).toBe("=1+1,'=a,-5,\tx\r\n");
});
