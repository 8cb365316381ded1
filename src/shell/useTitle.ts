import { useEffect } from 'react';
import { useStore } from 'zustand';
import { currentDataset } from '../state/selectors.ts';
import type { Workbench } from '../state/workbench.ts';
import { labelText } from '../ui/text/labelText.ts';
import { words } from './words.ts';

/** Names the document after what is shown. */
export function useTitle({ store }: Workbench): void {
  const title = useStore(store, (state) => {
    const { route } = state;
    const dataset = currentDataset(state);
    const name = dataset === null ? null : labelText(dataset.name);
    const parts = [
      route.view === 'item' ? labelText(route.key.id) : null,
      route.view === 'compare' && route.item !== null ? labelText((route.item.b ?? route.item.a)?.id ?? '') : null,
      route.view === 'label' || route.view === 'agreement' || route.view === 'compare' ? words[route.view] : null,
      route.view === 'help' || route.view === 'build' ? words[route.view] : route.view === 'open' ? null : name,
      words.brand,
    ];
    return parts.filter((part) => part !== null).join(' · ');
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
