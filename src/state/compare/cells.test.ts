import { expect, test } from 'vitest';
import { STATES } from '../../core/model/verdict.ts';
import { ALL_COMPARED } from '../route.ts';
import { isCellListed, withCell, withChanges } from './cells.ts';

test('a cell lists its kind of change where that is its alone, else its states; category and search stay', () => {
  const filter = { ...ALL_COMPARED, category: 'stock', search: 'x', changes: ['only-a'] as const };
  expect(withCell(filter, 'right', 'wrong')).toEqual({ ...filter, changes: ['regression'] });
  expect(withCell(filter, 'right', 'fault')).toEqual({ ...filter, changes: [], states: { a: 'right', b: 'fault' } });
  expect(withCell(withCell(filter, 'right', 'fault'), 'wrong', 'right')).toEqual({ ...filter, changes: ['fix'] });
  expect(withChanges(withCell(filter, 'right', 'fault'), ['lost'])).toEqual({ ...filter, changes: ['lost'] });
});

test('of all cells only the one that is listed counts as listed', () => {
  const pairs = STATES.flatMap((a) => STATES.map((b) => [a, b] as const));
  for (const [a, b] of pairs) {
    const filter = withCell(ALL_COMPARED, a, b);
    expect(pairs.filter(([one, other]) => isCellListed(filter, one, other))).toEqual([[a, b]]);
  }
  expect(pairs.some(([a, b]) => isCellListed(ALL_COMPARED, a, b))).toBe(false);
});
