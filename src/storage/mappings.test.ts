import { expect, test } from 'vitest';
import { readRemembered } from './mappings.ts';

const mapping = {
  columns: [
    { role: 'id', column: '__proto__' },
    { role: 'verdict', column: '' },
  ],
  right: ['yes'],
  referenceAs: 'calls',
  keepOthers: false,
};

test('what was remembered comes back, without what a later version may add', () => {
  expect(readRemembered({ mapping: { ...mapping, later: 1 }, at: 7 })).toEqual({ mapping, at: 7 });
});

test.each([
  [undefined],
  [null],
  [{ mapping }],
  [{ mapping: null, at: 7 }],
  [{ mapping: { ...mapping, columns: [{ role: 'colour', column: 'a' }] }, at: 7 }],
  [{ mapping: { ...mapping, columns: [{ role: 'id', column: 3 }] }, at: 7 }],
  [{ mapping: { ...mapping, right: [true] }, at: 7 }],
  [{ mapping: { ...mapping, referenceAs: 'pictures' }, at: 7 }],
  [{ mapping: { ...mapping, keepOthers: 'yes' }, at: 7 }],
])('what is not understood (%j) counts as never mapped: the reader is asked anew', (saved) => {
  expect(readRemembered(saved)).toBeNull();
});
