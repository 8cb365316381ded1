import { describe, expect, test } from 'vitest';
import type { Completion } from '../../core/filter/complete.ts';
import { completed, MOST_SHOWN, moved } from './completion.ts';

const at: Completion = { from: 10, to: 13, expects: 'value', field: 'verdict', prefix: 'wro', candidates: [] };
const wrong = { label: 'wrong', insert: 'wrong' };

describe('completed', () => {
  test('writes the candidate in place of what was typed of it, and leaves room for what follows', () => {
    expect(completed('verdict = wro', at, wrong)).toEqual({ text: 'verdict = wrong ', caret: 16 });
  });

  test('before further text nothing is doubled, and the caret stands behind the blank', () => {
    expect(completed('verdict = wro and id = 1', at, wrong)).toEqual({ text: 'verdict = wrong and id = 1', caret: 16 });
  });
});

describe('moved', () => {
  test('arrows go round among those that are shown', () => {
    expect(moved('ArrowDown', -1, 3)).toBe(0);
    expect(moved('ArrowDown', 2, 3)).toBe(0);
    expect(moved('ArrowUp', 0, 3)).toBe(2);
    expect(moved('ArrowUp', -1, 50)).toBe(MOST_SHOWN - 1);
  });

  test('with nothing to choose, or by another key, nothing moves', () => {
    expect(moved('ArrowDown', -1, 0)).toBeNull();
    expect(moved('x', 0, 3)).toBeNull();
  });
});
