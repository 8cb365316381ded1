import { expect, test } from 'vitest';
import { mergeSights } from './sights.ts';

test('what was seen of an item is one record with every source once', () => {
  const sights = [
    { item: 'R2', sources: ['run:exact'] },
    { item: '__proto__', sources: ['agreement'] },
    { item: 'R2', sources: ['recorded:judge', 'run:exact'] },
  ];
  expect(mergeSights(sights)).toEqual([
    { item: 'R2', sources: ['run:exact', 'recorded:judge'] },
    { item: '__proto__', sources: ['agreement'] },
  ]);
});
