import type { ItemDetail } from '../../engine/engine.ts';
import { ITEM_TABS, type ItemTab } from '../../state/route.ts';

type Stepped = Pick<ItemDetail, 'trajectory'>;

/** The views that an item has, in their order: steps are one where there are any. */
export function tabsOf(detail: Stepped | null): readonly ItemTab[] {
  return hasTrajectory(detail) ? ITEM_TABS : ITEM_TABS.filter((tab) => tab !== 'trajectory');
}

/** The view that is shown: the one asked for where the item has it, else its first. */
export function shownTab(asked: ItemTab | null, detail: Stepped | null): ItemTab {
  const tabs = tabsOf(detail);
  return tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'comparison';
}

function hasTrajectory(detail: Stepped | null): boolean {
  return detail?.trajectory !== undefined && detail.trajectory !== null;
}
