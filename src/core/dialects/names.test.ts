import { expect, test } from 'vitest';
import { DIALECTS } from './list.ts';
import { DIALECT_NAMES } from './names.ts';

test('the names are those of the dialects, in their order', () => {
  expect(DIALECTS.map((dialect) => dialect.name)).toEqual([...DIALECT_NAMES]);
});
