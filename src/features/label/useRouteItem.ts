import { useEffect } from 'react';
import type { ItemKey } from '../../core/model/item.ts';
import type { LabelDesk } from '../../state/labels/desk.ts';
import type { Workbench } from '../../state/workbench.ts';

/**
 * An address that names an item shows it; the desk itself writes the item that is stepped to into the address. One that
 * was stepped from meanwhile leads nowhere.
 */
export function useRouteItem(bench: Workbench, { store, actions }: LabelDesk, key: ItemKey | null): void {
  useEffect(() => {
    const { route } = bench.store.getState();
    if (route.view !== 'label' || route.key !== key) return;
    if (key !== null || store.getState().current === null) actions.show(key);
  }, [bench, store, actions, key]);
}
