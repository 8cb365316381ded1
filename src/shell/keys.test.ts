import { describe, expect, test } from 'vitest';
import { deedOf, KEYS } from './keys.ts';

describe('deedOf', () => {
  test('every key of the table does what its row says, and no two rows share one', () => {
    const seen = new Set<string>();
    for (const row of KEYS) {
      for (const [keys, deed] of row.keys) {
        expect(seen.has(keys)).toBe(false);
        seen.add(keys);
        const [last = '', before = null] = keys.split(' ').toReversed();
        expect(deedOf(last, before, true)).toEqual(deed);
      }
    }
  });

  test('a pair means nothing by its second key alone', () => {
    expect(deedOf('r', null, true)).toBeNull();
    expect(deedOf('r', 'x', true)).toBeNull();
    expect(deedOf('r', 'g', true)).toEqual({ do: 'results' });
  });

  test('with single letters switched off only keys with a modifier, arrows, Escape and Enter act', () => {
    const acting = KEYS.flatMap((row) => row.keys).filter(([keys]) => {
      const [last = '', before = null] = keys.split(' ').toReversed();
      return deedOf(last, before, false) !== null;
    });
    expect(acting.map(([keys]) => keys)).toEqual(['mod+k', 'mod+o', 'Escape', 'ArrowDown', 'ArrowUp', 'Enter']);
  });
});
