import type { ItemDetail } from '../../engine/engine.ts';
import { ITEM_TABS, type ItemTab } from '../../state/route.ts';
import { comparesSteps } from '../../state/trajectoryRun.ts';

const CALLS_FIRST: readonly ItemTab[] = ['comparison', 'trajectory'];
const EVERY = ITEM_TABS.filter((tab) => tab !== 'case');
const OTHERS = EVERY.filter((tab) => !CALLS_FIRST.includes(tab));

/**
 * The views that an item has, in their order: its steps, where there are any, come first if they are what was compared. A
 * case of document 002 has itself in place of both.
 */
export function tabsOf(
  detail: Pick<ItemDetail, 'trajectory' | 'conformance'> | null,
  scorer: string | undefined,
): readonly ItemTab[] {
  if (detail?.conformance !== undefined) return ['case', ...OTHERS];
  if ((detail?.trajectory ?? null) === null) return ['comparison', ...OTHERS];
  return comparesSteps(scorer) ? EVERY : [...CALLS_FIRST, ...OTHERS];
}

/** The view that is shown: the one asked for where the item has it, else its first. */
export function shownTab(asked: ItemTab | null, tabs: readonly ItemTab[]): ItemTab {
  return tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'comparison';
}
