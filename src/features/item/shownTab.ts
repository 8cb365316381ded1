import type { ItemDetail } from '../../engine/engine.ts';
import { ITEM_TABS, type ItemTab } from '../../state/route.ts';
import { comparesSteps } from '../../state/trajectoryRun.ts';

const CALLS_FIRST: readonly ItemTab[] = ['comparison', 'trajectory'];

/** The views that an item has, in their order: its steps, where there are any, come first if they are what was compared. */
export function tabsOf(detail: Pick<ItemDetail, 'trajectory'> | null, scorer: string | undefined): readonly ItemTab[] {
  const others = ITEM_TABS.filter((tab) => !CALLS_FIRST.includes(tab));
  if ((detail?.trajectory ?? null) === null) return ['comparison', ...others];
  return comparesSteps(scorer) ? ITEM_TABS : [...CALLS_FIRST, ...others];
}

/** The view that is shown: the one asked for where the item has it, else its first. */
export function shownTab(asked: ItemTab | null, tabs: readonly ItemTab[]): ItemTab {
  return tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'comparison';
}
