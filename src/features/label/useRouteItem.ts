import { useEffect } from 'react';
import type { ItemKey } from '../../core/model/item.ts';
import type { LabelDesk } from '../../state/labels/desk.ts';

/** An address that names an item shows it; the desk itself writes the item that is stepped to into the address. */
export function useRouteItem({ store, actions }: LabelDesk, key: ItemKey | null): void {
  useEffect(() => {
    if (key !== null || store.getState().current === null) actions.show(key);
  }, [store, actions, key]);
}
