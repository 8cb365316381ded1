import { expect, test } from 'vitest';
import type { ItemDetail } from '../../engine/engine.ts';
import { shownTab, tabsOf } from './shownTab.ts';

const steps: Pick<ItemDetail, 'trajectory'> = {
  trajectory: { references: [], candidate: [], compared: null, refused: null },
};
const calls: Pick<ItemDetail, 'trajectory'> = { trajectory: null };

test('an item is opened on its steps where they are what was compared, else on the comparison', () => {
  const opened = [
    tabsOf(steps, 'trajectory'),
    tabsOf(steps, 'mock-judge'),
    tabsOf(steps, 'exact'),
    tabsOf(calls, 'trajectory'),
    tabsOf(null, undefined),
  ].map((tabs) => shownTab(null, tabs));
  expect(opened).toEqual(['trajectory', 'trajectory', 'comparison', 'comparison', 'comparison']);
});

test('the view that is asked for is shown where the item has it', () => {
  expect([
    shownTab('raw', tabsOf(steps, 'trajectory')),
    shownTab('trajectory', tabsOf(steps, 'exact')),
    shownTab('trajectory', tabsOf(calls, 'exact')),
  ]).toEqual(['raw', 'trajectory', 'comparison']);
});

test('a case has itself first, in place of calls and steps; what is no case has none', () => {
  const conformance = {} as NonNullable<ItemDetail['conformance']>;
  expect(tabsOf({ ...calls, conformance }, 'toolcall-300')).toEqual(['case', 'messages', 'tools', 'raw', 'recorded']);
  expect(shownTab('comparison', tabsOf({ ...calls, conformance }, 'toolcall-300'))).toBe('case');
  expect([tabsOf(calls, 'toolcall-300'), tabsOf(steps, 'trajectory')].flat()).not.toContain('case');
});
