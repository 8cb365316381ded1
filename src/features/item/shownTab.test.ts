import { expect, test } from 'vitest';
import type { ItemDetail } from '../../engine/engine.ts';
import { shownTab } from './shownTab.ts';

const trajectory = { references: [], candidate: [], compared: null, refused: null };
const calls: Pick<ItemDetail, 'trajectory'> = { trajectory: null };
const steps: Pick<ItemDetail, 'trajectory'> = { trajectory };

test('an item is opened on its steps where it has any, else on the comparison', () => {
  expect([shownTab(null, steps), shownTab(null, calls), shownTab(null, {}), shownTab(null, null)]).toEqual([
    'trajectory',
    'comparison',
    'comparison',
    'comparison',
  ]);
});

test('the view that is asked for is shown where the item has it', () => {
  expect([shownTab('comparison', steps), shownTab('raw', steps), shownTab('trajectory', calls)]).toEqual([
    'comparison',
    'raw',
    'comparison',
  ]);
});
