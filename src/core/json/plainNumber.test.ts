import { expect, test } from 'vitest';
import { plainNumber } from './plainNumber.ts';

test.each([
  ['0.70', '0.7'],
  ['7e-1', '0.7'],
  ['1', '1'],
  ['10.0', '10'],
  ['-0.0', '0'],
  ['1e-7', '0.0000001'],
  ['-12.50E+2', '-1250'],
  ['0.30000000000000004', '0.30000000000000004'],
  ['9007199254740993', '9007199254740993'],
  ['1e400', null],
  ['1e-1000000000000', null],
  ['NaN', null],
  ['-Infinity', null],
])('%s as plain digits is %s', (token, plain) => {
  expect(plainNumber(token)).toBe(plain);
});
